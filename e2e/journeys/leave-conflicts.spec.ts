import type { Page } from '@playwright/test';
import { appointmentsOn } from '../support/appointment-form.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { addColleague, calendarSalon } from '../support/calendar.ts';
import { dayFromStart } from '../support/days.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import type { OpenSalon } from '../support/salon.ts';
import { addMember, openDeskBrowser, userCodeOf } from '../support/team.ts';
import { hoverToast, pressInToast, toast } from '../support/toast.ts';

// A leave, a closed day or a parting, and the appointments it hits: nothing is moved that nobody moved.

/** Far enough ahead for nothing of it to be past. */
const day = dayFromStart(5);
const typed = day.split('-').toReversed().join('.');
const list = '/profil/çalışanlar';

test.beforeEach(() => test.setTimeout(120_000));

const fulya = { name: 'Fulya', lastname: 'Başar', phone: '+905324182701' };
const nilufer = { name: 'Nilüfer', lastname: 'Sezer' };
const irem = { name: 'İrem', lastname: 'Soylu' };

/** Elif and Deniz beside the owner; only Elif does bridal hair. Three appointments of Elif's on a day. */
const team = async (page: Page) => {
  const { salon, ownerCode, service } = await calendarSalon(page);
  const bridal = await addService(salon, { name: 'Gelin saçı', duration: 90, price: 6000 });
  const elif = (await addColleague(salon, ['Elif', 'Şahin'])).code;
  const deniz = (await addColleague(salon, ['Deniz', 'Korkmaz'])).code;
  for (const code of [ownerCode, deniz])
    await salon.api('patch', `/api/Employee/services/${code}`, {
      allServices: false,
      serviceCodes: [service.code],
    });
  const at = (clock: string, what: typeof service, who: object, employeeCode = elif) =>
    book(salon, { service: what, employeeCode, start: `${day}T${clock}:00` }, who);
  const codes = {
    fulya: (await at('10:00', service, fulya)).code,
    nilufer: (await at('11:30', service, nilufer)).code,
    irem: (await at('14:00', bridal, irem)).code,
  };
  await page.addInitScript(
    `localStorage.setItem('tours-seen', JSON.stringify(['employees', 'edit-salon', 'calendar'].map((tour) => tour + ' ' + localStorage.getItem('userCode'))))`,
  );
  return { salon, ownerCode, service, elif, deniz, codes, at };
};

const row = (page: Page, name: string) => page.getByRole('listitem', { name: new RegExp(`^${name}, `) });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Whose each appointment of the day is. */
const hands = async (salon: OpenSalon): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await appointmentsOn(salon, day)).map(({ code, employeeCode }) => [code, employeeCode]),
  );

