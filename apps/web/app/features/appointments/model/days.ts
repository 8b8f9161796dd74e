import { addDays } from '@ayna/domain/wall-clock';
import { type Days, monthOf } from '../../../parts/days.ts';

const SHOWN_DAYS = 7;

/** What is looked at while nobody has chosen: the days that are coming. */
export const daysFrom = (today: string): Days => ({ first: today, last: addDays(today, SHOWN_DAYS - 1) });

/** For what is said of all time and asked by days: as many as the server answers, most of them to come. */
export const aroundToday = (today: string): Days => ({
  first: addDays(today, -30),
  last: addDays(today, 360),
});

export const presets = {
  today: (today) => ({ first: today, last: today }),
  tomorrow: (today) => ({ first: addDays(today, 1), last: addDays(today, 1) }),
  nextThirty: (today) => ({ first: today, last: addDays(today, 29) }),
  month: monthOf,
  lastSeven: (today) => ({ first: addDays(today, -6), last: today }),
  lastMonth: (today) => monthOf(addDays(monthOf(today).first, -1)),
} as const satisfies Record<string, (today: string) => Days>;
