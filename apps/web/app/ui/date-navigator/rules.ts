import { Temporal } from 'temporal-polyfill';
import { nearestWithin } from '../month-grid.ts';
import { texts } from './texts.ts';

/** Below this width of the screen there is room for fewer days. */
export const NARROW_BELOW_PX = 460;

/** As many as were asked for; by itself 5, and 3 where the screen is narrow. */
export const chipCount = (asked: number | undefined, isNarrow: boolean): number =>
  asked ?? (isNarrow ? 3 : 5);

export type Reach = { readonly min?: string; readonly max?: string };

const moved = (day: string, days: number): string => Temporal.PlainDate.from(day).add({ days }).toString();

/** Where a step leads, kept within the reach. */
export const stepFrom = (day: string, days: number, reach: Reach): string =>
  nearestWithin(moved(day, days), reach);

/** Whether the whole step stays within the reach. */
export const mayStep = (day: string, days: number, reach: Reach): boolean =>
  stepFrom(day, days, reach) === moved(day, days);

/** So many days with the chosen one in the middle; those out of reach are left out. */
export const chipsAround = (day: string, count: number, reach: Reach): readonly string[] => {
  const before = Math.floor((count - 1) / 2);
  return Array.from({ length: count }, (_, index) => index - before)
    .filter((days) => mayStep(day, days, reach))
    .map((days) => moved(day, days));
};

/** Farther than this nobody counts in days. */
const COUNTED_DAYS = 60;

/** Bugun, Yarin, Dun; otherwise how far it is, and the year of what is far. */
export const nearnessOf = (day: string, today: string): string => {
  const days = Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(day)).days;
  if (days === 0) return texts.today;
  if (days === 1) return texts.tomorrow;
  if (days === -1) return texts.yesterday;
  if (Math.abs(days) > COUNTED_DAYS) return day.slice(0, 4);
  return days > 0 ? texts.ahead(days) : texts.ago(-days);
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -7, PageDown: 7 };

type Press = { readonly key: string };

/** The day to which a key leads; undefined for any other key. */
export const dayAfterKey = ({ key }: Press, day: string, today: string, reach: Reach): string | undefined => {
  if (key === 't' || key === 'T') return nearestWithin(today, reach);
  const days = steps[key];
  return days === undefined ? undefined : stepFrom(day, days, reach);
};
