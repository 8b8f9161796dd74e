import { Temporal } from 'temporal-polyfill';

/** The weeks of the month that holds the day, Monday first; null where another month's days would stand. */
export const weeksOfMonth = (day: string): readonly (readonly (string | null)[])[] => {
  const first = Temporal.PlainDate.from(day).with({ day: 1 });
  const before = first.dayOfWeek - 1;
  const weeks = Math.ceil((before + first.daysInMonth) / 7);
  return Array.from({ length: weeks }, (_week, week) =>
    Array.from({ length: 7 }, (_column, column) => {
      const index = week * 7 + column - before;
      return index < 0 || index >= first.daysInMonth ? null : first.add({ days: index }).toString();
    }),
  );
};

const moves: Readonly<Record<string, (date: Temporal.PlainDate) => Temporal.PlainDate>> = {
  ArrowLeft: (date) => date.subtract({ days: 1 }),
  ArrowRight: (date) => date.add({ days: 1 }),
  ArrowUp: (date) => date.subtract({ weeks: 1 }),
  ArrowDown: (date) => date.add({ weeks: 1 }),
  Home: (date) => date.subtract({ days: date.dayOfWeek - 1 }),
  End: (date) => date.add({ days: 7 - date.dayOfWeek }),
  PageUp: (date) => date.subtract({ months: 1 }),
  PageDown: (date) => date.add({ months: 1 }),
  'Shift+PageUp': (date) => date.subtract({ years: 1 }),
  'Shift+PageDown': (date) => date.add({ years: 1 }),
};

/** The day to which a key leads, or null where the key leads nowhere. */
export const dayForKey = (day: string, key: string): string | null =>
  moves[key]?.(Temporal.PlainDate.from(day)).toString() ?? null;

type Range = { readonly min?: string; readonly max?: string };

export const isWithin = (day: string, { min, max }: Range): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export const nearestWithin = (day: string, { min, max }: Range): string => {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
};
