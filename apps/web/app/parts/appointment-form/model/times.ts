import { clockRange } from '@ayna/domain/opening-hours';
import { clockAt, DAY_MINUTES, weekdayOf } from '@ayna/domain/wall-clock';
import type { Salon } from '../../../data/salon.ts';

type OpeningHours = Salon['openingHours'];

export type Span = { readonly from: number; readonly to: number };

/** When the salon opens and closes on a day of the week; a night ends with the day here. */
export const openOn = (hours: OpeningHours, date: string): Span | undefined => {
  const weekday = weekdayOf(date);
  const one = hours.find(({ day }) => day === weekday);
  if (!one) return undefined;
  const [from, to] = clockRange(one.openTime, one.closeTime);
  return { from, to: Math.min(to, DAY_MINUTES) };
};

export type Time = { readonly clock: string; readonly isFree: boolean };

/** Half hours that are taken stand between the free times, so that the day keeps its shape. */
const BUSY_STEP = 30;

type Day = {
  readonly starts: readonly string[];
  readonly open: Span | undefined;
  /** What is past is not shown as taken. */
  readonly notBefore: string;
  readonly chosen: string | null;
};

/** The times of a day in their order: the free ones, taken half hours, and the one that is chosen. */
export const timesOf = ({ starts, open, notBefore, chosen }: Day): readonly Time[] => {
  const free = new Set(starts);
  const busy: string[] = [];
  for (let minute = open?.from ?? DAY_MINUTES; minute < (open?.to ?? 0); minute += BUSY_STEP)
    if (clockAt(minute) >= notBefore) busy.push(clockAt(minute));
  const all = new Set([...starts, ...busy, ...(chosen ? [chosen] : [])]);
  return [...all].toSorted().map((clock) => ({ clock, isFree: free.has(clock) }));
};

export const isMorning = ({ clock }: Time): boolean => clock < '12:00';
