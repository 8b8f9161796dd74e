import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { details, signInColleague } from '../support/appointment-details.ts';
import {
  listSalon,
  openList,
  path,
  requestAppointments,
  requireApproval,
  rows,
  statusOf,
} from '../support/appointment-list.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { addColleague } from '../support/calendar.ts';
import { dayFromStart } from '../support/days.ts';
import { countTask } from '../support/desk-tasks.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { tapCounter } from '../support/taps.ts';
import { pressInToast } from '../support/toast.ts';

// Every appointment of a salon: found, counted, decided on and taken along.

const day = dayFromStart(2);
const at = (clock: string, date = day): string => `${date}T${clock}:00`;

test.beforeEach(() => test.setTimeout(90_000));

const tab = (page: Page, name: string | RegExp): Locator => page.getByRole('tab', { name });
const chip = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('group', { name: 'Süzgeçler' }).getByRole('button', { name });
const approve = (page: Page, clock: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Onayla: .* ${clock}$`) });
const refuse = (page: Page, clock: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^Reddet: .* ${clock}$`) });

/** Chooses from the list of a chip, and waits until the list has gone. */
const choose = async (page: Page, name: RegExp, option: string): Promise<void> => {
  await chip(page, name).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
};

/** The field is there at a desk; on a phone it comes when it is asked for. */
const search = async (page: Page, text: string): Promise<void> => {
  const field = page.getByRole('searchbox', { name: 'Müşteri veya telefon ara' });
  const opener = page.getByRole('button', { name: 'Ara', exact: true });
  await expect(field.or(opener).first()).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 769) await opener.click();
  await field.fill(text);
};

/** A salon of two people and two services, with five appointments in its week. */
const filled = async (page: Page) => {
  const { salon, ownerCode, service } = await listSalon(page);
  const [deniz, colour] = await Promise.all([
    addColleague(salon, ['Deniz', 'Korkmaz']),
    addService(salon, { name: 'Dip boya', duration: 30, price: 2400 }),
  ]);
  const isil = { name: 'Işıl', lastname: 'Gündoğdu', phone: '+905324182796' };
  const ipek = { name: 'İpek', lastname: 'Ünlü', phone: '+905337741806' };
  const made = [
    await book(salon, { service, employeeCode: ownerCode, start: at('10:00') }, isil),
    await book(salon, { service: colour, employeeCode: ownerCode, start: at('11:00') }, ipek),
    await book(salon, { service, employeeCode: deniz.code, start: at('10:00') }, ipek),
    await book(salon, { service: colour, employeeCode: deniz.code, start: at('12:00') }, isil),
    await book(salon, { service, employeeCode: deniz.code, start: at('13:00', dayFromStart(3)) }),
  ] as const;
  await salon.api('patch', `/api/Appointment/update-status/${made[0].code}?status=Completed`);
  return { salon, ownerCode, service, made };
};

test('who waits stands first, on other days in a line of their own; approved, refused and taken back', {
  tag: '@desk-task',
}, async ({ page, browser, isMobile }) => {
  const { salon, ownerCode, service } = await listSalon(page);
  await requireApproval(salon);
  await book(salon, { service, employeeCode: ownerCode, start: at('09:00') });
  const wish = { serviceCode: service.code, employeeCode: ownerCode };
  const [first, second, far] = await requestAppointments(browser, salon, wish, [
    at('10:00'),
    at('12:00'),
    at('14:00', dayFromStart(30)),
  ]);
  if (!first || !second || !far) throw new Error('nobody asked');
  await openList(page);
  await expect(tab(page, 'Onay Bekliyor 3')).toBeVisible();
  await expect(tab(page, 'Tümü 3')).toBeVisible();
  await expect(rows(page).nth(0)).toContainText('10:00 – 10:30');
  await expect(rows(page).nth(2)).toContainText('09:00 – 09:30');
  const line = page.getByRole('button', { name: /^1 istek daha bekliyor · ilki / });
  await expect(line).toBeVisible();
  await expectAccessible(page);
  await line.click();
  await expect(page).toHaveURL(/durum=onay-bekliyor/);
  await expect(line).toHaveCount(0);
  await expectFocusIn(page.getByRole('tabpanel'));
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).nth(2)).toContainText('14:00 – 14:30');
  await page.goBack();
  await expect(line).toBeVisible();

  const { tap, counts } = tapCounter(isMobile);
  await tap(approve(page, '10:00'));
  await expect(page.getByText('Randevu Güncellendi', { exact: true })).toBeVisible();
  await expect(page.getByText(/10:00 onaylandı\.$/)).toBeVisible();
  await expect(tab(page, 'Onay Bekliyor 2')).toBeVisible();
  expect(await statusOf(salon, first)).toBe('Approved');
  countTask('approve a request, in the list', counts().taps);

  await tab(page, 'Onay Bekliyor 2').click();
  await expect(page).toHaveURL(/durum=onay-bekliyor/);
  await expect(rows(page)).toHaveCount(2);
  await refuse(page, '12:00').click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText(/12:00 reddedildi, saat boşaldı\.$/)).toBeVisible();
  expect(await statusOf(salon, second)).toBe('Canceled');
  await pressInToast(page, 'reddedildi', 'Geri al');
  await expect(page.getByText('Değişiklik geri alındı')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  expect(await statusOf(salon, second)).toBe('Pending');

  // What another decides meanwhile is seen by itself.
  await salon.api('patch', `/api/Appointment/update-status/${far.code}?status=Canceled`);
  await expect(rows(page)).toHaveCount(1);
});

