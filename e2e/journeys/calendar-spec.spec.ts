import { melike } from '../support/appointments/texts.ts';
import { book } from '../support/appointments.ts';
import { calendarSalon } from '../support/calendar.ts';
import { dayFromNow } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';

// Sentences of the spec about the calendar that no other journey looks at; docs/calendar-checklist.md names them all.

test.beforeEach(() => test.setTimeout(90_000));

/** This month, or the next one that does not begin on a Monday: from the beginning it has days of another. */
const paddedMonth = (): string => {
  const [year = 0, month = 0] = dayFromNow(0).split('-').map(Number);
  const firsts = [0, 1, 2].map((later) => new Date(Date.UTC(year, month - 1 + later, 1)));
  return (firsts.find((first) => first.getUTCDay() !== 1) ?? new Date(0)).toISOString().slice(0, 7);
};

test('the details say the date and the time range, and the customer has an avatar', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const day = dayFromNow(1);
  await book(salon, { service, employeeCode: ownerCode, start: `${day}T10:00:00` }, melike);
  await page.goto(`/profil?gun=${day}`);
  await page.getByRole('button', { name: /^Melike Işık/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Randevu Detayları' });
  const said = new Intl.DateTimeFormat('tr-TR', { day: 'numeric', month: 'long', timeZone: 'UTC' });
  await expect(dialog.getByText(said.format(new Date(day)))).toBeVisible();
  await expect(dialog.getByText('10:00 – 10:45', { exact: true })).toBeVisible();
  await expect(dialog.locator('.avatar[data-initials="MI"]')).toBeVisible();
});

test('today is highlighted in the month, and no other day', async ({ page }) => {
  await calendarSalon(page);
  await page.goto('/profil?gorunum=aylik');
  const current = page.locator('[data-view=shown] [data-month-day][aria-current=date]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('data-month-day', dayFromNow(0));
  const look = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((cell) => getComputedStyle(cell).backgroundColor);
  expect(await look('[data-month-day][aria-current=date]')).not.toBe(
    await look('[data-month-day]:not([aria-current])'),
  );
});

test('padding cells of the month are hatched', async ({ page }) => {
  await calendarSalon(page);
  await page.goto(`/profil?gorunum=aylik&gun=${paddedMonth()}-20`);
  const padding = page.getByTitle('Bu aya dahil değil veya hizmet verilmiyor').first();
  expect(await padding.evaluate((cell) => getComputedStyle(cell).backgroundImage)).toContain('gradient');
});
