import { addDays, daysBetween } from '@ayna/domain/wall-clock';
import { nearestWithin } from '../month-grid.ts';
import { texts } from './texts.ts';

/** Below this width of the screen there is room for fewer days. */
export const NARROW_BELOW_PX = 460;

/** As many as were asked for; by itself 5, and 3 where the screen is narrow. */
export const chipCount = (requested: number | undefined, isNarrow: boolean): number =>
  requested ?? (isNarrow ? 3 : 5);

export type DateRange = { readonly min?: string; readonly max?: string };

/** Where a step leads, kept within the reach. */
export const stepFrom = (day: string, days: number, range: DateRange): string =>
  nearestWithin(addDays(day, days), range);

/** Whether the whole step stays within the reach. */
export const canStep = (day: string, days: number, range: DateRange): boolean =>
  stepFrom(day, days, range) === addDays(day, days);

/** So many days with the chosen one in the middle; those out of reach are left out. */
export const chipsAround = (day: string, count: number, range: DateRange): readonly string[] => {
  const before = Math.floor((count - 1) / 2);
  return Array.from({ length: count }, (_, index) => index - before)
    .filter((days) => canStep(day, days, range))
    .map((days) => addDays(day, days));
};

/** Farther than this nobody counts in days. */
const COUNTED_DAYS = 60;

/** Bugun, Yarin, Dun; otherwise how far it is, and the year of what is far. */
export const relativeDayText = (day: string, today: string): string => {
  const days = daysBetween(today, day);
  if (days === 0) return texts.today;
  if (days === 1) return texts.tomorrow;
  if (days === -1) return texts.yesterday;
  if (Math.abs(days) > COUNTED_DAYS) return day.slice(0, 4);
  return days > 0 ? texts.ahead(days) : texts.ago(-days);
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

type KeyPress = { readonly key: string };

/** The day to which a key leads; undefined for any other key. */
export const dayForKey = (
  { key }: KeyPress,
  day: string,
  today: string,
  range: DateRange,
): string | undefined => {
  if (key === 't' || key === 'T') return nearestWithin(today, range);
  const days = steps[key];
  return days === undefined ? undefined : stepFrom(day, days, range);
};