test('what is chosen stands in the address: a reload and the way back find it', async ({ page }) => {
  const { made } = await filled(page);
  await openList(page);
  await expect(page).toHaveURL(path);
  await expect(tab(page, 'Tümü 5')).toBeVisible();
  await expect(tab(page, 'Tamamlandı 1')).toBeVisible();

  await choose(page, /Çalışan/, 'Deniz Korkmaz');
  await expect(tab(page, 'Tümü 3')).toBeVisible();
  await choose(page, /Hizmet/, 'Dip boya');
  await expect(rows(page)).toHaveCount(1);
  await search(page, 'isil');
  await expect(page).toHaveURL(/ara=isil/);
  await tab(page, 'Bekleniyor 1').click();
  await expect(page).toHaveURL(/durum=bekleniyor/);
  const address = page.url();

  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('Işıl Gündoğdu');
  await expect(chip(page, /Deniz Korkmaz/)).toBeVisible();
  await expect(chip(page, /Dip boya/)).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue('isil');
  await expect(tab(page, 'Bekleniyor 1')).toHaveAttribute('aria-selected', 'true');

  await page.goto('/profil/hesap');
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('12:00 – 12:30');

  // By the entry of the menu everything is there again, and the field is empty.
  await page.getByRole('link', { name: 'Randevular', exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(tab(page, 'Tümü 5')).toBeVisible();
  await expect(page.getByRole('searchbox', { includeHidden: true })).toHaveValue('');

  // A customer's card leads here with its code, and an address may name what is open.
  const card = (await rowsOf(page, made[3].code)).customerCode ?? '';
  await openList(page, { musteri: card, randevu: made[3].code });
  await expect(details(page).getByText('Işıl Gündoğdu', { exact: true })).toBeVisible();
  await expectFocusIn(details(page));
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(2);
  await chip(page, /Işıl Gündoğdu/).click();
  await expect(rows(page)).toHaveCount(5);
});

/** As the page itself was told of it. */
const rowsOf = async (page: Page, code: string): Promise<{ readonly customerCode: string | null }> => {
  const answer = await page.request.get(`/api/Appointment/${code}`, {
    headers: { 'X-User-Token': await page.evaluate<string>(`localStorage.getItem('accessToken')`) },
  });
  return (await answer.json()) as { customerCode: string | null };
};

test('other days are chosen from the calendar, or at a press; what fits nothing leads back', async ({
  page,
}) => {
  const { salon, service, ownerCode } = await filled(page);
  await book(salon, { service, employeeCode: ownerCode, start: at('15:00', dayFromStart(20)) });
  await openList(page);
  await expect(rows(page)).toHaveCount(5);
  await chip(page, /^Tarih/).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Sonraki 30 gün' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(6);
  await expect(page).toHaveURL(/ilk=\d{4}-\d\d-\d\d&son=/);

  await chip(page, /^Tarih:/).click();
  const [, month = '', date = ''] = dayFromStart(3).split('-');
  const typed = `${date}.${month}.${dayFromStart(3).slice(0, 4)}`;
  await page.getByRole('textbox', { name: 'İlk gün' }).fill(typed);
  await page.getByRole('textbox', { name: 'Son gün' }).fill('01.01.2020');
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page.getByText('Son gün ilk günden önce olamaz.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Son gün' }).fill(typed);
  await page.getByRole('button', { name: 'Uygula' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(rows(page)).toHaveCount(1);

  await choose(page, /Kaynak/, 'Online');
  await expect(page.getByRole('heading', { name: 'Seçiminize uyan randevu yok' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Süzgeçleri temizle' }).click();
  await expect(page).toHaveURL(path);
  await expect(rows(page)).toHaveCount(5);
});

test('a search looks through all time, and within days that were chosen first', async ({ page }) => {
  const { salon, service, ownerCode } = await filled(page);
  const far = { service, employeeCode: ownerCode, start: at('15:00', dayFromStart(40)) };
  await book(salon, far, { name: 'Işıl', lastname: 'Gündoğdu', phone: '+905324182796' });
  await openList(page, { ilk: day, son: day });
  await expect(rows(page)).toHaveCount(4);
  await search(page, 'gundogdu');
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: /^Yalnızca .* içinde aranıyor Tüm zamanlarda ara$/ }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(rows(page).first()).toContainText('15:00 – 15:30');
  await expect(chip(page, 'Tarih: Tüm zamanlar')).toBeVisible();
  await search(page, 'zzz');
  await expect(page.getByRole('heading', { name: 'Bu aramaya uyan randevu yok' })).toBeVisible();
});

test('attack 44: what is shown is downloaded for Excel, and no name in it is a formula', async ({ page }) => {
  const { salon, service, ownerCode } = await filled(page);
  const nasty = { name: '@SUM(A1)', lastname: 'Kaya', note: '=HYPERLINK("http://kotu.example";"bak")' };
  await book(salon, { service, employeeCode: ownerCode, start: at('16:00') }, nasty);
  await openList(page, { calisan: ownerCode });
  await expect(rows(page)).toHaveCount(3);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Dışa aktar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^randevular-\d{4}-\d\d-\d\d_\d{4}-\d\d-\d\d\.csv$/);
  await expect(page.getByText('3 randevu indirildi')).toBeVisible();
  const text = await readFile(await file.path(), 'utf8');
  expect(text.startsWith('\ufeff"Tarih";"Başlangıç"')).toBe(true);
  const lines = text.trimEnd().split('\r\n');
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain('"Işıl Gündoğdu";"0532 418 27 96"');
  expect(lines[1]).toContain('"900,00";"Tamamlandı"');
  expect(text).not.toContain('Deniz');
  expect(text).toContain(`"'@SUM(A1) Kaya"`);
  expect(text).toContain(`"'=HYPERLINK(`);
});

test('ten stand on a page, and no more are in it; the pages have their addresses', async ({ page }) => {
  const { salon, ownerCode, service } = await listSalon(page);
  const clocks = Array.from(
    { length: 12 },
    (_, index) => `${9 + Math.floor(index / 2)}:${index % 2 ? '30' : '00'}`,
  );
  for (const clock of clocks)
    await book(salon, { service, employeeCode: ownerCode, start: at(clock.padStart(5, '0')) });
  await openList(page);
  await expect(tab(page, 'Tümü 12')).toBeVisible();
  await expect(rows(page)).toHaveCount(10);
  await expect(page.getByText('12 randevu', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Sayfa 2' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL(/sayfa=2/);
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).last()).toContainText('14:30 – 15:00');
  await page.goBack();
  await expect(rows(page)).toHaveCount(10);
  await openList(page, { sayfa: '99' });
  await expect(rows(page)).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});

test('an empty salon is told what to do, and is offered a tour once', async ({ page }) => {
  await listSalon(page, []);
  await openList(page);
  const card = page.getByRole('dialog', { name: 'Süzün' });
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).click();
  await expectFocusIn(card);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Bu günlerde randevu yok' })).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Bu günlerde randevu yok' })).toBeVisible();
  await expect(card).toHaveCount(0);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Yeni Randevu' }).click();
  await expect(page).toHaveURL('/profil/randevular/ekle');
});

