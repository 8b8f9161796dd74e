import { addDays, daysInMonth } from '@ayna/domain/wall-clock';
import type { Days } from '../../../parts/days.ts';

const SHOWN_DAYS = 7;

/** What is looked at while nobody has chosen: the days that are coming. */
export const daysFrom = (today: string): Days => ({ first: today, last: addDays(today, SHOWN_DAYS - 1) });

const monthOf = (day: string): Days => {
  const first = `${day.slice(0, 7)}-01`;
  return { first, last: addDays(first, daysInMonth(day) - 1) };
};

export const presets = {
  today: (today) => ({ first: today, last: today }),
  tomorrow: (today) => ({ first: addDays(today, 1), last: addDays(today, 1) }),
  nextThirty: (today) => ({ first: today, last: addDays(today, 29) }),
  month: monthOf,
  lastSeven: (today) => ({ first: addDays(today, -6), last: today }),
  lastMonth: (today) => monthOf(addDays(monthOf(today).first, -1)),
} as const satisfies Record<string, (today: string) => Days>;
