import type { Page } from '@playwright/test';
import { book } from '../support/appointments.ts';
import { colleagues } from '../support/calendar/texts.ts';
import { addColleague, calendarSalon } from '../support/calendar.ts';
import { blocks, columns, openCalendar, tab } from '../support/calendar-page.ts';
import { waitForDragging } from '../support/calendar-pointer.ts';
import { dayFromStart } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { stableBox } from '../support/stable-box.ts';

// The filter of the calendar: everybody, one, or several.

const day = dayFromStart(2);

const filter = (page: Page) => page.getByRole('button', { name: /Çalışan süzgeci/ });

/** The box at the end of an employee's line, which adds them to those who are shown. */
const tick = async (page: Page, name: string): Promise<void> => {
  const option = page.getByRole('option', { name });
  const { width, height } = await stableBox(option);
  await option.click({ position: { x: width - 18, y: height / 2 } });
};

test('several employees are ticked: their columns, their week, their month, and what is booked meanwhile', async ({
  page,
}) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const [deniz, elif] = [await addColleague(salon, colleagues[0]), await addColleague(salon, colleagues[1])];
  const bookAt = (employeeCode: string, clock: string) =>
    book(salon, { service, employeeCode, start: `${day}T${clock}:00` });
  for (const code of [ownerCode, deniz.code, elif.code]) await bookAt(code, '10:00');
  await openCalendar(page, `?gun=${day}&calisan=tum`);
  await expect(columns(page)).toHaveCount(3);

  await filter(page).click();
  await tick(page, 'Deniz Korkmaz');
  await expect(columns(page)).toHaveCount(1);
  await tick(page, 'Elif Şahin');
  await expect(columns(page)).toHaveCount(2);
  await expect(page.getByRole('option', { selected: true })).toHaveCount(2);
  await page.keyboard.press('Escape');
  await expect(filter(page)).toHaveAccessibleName(/2 kişi/);
  await expect(page).toHaveURL(new RegExp(`calisan=${deniz.code}%2C${elif.code}`));

  // What others book comes in where it is shown, and nowhere else.
  await bookAt(ownerCode, '12:00');
  await bookAt(elif.code, '12:00');
  await expect(blocks(page)).toHaveCount(3);
  await tab(page, 'Haftalık').click();
  await expect(columns(page)).toHaveCount(7);
  await expect(blocks(page)).toHaveCount(3);
  // Beside each other they are too narrow for a name: it stands on a card beside the pointer.
  // What hears of a resting pointer comes with what hears of drags.
  await waitForDragging(page);
  const first = blocks(page).first();
  await first.scrollIntoViewIfNeeded();
  await stableBox(first);
  await first.hover();
  await expect(page.locator('[data-block-card]')).toContainText('Deniz Korkmaz');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-block-card]')).toHaveCount(0);
  await tab(page, 'Aylık').click();
  await expect(page.locator(`[data-month-day="${day}"]`)).toHaveAccessibleName(/3 randevu/);

  await tab(page, 'Günlük').click();
  await page.reload();
  await expect(columns(page)).toHaveCount(2);
  // A name alone is that person's day, as ever.
  await filter(page).click();
  await page.getByRole('option', { name: 'Elif Şahin' }).click({ position: { x: 60, y: 15 } });
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(columns(page)).toHaveCount(1);
  await expect(page).toHaveURL(new RegExp(`calisan=${elif.code}$`));
});

test('by keys Space adds an employee, and Enter shows one alone', async ({ page }) => {
  const { salon } = await calendarSalon(page);
  for (const one of colleagues.slice(0, 2)) await addColleague(salon, one);
  await openCalendar(page, `?gun=${day}&calisan=tum`);
  await filter(page).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /Tüm ekip/ })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Space');
  await expect(columns(page)).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Space');
  await expect(columns(page)).toHaveCount(2);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(columns(page)).toHaveCount(1);
  await expect(filter(page)).toBeFocused();
});
