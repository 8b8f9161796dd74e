import {
  openingOn,
  type PublicHolidays,
  type SalonHours,
  type SalonOpening,
} from '@ayna/domain/opening-hours';
import type { Ranges } from '@ayna/domain/ranges';
import { addDays, clockAt, weekdayOf, weekdays } from '@ayna/domain/wall-clock';

/** Days of the week that follow each other and have the same hours. */
export type WeekRow = {
  /** Places in the week, Monday is 0. */
  readonly first: number;
  readonly last: number;
  readonly hours: readonly string[];
  readonly breaks: readonly string[];
  readonly isToday: boolean;
};

/** A day, or days in a row, on which the salon does not keep its usual hours. */
export type ExceptionRow = {
  readonly from: string;
  readonly to: string;
  readonly reason: string;
  readonly hours: readonly string[];
};

type ClosedDays = { readonly from: string; readonly to: string; readonly reason: string };
type HolidayAhead = { readonly date: string; readonly name: string };

const rangeTexts = (ranges: Ranges): string[] =>
  ranges.map(([from, to]) => `${clockAt(from)} \u2013 ${clockAt(to)}`);

const sameTexts = (one: readonly string[], other: readonly string[]): boolean => one.join() === other.join();

const noHolidays: PublicHolidays = new Map();
/** Any Monday: it stands for the weekday alone. */
const someMonday = '2024-01-01';

/** What the salon's week says, holidays and closed days aside. */
const usualOpening = (salon: SalonHours, place: number): SalonOpening =>
  openingOn({ ...salon, closedDays: [], holidayChoices: [] }, noHolidays, addDays(someMonday, place));

const textsOf = ({ open, breaks }: SalonOpening) => ({ hours: rangeTexts(open), breaks: rangeTexts(breaks) });

/** Today stands alone, with what holds today, a holiday included. */
export const weekRows = (salon: SalonHours, holidays: PublicHolidays, today: string): WeekRow[] => {
  const todayPlace = weekdays.indexOf(weekdayOf(today));
  const rows: WeekRow[] = [];
  for (const place of weekdays.keys()) {
    const isToday = place === todayPlace;
    const day = textsOf(isToday ? openingOn(salon, holidays, today) : usualOpening(salon, place));
    const before = rows.at(-1);
    const continues =
      before &&
      !isToday &&
      !before.isToday &&
      sameTexts(before.hours, day.hours) &&
      sameTexts(before.breaks, day.breaks);
    if (continues) rows[rows.length - 1] = { ...before, last: place };
    else rows.push({ first: place, last: place, ...day, isToday });
  }
  return rows;
};

const shownExceptions = 5;

/** The closed days and holidays of the coming days on which the usual hours do not hold. */
export const exceptionRows = (
  salon: Omit<SalonHours, 'closedDays'> & { readonly closedDays: readonly ClosedDays[] },
  holidays: PublicHolidays,
  names: readonly HolidayAhead[],
  today: string,
  days: number,
): ExceptionRow[] => {
  const reasonOf = (date: string): string =>
    salon.closedDays.find(({ from, to }) => from <= date && date <= to)?.reason ||
    names.find((holiday) => holiday.date === date)?.name ||
    '';
  const rows: ExceptionRow[] = [];
  for (let ahead = 1; ahead <= days && rows.length <= shownExceptions; ahead += 1) {
    const date = addDays(today, ahead);
    const opening = openingOn(salon, holidays, date);
    const hours = rangeTexts(opening.open);
    if (sameTexts(hours, rangeTexts(usualOpening(salon, weekdays.indexOf(weekdayOf(date))).open))) continue;
    const reason = reasonOf(date);
    const before = rows.at(-1);
    const continues =
      before && addDays(before.to, 1) === date && before.reason === reason && sameTexts(before.hours, hours);
    if (continues) rows[rows.length - 1] = { ...before, to: date };
    else rows.push({ from: date, to: date, reason, hours });
  }
  return rows.slice(0, shownExceptions);
};
