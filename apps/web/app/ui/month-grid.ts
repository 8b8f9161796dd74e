import { addDays, addMonths, daysInMonth, weekdayOf, weekdays } from '@ayna/domain/wall-clock';

/** 0 is Monday. */
const weekdayIndex = (day: string): number => weekdays.indexOf(weekdayOf(day));

/** The weeks of the month that holds the day, Monday first; null where another month's days would stand. */
export const weeksOfMonth = (day: string): readonly (readonly (string | null)[])[] => {
  const first = `${day.slice(0, 7)}-01`;
  const before = weekdayIndex(first);
  const days = daysInMonth(first);
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_column, column) => {
      const index = week * 7 + column - before;
      return index < 0 || index >= days ? null : addDays(first, index);
    }),
  );
};

const moves: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayIndex(day)),
  End: (day) => addDays(day, 6 - weekdayIndex(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
  'Shift+PageUp': (day) => addMonths(day, -12),
  'Shift+PageDown': (day) => addMonths(day, 12),
};

/** The day to which a key leads, or null where the key leads nowhere. */
export const dayForKey = (day: string, key: string): string | null => moves[key]?.(day) ?? null;

type Range = { readonly min?: string; readonly max?: string };

export const isWithin = (day: string, { min, max }: Range): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export const nearestWithin = (day: string, { min, max }: Range): string => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};
