import { openingAround, type PublicHolidays, type SalonHours } from '@ayna/domain/opening-hours';
import { hasMinute, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { addDays, clockAt, DAY_MINUTES, minuteOfDay } from '@ayna/domain/wall-clock';

/** Whether somebody can walk in now; `opens` is null if the salon does not open in the days ahead. */
export type OpenState =
  | { readonly isOpen: true; readonly until: string | null }
  | { readonly isOpen: false; readonly opens: { readonly days: number; readonly clock: string } | null };

/** A longer closure is among the closed days of the page, with its dates. */
const searchedDays = 14;

const workedRanges = (hours: SalonHours, holidays: PublicHolidays, date: string): Ranges => {
  const { open, breaks } = openingAround(hours, holidays, date);
  return subtractRanges(open, breaks);
};

/** `now` is the moment on the salon's wall. */
export const openState = (hours: SalonHours, holidays: PublicHolidays, now: string): OpenState => {
  const today = now.slice(0, 10);
  const minute = minuteOfDay(now.slice(11));
  const ranges = workedRanges(hours, holidays, today);
  if (hasMinute(ranges, minute)) {
    const end = ranges.find(([from, to]) => from <= minute && minute < to)?.[1] ?? minute;
    // Hours that run into those of the next day have no closing time that helps.
    return { isOpen: true, until: end - minute >= DAY_MINUTES ? null : clockAt(end) };
  }
  for (let days = 0; days <= searchedDays; days += 1) {
    const from = days === 0 ? minute : 0;
    const next = workedRanges(hours, holidays, addDays(today, days)).find(
      ([start]) => start >= from && start < DAY_MINUTES,
    );
    if (next) return { isOpen: false, opens: { days, clock: clockAt(next[0]) } };
  }
  return { isOpen: false, opens: null };
};