/** Saves Elif's leave of that day, as somebody does who has just been called. */
const saveLeave = async (page: Page): Promise<void> => {
  await page.goto(list);
  await page.getByRole('button', { name: 'İzin ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'İzin ekle' });
  await dialog.getByRole('button', { name: /Çalışan/ }).click();
  await page.getByRole('option', { name: 'Elif Şahin' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  for (const field of ['İlk gün', 'Son gün']) {
    await dialog.getByRole('textbox', { name: field }).fill(typed);
    await dialog.getByRole('textbox', { name: field }).blur();
  }
  await dialog.getByRole('button', { name: 'İzni kaydet' }).click();
};

const addLeave = async (page: Page): Promise<void> => {
  await saveLeave(page);
  await expect(title(page, 'Bu izin 3 randevuya denk geliyor')).toBeVisible();
};

test('a leave whose conflicts could not be read says so, and reads them when asked again', async ({
  page,
  expects,
}) => {
  expects.push(/503|^api:/);
  await team(page);
  await page.route('**/api/Appointment/conflicts/**', (route) => route.fulfill({ status: 503 }));
  await saveLeave(page);
  const unknown = await hoverToast(page, 'Etkilenen randevulara bakılamadı.');
  await expect(unknown.getByRole('button', { name: 'Geri al' })).toHaveCount(0);
  await page.unroute('**/api/Appointment/conflicts/**');
  await unknown.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(title(page, 'Bu izin 3 randevuya denk geliyor')).toBeVisible();
});

test('a leave that hits three appointments: one is moved, then all that can be; what nobody can take stays and is found again', async ({
  page,
}) => {
  const { salon, elif, deniz, codes, ownerCode } = await team(page);
  await addLeave(page);
  await expect(page.getByText('Taşınanlara haber ver')).toHaveCount(0);
  // Nothing was moved by itself.
  expect(new Set(Object.values(await hands(salon)))).toEqual(new Set([elif]));
  await expectAccessible(page);

  await row(page, 'Fulya Başar').getByRole('radio', { name: 'Deniz' }).check();
  await row(page, 'Fulya Başar').getByRole('button', { name: 'Taşı: Fulya Başar, Deniz' }).click();
  await expect(row(page, 'Fulya Başar').getByText('Taşındı: Deniz, 10:00')).toBeVisible();
  await expect(title(page, 'Bu izin 2 randevuya denk geliyor')).toBeVisible();
  expect(await hands(salon)).toMatchObject({ [codes.fulya]: deniz, [codes.nilufer]: elif });

  // Back into the leave, and out of it again.
  await row(page, 'Fulya Başar').getByRole('button', { name: 'Geri al: Fulya Başar' }).click();
  await expect(title(page, 'Bu izin 3 randevuya denk geliyor')).toBeVisible();
  expect(await hands(salon)).toMatchObject({ [codes.fulya]: elif });
  await row(page, 'Fulya Başar').getByRole('button', { name: 'Taşı: Fulya Başar, Deniz' }).click();
  await expect(title(page, 'Bu izin 2 randevuya denk geliyor')).toBeVisible();

  await expect(row(page, 'İrem Soylu').getByText('Bu hizmeti başka veren yok')).toBeVisible();
  await page.getByRole('button', { name: 'Hepsini taşı (1)' }).click();
  await expect(toast(page, '1 randevu taşındı')).toBeVisible();
  await expect(title(page, 'Bu izin 1 randevuya denk geliyor')).toBeVisible();
  const now = await hands(salon);
  expect(now).toMatchObject({ [codes.fulya]: deniz, [codes.irem]: elif });
  expect([deniz, ownerCode]).toContain(now[codes.nilufer]);

  await page.getByRole('link', { name: 'Sonra karar ver' }).click();
  await page.getByRole('link', { name: 'Elif Şahin: 1 randevu yer bekliyor' }).click();
  await expect(title(page, '1 randevu yer bekliyor')).toBeVisible();
  await expect(row(page, 'İrem Soylu')).toBeVisible();
  await expect(page.getByRole('listitem', { name: /^Fulya/ })).toHaveCount(0);
});

test('what nobody can take is offered another day, and the leave is taken back from the list', async ({
  page,
  isMobile,
}) => {
  const { salon, elif, codes } = await team(page);
  await addLeave(page);
  await row(page, 'İrem Soylu').getByRole('button', { name: 'Gün öner: İrem Soylu' }).click();
  const moving = page.getByRole('dialog', { name: 'Randevuyu taşı' });
  await moving.getByRole('button', { name: /^Gün/ }).click();
  await expectFocusIn(page.getByRole('gridcell', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await expect(moving.locator('[aria-busy=true]')).toHaveCount(0);
  await moving.getByRole('radio', { name: '15:00' }).check();
  await moving.getByRole('button', { name: 'Randevuyu taşı' }).click();
  await expect(moving).toBeHidden();
  await expect(row(page, 'İrem Soylu').getByText(/^Taşındı: Elif, .* 15:00$/)).toBeVisible();
  expect((await appointmentsOn(salon, dayFromStart(6))).map(({ code }) => code)).toEqual([codes.irem]);

  await page.getByRole('button', { name: 'İzni geri al' }).locator('visible=true').click();
  await expect(page).toHaveURL(encodeURI(list));
  await expect(page.getByRole('article', { name: 'Elif Şahin' })).toBeVisible();
  await expect(page.getByRole('link', { name: /yer bekliyor/ })).toHaveCount(0);
  expect(await hands(salon)).toMatchObject({ [codes.fulya]: elif });
  if (isMobile) return;
  await pressInToast(page, 'İzin silindi', 'Geri al');
  await expect(page.getByRole('link', { name: 'Elif Şahin: 2 randevu yer bekliyor' })).toBeVisible();
});

test('somebody was quicker: that one stays, and says so in its row', async ({ page, expects }) => {
  expects.push(/409/);
  const { salon, service, deniz, ownerCode, codes, at } = await team(page);
  await addLeave(page);
  await row(page, 'Fulya Başar').getByRole('radio', { name: 'Deniz' }).check();
  await row(page, 'Nilüfer Sezer').getByRole('radio', { name: 'Gonca' }).check();
  // While the list stands there, and before the salon's signal is heard in it.
  expects.push(/ERR_FAILED|unreachable/);
  await page.route('**/api/Appointment/conflicts/**', (route) => route.abort());
  await at('10:15', service, irem, deniz);
  await page.getByRole('button', { name: 'Hepsini taşı (2)' }).click();
  await expect(toast(page, '1 randevu taşındı')).toContainText('1 randevu taşınamadı');
  await expect(row(page, 'Fulya Başar').getByText(/Bu saat az önce doldu/)).toBeVisible();
  await expect(row(page, 'Nilüfer Sezer').getByText('Taşındı: Gonca, 11:30')).toBeVisible();
  await page.unroute('**/api/Appointment/conflicts/**');
  expect(await hands(salon)).toMatchObject({ [codes.nilufer]: ownerCode });
});

test('who is free only near the time is asked for, and moved when the customer agrees', async ({ page }) => {
  const { service, deniz, ownerCode, at } = await team(page);
  await at('10:00', service, {}, ownerCode);
  await at('09:30', service, {}, deniz);
  await addLeave(page);
  const line = row(page, 'Fulya Başar');
  await expect(line.getByRole('radio', { name: 'Deniz 10:15 olur' })).toBeChecked();
  await line.getByRole('button', { name: 'Sor ve taşı: Fulya Başar' }).click();
  const question = page.getByRole('dialog', { name: 'Müşteriye sordunuz mu?' });
  await expect(question.getByRole('link', { name: /^Ara: / })).toBeVisible();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Kabul etti, taşı' }).click();
  await expect(line.getByText('Taşındı: Deniz, 10:15')).toBeVisible();
});

test('a day is closed: its appointments wait for another day', async ({ page }) => {
  const { salon } = await team(page);
  await page.goto(`/profil/salonu-duzenle/${salon.salonCode}?bolum=saatler`);
  await page.getByRole('button', { name: 'Gün ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kapalı gün ekle' });
  await dialog.getByRole('textbox', { name: 'İlk gün' }).fill(typed);
  await dialog.getByRole('textbox', { name: 'İlk gün' }).blur();
  await dialog.getByRole('button', { name: 'Kapalı günü ekle' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Kaydet' }).click();
  await expect(toast(page, '3 randevu bu saatlere uymuyor.')).toBeVisible();
  await page.getByRole('link', { name: '3 randevu yer bekliyor' }).click();
  await expect(title(page, 'Kapalı günlere 3 randevu denk geliyor')).toBeVisible();
  await expect(row(page, 'Fulya Başar').getByText('O saatte boş kimse yok')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Hepsini taşı (0)' })).toBeDisabled();
  await expectAccessible(page);
});

test('nobody leaves the team with appointments to come: first they are moved', async ({ page, expects }) => {
  expects.push(/409|api: DELETE/);
  const { salon, codes, elif } = await team(page);
  await salon.api('patch', `/api/Appointment/update-status/${codes.irem}?status=Canceled`);
  await page.goto(list);
  const choose = async (action: string): Promise<void> => {
    await page.getByRole('button', { name: 'Elif Şahin için işlemler' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };
  await choose('Ekipten çıkar');
  const question = page.getByRole('alertdialog', { name: 'Önce 2 randevu taşınmalı' });
  await question.getByRole('button', { name: 'Pasif yap, randevuları taşı' }).click();
  await expect(title(page, '2 randevu yer bekliyor')).toBeVisible();
  await expect(page.getByText('Elif Şahin pasif')).toBeVisible();
  await page.getByRole('button', { name: 'Hepsini taşı (2)' }).click();
  await expect(title(page, 'Bekleyen randevu kalmadı')).toBeVisible();
  expect(Object.values(await hands(salon)).filter((code) => code === elif)).toEqual([elif]);
  await page.getByRole('link', { name: 'Çalışanlara dön' }).click();
  await choose('Ekipten çıkar');
  await expect(page.getByRole('article', { name: 'Elif Şahin' })).toHaveCount(0);
});

test('by keyboard alone: chosen with the arrows, moved and put back with Enter', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await team(page);
  await addLeave(page);
  const line = row(page, 'Fulya Başar');
  const { keyboard } = page;
  await line.getByRole('radio', { checked: true }).focus();
  await keyboard.press('ArrowRight');
  const chosen = line.getByRole('radio', { checked: true });
  await expect(chosen).toBeFocused();
  await keyboard.press('Tab');
  const act = line.getByRole('button', { name: /^(Taşı|Geri al): Fulya Başar/ });
  await expect(act).toBeFocused();
  await keyboard.press('Enter');
  await expect(line.getByText(/^Taşındı: /)).toBeVisible();
  await expect(act).toHaveText('Geri al');
  await expect(act).toBeFocused();
  await keyboard.press('Enter');
  await expect(act).toHaveText('Taşı');
  await expect(title(page, 'Bu izin 3 randevuya denk geliyor')).toBeVisible();
});

test('attack 23: who manages the team sees the list, but moves nothing without the right', async ({
  page,
  browser,
}) => {
  const { salon, codes, deniz } = await team(page);
  await addLeave(page);
  const { person, code } = await addMember(page, salon);
  await salon.api('put', `/api/user/group/${await userCodeOf(salon, code)}`, {
    salonCode: salon.salonCode,
    groups: ['manage-employees'],
  });
  const other = await openDeskBrowser(browser, salon, code);
  await other.goto('/giris-yap');
  await signIn(other, person);
  await expect(other).toHaveURL(/profil/, { timeout: 20_000 });
  await other.goto(`${list}/izin-etkisi`);
  await expect(row(other, 'Fulya Başar')).toBeVisible({ timeout: 20_000 });
  await expect(other.getByText(/tüm salon için randevu açma yetkisi ister/)).toBeVisible();
  await expect(other.getByRole('button', { name: /Taşı|Hepsini/ })).toHaveCount(0);
  const token = String(await other.evaluate("localStorage.getItem('accessToken')"));
  for (const [method, path, data] of [
    ['put', codes.fulya, { version: 1, employeeCode: deniz }],
    ['post', `undo-move/${codes.fulya}`, { version: 1 }],
  ] as const) {
    const answer = await other.request[method](`/api/Appointment/${path}`, {
      headers: { 'X-User-Token': token },
      data,
    });
    expect(answer.status(), path).toBe(403);
  }
  await other.context().close();
});
