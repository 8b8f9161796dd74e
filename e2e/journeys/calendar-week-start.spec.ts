import { addDays, weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { expectAccessible } from '../support/axe.ts';
import { calendarSalon } from '../support/calendar.ts';
import { columns, openCalendar, tab } from '../support/calendar-page.ts';
import { dayFromNow } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';

const mondayOf = (day: string): string => addDays(day, -weekdays.indexOf(weekdayOf(day)));
const weekOf = (first: string): string[] => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days));

test('a person may see the week from Monday on, and it stays so; the default is seven days from the selected one', async ({
  page,
}) => {
  const { ownerCode } = await calendarSalon(page);
  // A Wednesday, so that both weeks differ.
  const day = addDays(mondayOf(dayFromNow(7)), 2);
  const address = `?gorunum=haftalik&gun=${day}&calisan=${ownerCode}`;
  const shown = () =>
    columns(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['day']));
  await openCalendar(page, address);
  await expect.poll(shown).toEqual(weekOf(day));
  const toggle = page.getByRole('button', { name: 'Haftayı pazartesiden başlat' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(shown).toEqual(weekOf(mondayOf(day)));
  await expectAccessible(page);

  // A day further is the same week, seven days are the next one; the selected day is shared with the other views.
  await page.locator('h1').click();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`gun=${addDays(day, 1)}`));
  await expect.poll(shown).toEqual(weekOf(mondayOf(day)));
  await page.keyboard.press('PageDown');
  await expect.poll(shown).toEqual(weekOf(addDays(mondayOf(day), 7)));

  await page.reload();
  await expect.poll(shown).toEqual(weekOf(addDays(mondayOf(day), 7)));
  await tab(page, 'Günlük').click();
  await expect(columns(page)).toHaveAttribute('data-day', addDays(day, 8));
  await expect(toggle).toHaveCount(0);
  await tab(page, 'Haftalık').click();
  await toggle.click();
  await expect.poll(shown).toEqual(weekOf(addDays(day, 8)));
});
