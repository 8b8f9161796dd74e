import { addDays, addMonths } from '@ayna/domain/wall-clock';
import type { Page } from '@playwright/test';
import { book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { calendarSalon } from '../support/calendar.ts';
import { dayAndMonth, isPhone, openCalendar, selectedDay, tab } from '../support/calendar-page.ts';
import { dayFromNow, today } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';

test.beforeEach(() => test.setTimeout(90_000));

const picker = (page: Page) => page.getByRole('dialog', { name: 'Tarihe git' });

/** A desk has a button for it, a phone the day itself. */
const openPicker = async (page: Page): Promise<void> => {
  await (isPhone(page) ? selectedDay(page) : page.getByRole('button', { name: 'Tarih seçin' })).click();
  await expect(picker(page)).toBeVisible();
};

test('any day is reached by words, by weeks and by the month with its counts', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const booked = dayFromNow(2);
  await book(salon, { service, employeeCode: ownerCode, start: `${booked}T10:00:00` });
  await openCalendar(page);
  await openPicker(page);
  const typed = picker(page).getByRole('textbox', { name: 'Tarihi yazın' });
  await typed.fill('hangi gün');
  await typed.press('Enter');
  await expect(picker(page)).toContainText('Bu tarihi anlayamadık.');
  await typed.fill('3 hafta sonra');
  await expect(picker(page)).toContainText('gününe gitmek için Enter’a basın.');
  await expectAccessible(page);
  await typed.press('Enter');
  await expect(picker(page)).toHaveCount(0);
  await expect(selectedDay(page)).toContainText(dayAndMonth(addDays(today(), 21)));

  await openPicker(page);
  await picker(page).getByRole('button', { name: '6 hafta sonrası' }).click();
  await expect(selectedDay(page)).toContainText(dayAndMonth(addDays(today(), 42)));

  await openPicker(page);
  await picker(page).getByRole('button', { name: 'Bugün', exact: true }).click();
  await expect(selectedDay(page)).toContainText('Bugün');

  await openPicker(page);
  if (booked.slice(0, 7) !== today().slice(0, 7))
    await picker(page).getByRole('button', { name: 'Sonraki ay' }).click();
  await picker(page)
    .getByRole('button', { name: /, 1 randevu$/ })
    .click();
  await expect(selectedDay(page)).toContainText(dayAndMonth(booked));
});

test('the keyboard picks a day, and comes back to where it was', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  await calendarSalon(page);
  await openCalendar(page);
  await openPicker(page);
  await picker(page).getByRole('grid').locator('[tabindex="0"]').focus();
  for (const key of ['PageDown', 'ArrowDown', 'ArrowRight']) await page.keyboard.press(key);
  await page.keyboard.press('Enter');
  await expect(selectedDay(page)).toContainText(dayAndMonth(addDays(addMonths(today(), 1), 8)));
  await openPicker(page);
  await page.keyboard.press('Escape');
  await expect(picker(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tarih seçin' })).toBeFocused();
});

test('the month view goes by months, and the navigator by days as ever', async ({ page }) => {
  await calendarSalon(page);
  await openCalendar(page);
  await tab(page, 'Aylık').click();
  await page.getByRole('button', { name: 'Sonraki ay' }).click();
  await expect(page).toHaveURL(new RegExp(`gun=${addMonths(today(), 1)}`));
  await page.getByRole('button', { name: '1 gün ileri' }).click();
  await expect(page).toHaveURL(new RegExp(`gun=${addDays(addMonths(today(), 1), 1)}`));
  await page.getByRole('button', { name: 'Önceki ay' }).click();
  await expect(page).toHaveURL(new RegExp(`gun=${addMonths(addDays(addMonths(today(), 1), 1), -1)}`));
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 700 });
  await expectFits(page, 360);
});
