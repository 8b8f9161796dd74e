import type { Locator } from '@playwright/test';
import {
  blockOf,
  button,
  cancelBecause,
  completeEarly,
  details,
  missEarly,
  openDay,
  openDetails,
  ownerOf,
  phone,
  salonWithAppointment,
  signInColleague,
  toursSeen,
  unfoldHistory,
  workdayAt,
} from '../support/appointment-details.ts';
import { listSalon, requestAppointments, requireApproval, statusOf } from '../support/appointment-list.ts';
import { melike } from '../support/appointments/texts.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { addCard } from '../support/customers.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';
import { hoverToast } from '../support/toast.ts';

// One appointment over the calendar: all that is known of it, what may be done with it, and by whom.

const complete = 'Tamamlandı Olarak İşaretle';
const finals = [complete, 'İptal Olarak İşaretle', 'Gelmedi İşaretle'];

test.beforeEach(() => test.setTimeout(90_000));

test.describe('all that is known', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('of a session: how far it is, what one costs, who comes, and the phone is copied', async ({
    page,
  }) => {
    const salon = await openSalon(page, { toursSeen });
    const employeeCode = await ownerOf(salon);
    const service = await addService(salon, {
      name: 'Saç botoksu',
      duration: 90,
      price: 3200,
      type: 'Session',
      sessionCount: 4,
      sessionIntervalDays: 21,
    });
    const who = { ...melike, phone };
    await book(salon, { service, employeeCode, start: workdayAt('10:00') }, who);
    const second = await book(
      salon,
      { service, employeeCode, start: workdayAt('16:30') },
      { ...who, note: 'Saç dipleri hassas, amonyaksız ürün rica etti.' },
    );
    const dialog = await openDetails(page, second);
    for (const text of [
      'Bekleniyor',
      '16:30 – 18:00',
      'Saç botoksu',
      '₺3.200,00',
      'seans başı',
      '90 dk',
      'Seanslı',
    ])
      await expect(dialog.getByText(text, { exact: true })).toBeVisible();
    await expect(dialog.getByText('2/4 seans', { exact: true })).toBeVisible();
    await expect(dialog.getByText('21 gün arayla', { exact: true })).toBeVisible();
    await expect(dialog.getByRole('progressbar', { name: 'Seans ilerlemesi' })).toHaveAttribute(
      'aria-valuetext',
      '2/4',
    );
    await expect(dialog.getByText('Gonca Arman', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Melike Işık', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Saç dipleri hassas, amonyaksız ürün rica etti.')).toBeVisible();
    await expect(dialog.getByText('Gonca Arman randevuyu oluşturdu.')).toBeVisible();
    for (const name of finals) await expect(button(dialog, name)).toBeVisible();
    await expectAccessible(page);

    await button(dialog, 'Kopyala').click();
    await expect(page.getByText('Kopyalandı ✅')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(phone);
    await page.evaluate(`navigator.clipboard.writeText = () => Promise.reject(new Error('no'))`);
    await button(dialog, 'Kopyala').click();
    await expect(page.getByText('Kopyalanamadı ❌')).toBeVisible();
  });
});