test('by keyboard: several are decided one after the other, and details are opened and left', async ({
  page,
  browser,
}) => {
  const { salon, ownerCode, service } = await listSalon(page);
  await requireApproval(salon);
  const wish = { serviceCode: service.code, employeeCode: ownerCode };
  const asked = await requestAppointments(browser, salon, wish, [at('10:00'), at('12:00'), at('14:00')]);
  await openList(page);
  await approve(page, '10:00').focus();
  await page.keyboard.press('Enter');
  await expect(approve(page, '12:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(approve(page, '14:00')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(refuse(page, '14:00')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(tab(page, 'Onay Bekliyor 0')).toBeVisible();
  expect(await Promise.all(asked.map((one) => statusOf(salon, one)))).toEqual([
    'Approved',
    'Approved',
    'Canceled',
  ]);

  const opener = rows(page).first().getByRole('button').last();
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/randevu=/);
  await expectFocusIn(details(page));
  await page.keyboard.press('Escape');
  await expect(details(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('attack 23: with the own right one decides on the own and not on those of others', async ({
  page,
  browser,
}) => {
  const { salon, ownerCode, service } = await listSalon(page);
  await requireApproval(salon);
  const { colleaguePage, code, setGroups } = await signInColleague(page, browser, salon);
  await requestAppointments(browser, salon, { serviceCode: service.code, employeeCode: ownerCode }, [
    at('10:00'),
  ]);
  await requestAppointments(browser, salon, { serviceCode: service.code, employeeCode: code }, [at('12:00')]);
  await setGroups('update-appointment-status');
  await openList(colleaguePage, { durum: 'onay-bekliyor' });
  // The list begins with one's own requests.
  await expect(rows(colleaguePage)).toHaveCount(1);
  await expect(approve(colleaguePage, '12:00')).toBeVisible();
  await openList(colleaguePage, { durum: 'onay-bekliyor', calisan: 'tum' });
  await expect(rows(colleaguePage)).toHaveCount(2);
  await expect(approve(colleaguePage, '10:00')).toHaveCount(0);
  await setGroups('view-customers');
  await colleaguePage.reload();
  await expect(rows(colleaguePage)).toHaveCount(2);
  await expect(approve(colleaguePage, '12:00')).toHaveCount(0);
  await expect(colleaguePage.getByRole('link', { name: 'Yeni Randevu' })).toHaveCount(0);
  await colleaguePage.context().close();
});
