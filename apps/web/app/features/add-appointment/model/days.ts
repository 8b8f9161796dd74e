import { Temporal } from 'temporal-polyfill';
import type { DeskDay } from '../../../data/appointments.ts';
import { minuteOf } from './clock.ts';

/** So many fit beside each other on a desk. */
export const DAYS_SHOWN = 11;

export const addDays = (date: string, days: number): string =>
  Temporal.PlainDate.from(date).add({ days }).toString();

const daysFrom = (from: string, to: string): number =>
  Temporal.PlainDate.from(from).until(Temporal.PlainDate.from(to)).days;

/** The first day in sight: today where the chosen one is near, else some days before it. */
export const windowFor = (date: string, today: string): string => {
  const ahead = daysFrom(today, date);
  return ahead >= 0 && ahead < DAYS_SHOWN ? today : addDays(date, -4);
};

export type Team = {
  /** Who does all of it; null for whoever is free. */
  readonly employeeCode: string | null;
  readonly isSplit: boolean;
};

const short = (clock: string): string => clock.slice(0, 5);

/** When the visit may begin on a day in the hands that were chosen. */
export const startsOn = (day: DeskDay | undefined, { employeeCode, isSplit }: Team): readonly string[] => {
  if (!day) return [];
  if (isSplit || employeeCode === null) return day.starts.map(short);
  return day.each.find((one) => one.employeeCode === employeeCode)?.starts.map(short) ?? [];
};

type DayState = 'free' | 'full' | 'closed' | 'away';

export const stateOf = (day: DeskDay, team: Team): DayState => {
  if (startsOn(day, team).length > 0) return 'free';
  if (day.each.length > 0 && day.each.every(({ works }) => !works)) return 'closed';
  const one = day.each.find(({ employeeCode }) => employeeCode === team.employeeCode);
  return one && !one.works ? 'away' : 'full';
};

/** The three free times nearest to one, in the order of the day. */
export const nearestTo = (starts: readonly string[], time: string): readonly string[] => {
  const far = (start: string): number => Math.abs(minuteOf(start) - minuteOf(time));
  return starts
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, 3)
    .toSorted();
};
