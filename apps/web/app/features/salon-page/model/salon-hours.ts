import type { PublicHolidays } from '@ayna/domain/opening-hours';
import { weekdays as weekdayNames } from '../../../ui/controls.texts.ts';
import { texts } from '../texts.ts';
import { daysText, weekdayName } from './hour-texts.ts';
import type { PageData } from './page-data.ts';
import { exceptionRows, type WeekRow, weekRows } from './week-rows.ts';

type HoursRow = {
  readonly days: string;
  readonly hours: string;
  readonly isToday: boolean;
  readonly isClosed: boolean;
};

export type HoursModel = {
  readonly week: readonly HoursRow[];
  /** Holidays and closed days ahead. */
  readonly exceptions: readonly HoursRow[];
  /** The seven days on their own, for a picture of the week. */
  readonly days: readonly { readonly short: string; readonly isToday: boolean; readonly isClosed: boolean }[];
};

/** How far the page looks ahead for days that are not as usual. */
const daysAhead = 60;

const daysOf = ({ first, last, isToday }: WeekRow): string => {
  if (isToday) return texts.dayToday(weekdayName(first));
  if (first === last) return weekdayName(first);
  return texts.dayRange(weekdayName(first), weekdayName(last));
};

const hoursText = (hours: readonly string[], breaks: readonly string[] = []): string => {
  if (hours.length === 0) return texts.closed;
  return [hours.join(', '), ...(breaks.length > 0 ? [texts.withBreak(breaks.join(', '))] : [])].join(', ');
};

export const hoursModel = (salon: PageData['salon'], holidays: PublicHolidays, today: string): HoursModel => {
  const rows = weekRows(salon, holidays, today);
  const rowOf = (place: number) => rows.find(({ first, last }) => first <= place && place <= last);
  return {
    week: rows.map((row) => ({
      days: daysOf(row),
      hours: hoursText(row.hours, row.breaks),
      isToday: row.isToday,
      isClosed: row.hours.length === 0,
    })),
    exceptions: exceptionRows(salon, holidays, salon.holidaysAhead, today, daysAhead).map((row) => ({
      days: texts.exception(daysText(row.from, row.to, today), row.reason),
      hours: hoursText(row.hours),
      isToday: false,
      isClosed: row.hours.length === 0,
    })),
    days: weekdayNames.map(({ short }, place) => ({
      short,
      isToday: rowOf(place)?.isToday ?? false,
      isClosed: rowOf(place)?.hours.length === 0,
    })),
  };
};
