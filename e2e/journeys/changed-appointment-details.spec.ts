import { addDays } from '@ayna/domain/wall-clock';
import {
  button,
  openDetails,
  salonWithAppointment,
  signInColleague,
  unfoldHistory,
  workdayAt,
} from '../support/appointment-details.ts';
import { book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { workday } from '../support/days.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { hoverToast } from '../support/toast.ts';

// From the dialog of an appointment its note is written, and it is moved to another time and into other hands.

test.beforeEach(() => test.setTimeout(90_000));

test('a note is written in its place; who changed it meanwhile is shown before it is replaced', async ({
  page,
}) => {
  const { salon, booked } = await salonWithAppointment(page);
  const dialog = await openDetails(page, booked);
  await button(dialog, 'Not ekle').click();
  const area = dialog.getByLabel('Not', { exact: true });
  await expect(area).toBeFocused();
  await area.fill('Kahvesini sade içiyor.');
  // Esc asks before the text is lost; without any text it leaves the writing, and not the dialog.
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Düzenlemeye dön' }).click();
  await expect(area).toHaveValue('Kahvesini sade içiyor.');
  await area.fill('');
  await page.keyboard.press('Escape');
  await expect(button(dialog, 'Not ekle')).toBeFocused();
  await button(dialog, 'Not ekle').click();
  await area.fill('Kahvesini sade içiyor.');
  await salon.api('put', `/api/Appointment/${booked.code}`, {
    version: booked.version,
    note: 'Çay içiyor.',
    tellCustomer: false,
  });
  await expect(dialog.getByText(/Bu not siz yazarken değişti/)).toBeVisible();
  await expect(dialog.getByText('Çay içiyor.', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await button(dialog, 'Kaydet').click();
  await expect(page.getByText('Not kaydedildi')).toBeVisible();
  await expect(dialog.getByText('Kahvesini sade içiyor.', { exact: true })).toBeVisible();
  await expect(button(dialog, 'Notu düzenle')).toBeFocused();
  await unfoldHistory(dialog);
  await expect(dialog.getByText('Önce “Çay içiyor.”, şimdi “Kahvesini sade içiyor.”')).toBeVisible();
});

test('moved onto a time that somebody has just taken, it offers the three nearest; the message takes it back', async ({
  page,
  expects,
}) => {
  expects.push(/409|api: PUT \/api\/Appointment/);
  const { salon, service, employeeCode, booked } = await salonWithAppointment(page);
  // The list of free times as it was: what another takes from now on is not seen.
  let kept: string | undefined;
  await page.route('**/api/Appointment/move-slots/**', async (route) => {
    const response = await route.fetch();
    kept ??= await response.text();
    await route.fulfill({ response, body: kept });
  });
  const dialog = await openDetails(page, booked);
  await button(dialog, 'Randevuyu başka bir saate taşı').click();
  const moving = page.getByRole('dialog', { name: 'Randevuyu taşı' });
  await expect(moving.getByText('Melike Işık, Saç kesimi', { exact: true })).toBeVisible();
  await expect(moving.getByRole('radio', { name: '10:00' })).toBeChecked();
  await expect(button(moving, 'Randevuyu taşı')).toBeDisabled();
  await moving.getByRole('radio', { name: '14:00' }).check();
  await expect(moving.getByText(/Yeni zaman: .*14:00 – 14:45/)).toBeVisible();
  await expectAccessible(page);
  await book(salon, { service, employeeCode, start: workdayAt('14:00') });
  await expect(moving.getByRole('switch')).toHaveCount(0);
  await button(moving, 'Randevuyu taşı').click();
  await expect(moving.getByText('Bu saat az önce doldu.', { exact: false })).toBeVisible();
  const nearest = moving.getByRole('group', { name: 'En yakın boş saatler' }).getByRole('button');
  await expect(nearest).toHaveText(['13:00', '13:15', '14:45']);
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await nearest.nth(2).click();
  expect((await sent).postDataJSON()).toMatchObject({ startDate: workdayAt('14:45'), tellCustomer: false });
  const told = await hoverToast(page, 'Randevu taşındı');
  await expect(dialog.getByText('14:45 – 15:30')).toBeVisible();
  await expect(dialog.getByText('Gonca Arman randevuyu başka bir zamana taşıdı.')).toBeVisible();
  await expect(button(dialog, 'Randevuyu başka bir saate taşı')).toBeFocused();
  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(dialog.getByText('10:00 – 10:45')).toBeVisible();
});

test('it goes to another day and into other hands', async ({ page, browser }) => {
  const { salon, booked } = await salonWithAppointment(page);
  const { colleaguePage, code: employeeCode } = await signInColleague(page, browser, salon);
  await colleaguePage.context().close();
  const nextWeek = addDays(workday, 7);
  const query = new URLSearchParams({ date: nextWeek, employeeCode });
  const free = () => salon.api<unknown[]>('get', `/api/Appointment/move-slots/${booked.code}?${query}`);
  await expect.poll(async () => (await free()).length, { timeout: 20_000 }).toBeGreaterThan(0);

  const dialog = await openDetails(page, booked);
  await button(dialog, 'Randevuyu başka bir saate taşı').click();
  const moving = page.getByRole('dialog', { name: 'Randevuyu taşı' });
  await moving.getByRole('button', { name: /^Gün/ }).click();
  await expectFocusIn(page.getByRole('gridcell', { selected: true }));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('grid')).toHaveCount(0);
  await moving.getByRole('button', { name: /Çalışan/ }).click();
  await page.getByRole('option').nth(1).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // The times of that day and of these hands, and not those from before.
  await expect(moving.locator('[aria-busy=true]')).toHaveCount(0);
  await moving.getByRole('radio', { name: '11:00' }).check();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await button(moving, 'Randevuyu taşı').click();
  expect((await sent).postDataJSON()).toMatchObject({
    startDate: `${nextWeek}T11:00:00`,
    employeeCode,
    tellCustomer: false,
  });
  await expect(dialog.getByText('11:00 – 11:45')).toBeVisible();
  await expect(dialog.getByText('Gonca Arman çalışanı değiştirdi.')).toBeVisible();
});