test('completing it records the income and says so; the message takes both back', async ({ page }) => {
  const { salon, booked } = await salonWithAppointment(page);
  const dialog = await openDetails(page, booked);
  // It was less work than usual, which is said before it is completed.
  await button(dialog, 'Tutarı değiştir').click();
  await dialog.getByLabel('Tutar', { exact: true }).fill('750,50');
  await button(dialog, 'Tutarı kaydet').click();
  await expect(dialog.getByText('₺750,50')).toBeVisible();
  // Twice, as a nervous hand does it: it has not begun, so it is asked, and the second press is no answer.
  await button(dialog, complete).dblclick();
  await expect(dialog.getByText('Randevu 10:00 için, henüz başlamadı.', { exact: false })).toBeVisible();
  await expect(dialog.getByText('Bekleniyor', { exact: true })).toBeVisible();
  await button(dialog, 'Vazgeç').click();
  await button(dialog, complete).click();
  await button(dialog, 'Evet, tamamlandı').dblclick();
  // The one in the message, which is outside of the dialog.
  const told = await hoverToast(page, 'Randevu Güncellendi ve Gelir kaydı oluşturuldu');
  await expect(told).toContainText('₺750,50 gelir olarak eklendi.');
  await expect(page.getByText('Randevu Güncellenemedi')).toHaveCount(0);
  await expect(dialog.getByText('Randevu Tamamlandı', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Tamamlandı', { exact: true })).toBeVisible();
  for (const name of finals) await expect(button(dialog, name)).toHaveCount(0);
  const incomes = () =>
    salon.api<{ amount: number }[]>('get', `/api/Transaction/by-salon/${salon.salonCode}`);
  await expect.poll(async () => (await incomes()).map(({ amount }) => amount)).toEqual([750.5]);

  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Değişiklik geri alındı')).toBeVisible();
  await expect(dialog.getByText('Bekleniyor', { exact: true })).toBeVisible();
  await expect(button(dialog, complete)).toBeVisible();
  await expect.poll(async () => (await incomes()).length).toBe(0);
});

test('each status has its badge and its banner, and the history takes back for a minute', async ({
  page,
  browser,
}) => {
  const { salon, booked } = await salonWithAppointment(page, {});
  const dialog = await openDetails(page, booked);
  await expect(dialog.getByText('Müşteri profili yok.')).toBeVisible();
  // Why it is canceled is asked, and nothing is chosen for anybody.
  await button(dialog, 'İptal Olarak İşaretle').click();
  await button(dialog, 'Randevuyu iptal et').click();
  await expect(dialog.getByText('Bir neden seçin.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Açıklama').fill('Kar yağdı');
  await dialog.getByRole('radio', { name: 'Müşteri vazgeçti' }).check();
  await button(dialog, 'Vazgeç').click();
  for (const [act, badge, banner] of [
    [missEarly, 'Gelmedi', 'Müşteri Randevuya Gelmedi'],
    [(one: Locator) => cancelBecause(one, 'Hastalandı'), 'İptal', 'Randevu İptal Edildi'],
  ] as const) {
    await act(dialog);
    await expect(page.getByText('Randevu Güncellendi', { exact: true }).last()).toBeVisible();
    await expect(dialog.getByText(badge, { exact: true })).toBeVisible();
    await expect(dialog.getByText(banner, { exact: true })).toBeVisible();
    await expectAccessible(page);
    await button(dialog, 'Geri al').click();
    await expect(dialog.getByText('Bekleniyor', { exact: true })).toBeVisible();
    await expect(dialog.getByText('Gonca Arman son değişikliği geri aldı.').first()).toBeVisible();
    await expect(button(dialog, 'Geri al')).toHaveCount(0);
  }
  await expect(dialog.getByRole('listitem')).toHaveCount(0);
  await unfoldHistory(dialog);
  await expect(dialog.getByRole('listitem')).toHaveCount(5);
  await expect(dialog.getByText('Önce Bekleniyor, şimdi Gelmedi')).toBeVisible();
  await expect(dialog.getByText('Hastalandı', { exact: true })).toBeVisible();

  // Somebody else, who may change it too, cannot take back what was done by another.
  await completeEarly(dialog);
  await expect(button(dialog, 'Geri al')).toBeVisible();
  const { colleaguePage, setGroups } = await signInColleague(page, browser, salon);
  await setGroups('Receptionist');
  const other = await openDetails(colleaguePage, booked);
  await expect(other.getByText('Gonca Arman randevuyu tamamlandı olarak işaretledi.')).toBeVisible();
  await expect(button(other, 'Geri al')).toHaveCount(0);
  await colleaguePage.context().close();
});

test('one that waits to be approved leads to where it is approved', async ({ page, browser }) => {
  const { salon, service, ownerCode } = await listSalon(page);
  await requireApproval(salon);
  const wish = { serviceCode: service.code, employeeCode: ownerCode };
  const starts = [workdayAt('10:00'), workdayAt('12:00')];
  const [, second] = await requestAppointments(browser, salon, wish, starts);
  if (!second) throw new Error('nothing was requested');
  await page.goto(`/profil/randevular?randevu=${second.code}`);
  const dialog = details(page);
  await expect(dialog.getByText('Onay Bekliyor', { exact: true })).toHaveCount(2);
  for (const name of finals) await expect(button(dialog, name)).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Randevulara git' }).click();
  await expect(page).toHaveURL(`/profil/randevular?durum=onay-bekliyor&istek=${second.code}`);
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Onayla: .*12:00/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => statusOf(salon, second)).toBe('Approved');
});

test('with the own right one completes own appointments and not those of others', async ({
  page,
  browser,
}) => {
  const { salon, service, booked } = await salonWithAppointment(page);
  const { colleaguePage, code, setGroups } = await signInColleague(page, browser, salon);
  const own = await book(
    salon,
    { service, employeeCode: code, start: workdayAt('10:00') },
    { ...melike, phone },
  );

  await setGroups('update-appointment-status');
  const others = await openDetails(colleaguePage, booked);
  await expect(others.getByText('0532 *** ** 96')).toBeVisible();
  await expect(others.getByText('Gonca Arman randevuyu oluşturdu.')).toBeVisible();
  for (const name of [...finals, 'Not ekle', 'Randevuyu başka bir saate taşı', 'Kopyala'])
    await expect(button(others, name)).toHaveCount(0);
  await expectAccessible(colleaguePage);
  const mine = await openDetails(colleaguePage, own);
  await completeEarly(mine);
  await expect(mine.getByText('Randevu Tamamlandı', { exact: true })).toBeVisible();

  // With the right for all, and at the desk, also those of others; without any right only to look at.
  for (const [right, count] of [
    ['update-appointment-status-all', 1],
    ['Receptionist', 1],
    ['view-customers', 0],
  ] as const) {
    await setGroups(right);
    const dialog = await openDetails(colleaguePage, booked);
    await expect(dialog.getByText('Gonca Arman randevuyu oluşturdu.')).toBeVisible();
    await expect(dialog.getByText('Bekleniyor', { exact: true })).toBeVisible();
    await expect(button(dialog, complete)).toHaveCount(count);
  }
  await colleaguePage.context().close();
});

test('an allergy is told to the person who performs it, and to nobody else without the right', async ({
  page,
  browser,
}) => {
  const salon = await openSalon(page, { toursSeen });
  const [service, owner] = await Promise.all([addService(salon), ownerOf(salon)]);
  const { colleaguePage, code, setGroups } = await signInColleague(page, browser, salon);
  const { code: customerCode } = await addCard(salon, {
    ...melike,
    allergies: 'Lateks alerjisi\nEldiven nitril olsun.',
  });
  const bookFor = (employeeCode: string, clock: string) =>
    book(salon, { service, employeeCode, start: workdayAt(clock) }, { customerCode });
  const [own, others] = [await bookFor(code, '10:00'), await bookFor(owner, '12:00')];
  const warning = (dialog: Locator) => dialog.getByRole('region', { name: 'Alerji uyarısı' });

  await setGroups('update-appointment-status');
  const theirs = await openDetails(colleaguePage, others);
  await expect(theirs.getByText('Gonca Arman randevuyu oluşturdu.')).toBeVisible();
  await expect(warning(theirs)).toHaveCount(0);
  const mine = await openDetails(colleaguePage, own);
  await expect(warning(mine)).toContainText('Lateks alerjisi');
  await expect(warning(mine)).toContainText('Eldiven nitril olsun.');
  await expectAccessible(colleaguePage);
  await expect(warning(await openDetails(page, own))).toBeVisible();

  // From now on somebody else performs it.
  const body = { version: 1, employeeCode: owner, tellCustomer: false };
  await salon.api('put', `/api/Appointment/${own.code}`, body);
  await expect(mine.getByText('Gonca Arman', { exact: true })).toBeVisible();
  await expect(warning(mine)).toHaveCount(0);
  await expect(warning(details(page))).toBeVisible();
  await colleaguePage.context().close();
});

test('what another does is seen by itself, with who did it; who presses too late is told', async ({
  page,
  browser,
  expects,
}) => {
  expects.push(/409|ERR_FAILED|api: /);
  const { salon, booked } = await salonWithAppointment(page);
  const { colleaguePage, setGroups } = await signInColleague(page, browser, salon);
  await setGroups('Receptionist');
  const mine = await openDetails(page, booked);
  await expect(button(mine, complete)).toBeVisible();
  const other = await openDetails(colleaguePage, booked);
  await missEarly(other);
  await expect(mine.getByText('Müşteri Randevuya Gelmedi')).toBeVisible();
  await expect(
    mine.getByText('Gonca Arman bu randevuyu az önce değiştirdi.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);

  // Deaf to what others do, the owner presses what is over before that arrives.
  await page.goto('/profil/hesap');
  await page.route('**/api/live**', (route) => route.abort());
  await button(other, 'Geri al').click();
  await expect(other.getByText('Bekleniyor', { exact: true })).toBeVisible();
  await openDetails(page, booked);
  const isCanceled = Promise.withResolvers<void>();
  await page.route('**/api/Appointment/update-status/**', async (route) => {
    await isCanceled.promise;
    await route.continue();
  });
  await completeEarly(mine);
  await cancelBecause(other, 'Çift kayıt');
  await expect(other.getByText('Randevu İptal Edildi')).toBeVisible();
  isCanceled.resolve();
  await expect(page.getByText('Randevu Güncellenemedi')).toBeVisible();
  await expect(page.getByText(/durumu siz bakarken değişti/)).toBeVisible();
  await expect(mine.getByText('Randevu İptal Edildi')).toBeVisible();
  await colleaguePage.context().close();
});

test('by keyboard alone it is opened, completed, taken back and closed, and the focus is where it was', async ({
  page,
}) => {
  const { booked } = await salonWithAppointment(page);
  await openDay(page, booked);
  await blockOf(page, booked).focus();
  await page.keyboard.press('Enter');
  const dialog = details(page);
  const act = button(dialog, complete);
  await expect(act).toBeVisible();
  await expectFocusIn(dialog);
  const hasFocus = (target: Locator) =>
    target.evaluate((element) => element === document.activeElement, undefined, { timeout: 5_000 });
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(async () => {
      await page.keyboard.press('Tab');
      expect(await hasFocus(target)).toBe(true);
    }).toPass({ timeout: 20_000, intervals: [0] });
  };
  await tabTo(act);
  await page.keyboard.press('Enter');
  await tabTo(button(dialog, 'Evet, tamamlandı'));
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Randevu Tamamlandı', { exact: true })).toBeVisible();
  // Nowhere outside of the dialog.
  await expectFocusIn(dialog);
  await tabTo(button(dialog, 'Geri al'));
  await page.keyboard.press('Enter');
  await expect(act).toBeVisible();
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(blockOf(page, booked)).toBeFocused();
});

test('one that is not there any more says so', async ({ page, expects }) => {
  expects.push(/404|api: GET \/api\/Appointment/);
  const { booked } = await salonWithAppointment(page);
  for (const path of [booked.code, `history/${booked.code}`])
    await page.route(`**/api/Appointment/${path}`, (route) => route.fulfill({ status: 404, json: {} }));
  await openDay(page, booked);
  await blockOf(page, booked).click();
  await expect(details(page).getByRole('heading', { name: 'Bu randevu artık yok' })).toBeVisible();
  await expectAccessible(page);
  await button(details(page), 'Kapat').last().click();
  await expect(details(page)).toHaveCount(0);
});
