import { addCustomer } from '../support/appointment-form.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { colleagues } from '../support/calendar/texts.ts';
import { addColleague, calendarSalon, workEveryDay } from '../support/calendar.ts';
import { blocks, columns, openCalendar } from '../support/calendar-page.ts';
import { dayFromNow } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { stableBox } from '../support/stable-box.ts';

test.beforeEach(() => test.setTimeout(90_000));

const color = {
  name: 'Balyaj',
  category: 'Color',
  duration: 180,
  phases: { work: 60, wait: 60, finish: 60, freeWhileWaiting: true },
  bufferAfter: 15,
};

test('a wait and the time of a canceled appointment are drawn as free, and a press books there', async ({
  page,
}) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const balayage = await addService(salon, color);
  const day = dayFromNow(1);
  await book(salon, { service: balayage, employeeCode: ownerCode, start: `${day}T10:00:00` });
  const canceled = await book(salon, { service, employeeCode: ownerCode, start: `${day}T15:00:00` });
  await salon.api('patch', `/api/Appointment/update-status/${canceled.code}?status=Canceled`);
  await openCalendar(page, `?gun=${day}&calisan=${ownerCode}`);

  const wait = page.getByRole('link', { name: /^60 dk boş 11:00 – 12:00, .*\. Randevu ekle$/ });
  await expect(wait).toBeVisible();
  await expect(page.getByRole('link', { name: /^45 dk boş 15:00 – 15:45/ })).toBeVisible();
  // What is left of it is a strip at the edge, beside the time that is free again.
  const strip = page.locator(`[data-view=shown] [data-block="${canceled.code}"]`);
  expect((await stableBox(strip)).width).toBeLessThan(40);
  // The buffer is no part of the appointment, and time that cannot be booked.
  await expect(blocks(page).first().locator('.buffer')).toHaveAttribute('data-text', '15 dk hazırlık');
  await expectAccessible(page);

  await book(salon, { service, employeeCode: ownerCode, start: `${day}T11:00:00` });
  const rest = page.getByRole('link', { name: /^15 dk boş 11:45/ });
  await expect(rest).toBeVisible();
  await expect(wait).toHaveCount(0);
  const [outer, inner] = [await stableBox(blocks(page).nth(0)), await stableBox(blocks(page).nth(1))];
  expect(inner.x).toBeGreaterThan(outer.x);
  expect(inner.x + inner.width).toBeCloseTo(outer.x + outer.width, 0);
  await rest.click();
  // On a desk the form stands beside the calendar, on a phone it has a page of its own.
  await expect(page.getByRole('heading', { name: 'Yeni Randevu' })).toBeVisible();
});

test('an allergy stands on the block, in the dialog and in the one that moves it', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const { code: customerCode } = await addCustomer(salon, { allergies: 'Lateks\nNitril eldiven' });
  const start = `${dayFromNow(1)}T10:00:00`;
  await book(salon, { service, employeeCode: ownerCode, start }, { customerCode });
  await openCalendar(page, `?gun=${dayFromNow(1)}`);
  await expect(page.getByRole('button', { name: /, Alerji: Lateks$/ })).toBeVisible();
  await expect(blocks(page).locator('.allergy')).toBeVisible();
  await blocks(page).click();
  const warningIn = (name: string) =>
    page.getByRole('dialog', { name }).getByRole('region', { name: 'Alerji uyarısı' });
  await expect(warningIn('Randevu Detayları')).toContainText('Lateks');
  await page.getByRole('button', { name: 'Randevuyu başka bir saate taşı' }).click();
  await expect(warningIn('Randevuyu taşı')).toContainText('Lateks');
});

test('a closed day says so once, however large the team', async ({ page }) => {
  const { salon } = await calendarSalon(page);
  await addColleague(salon, colleagues[0]);
  await workEveryDay(salon, undefined, []);
  await openCalendar(page, `?gun=${dayFromNow(1)}&calisan=tum`);
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByText(/kapalı$/)).toHaveCount(1);
  await expect(page.getByText('Bu gün için randevu yok.')).toHaveCount(0);
});
