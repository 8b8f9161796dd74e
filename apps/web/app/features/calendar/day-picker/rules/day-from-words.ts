import { addDays, addMonths, isCalendarDate, weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { months, weekdays as weekdayNames } from '../../../../ui/controls.texts.ts';
import { fold } from '../../../../ui/fold.ts';
import { dayWords } from '../day-words.texts.ts';

const twoDigits = (part: number): string => String(part).padStart(2, '0');

const dateOf = (year: number, month: number, date: number): string | null => {
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`;
  return isCalendarDate(day) ? day : null;
};

/** Without a year it is the next such date; one that was at most half a year ago is that one. */
const nearestYear = (today: string, month: number, date: number): string | null => {
  const year = Number(today.slice(0, 4));
  const day = dateOf(year, month, date);
  return day === null || day >= addMonths(today, -6) ? day : dateOf(year + 1, month, date);
};

const fullYear = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year));

/** 12.12, 12/12/26, 12-12-2026. */
const fromFigures = (text: string, today: string): string | null => {
  const found = /^(\d{1,2})[./ -](\d{1,2})(?:[./ -](\d{4}|\d{2}))?$/.exec(text);
  if (!found) return null;
  const [, date = '', month = '', year] = found;
  if (year === undefined) return nearestYear(today, Number(month), Number(date));
  return dateOf(fullYear(year), Number(month), Number(date));
};

/** Three letters of a name are enough, as people write it. */
const indexOfName = (names: readonly { readonly long: string; readonly short: string }[], typed: string) =>
  typed.length < 3
    ? -1
    : names.findIndex(({ long, short }) => fold(long).startsWith(typed) || fold(short) === typed);

/** 12 aralik, 12 ara 2026. */
const fromMonthName = (text: string, today: string): string | null => {
  const found = /^(\d{1,2}) ?([a-z]+)(?: (\d{4}))?$/.exec(text);
  if (!found) return null;
  const [, date = '', name = '', year] = found;
  const month = indexOfName(months, name) + 1;
  if (month === 0) return null;
  return year === undefined
    ? nearestYear(today, month, Number(date))
    : dateOf(Number(year), month, Number(date));
};

/** 3 hafta sonra, 2 gun once, +6 hafta. */
const fromDistance = (text: string, today: string): string | null => {
  const found = /^[+]?(\d{1,3}) ?([a-z]+)(?: ([a-z]+))?$/.exec(text);
  const unit = found && dayWords.units[found[2] ?? ''];
  if (!found || !unit) return null;
  const count = Number(found[1]) * (found[3] === dayWords.ago ? -1 : 1);
  if (unit === 'month') return addMonths(today, count);
  return addDays(today, unit === 'week' ? 7 * count : count);
};

/** The next day of that name, today not counted. */
const fromWeekday = (text: string, today: string): string | null => {
  const wanted = indexOfName(weekdayNames, text);
  if (wanted < 0) return null;
  return addDays(today, ((wanted - weekdays.indexOf(weekdayOf(today)) + 6) % 7) + 1);
};

/** The day that somebody means by these words; null where nobody could tell. */
export const dayFromWords = (typed: string, today: string): string | null => {
  const text = fold(typed.trim()).replaceAll(/\s+/g, ' ');
  const near = dayWords.days.find(([word]) => word === text);
  if (near) return addDays(today, near[1]);
  return (
    fromFigures(text, today) ??
    fromDistance(text, today) ??
    fromMonthName(text, today) ??
    fromWeekday(text, today)
  );
};
