import { addDays, daysBetween, minuteOfDay, normalizeTime } from '@ayna/domain/wall-clock';
import type { DeskDay } from '../../../data/appointments.ts';

/** So many fit beside each other on a desk. */
export const DAYS_SHOWN = 11;

/** The first day in sight: today where the chosen one is near, else some days before it. */
export const firstShownDay = (date: string, today: string): string => {
  const ahead = daysBetween(today, date);
  return ahead >= 0 && ahead < DAYS_SHOWN ? today : addDays(date, -4);
};

export type Assignment = {
  /** Who does all of it; null for anyone who is free. */
  readonly employeeCode: string | null;
  readonly isSplit: boolean;
};

/** When the visit may begin on a day in the hands that were chosen. */
export const startsOn = (
  day: DeskDay | undefined,
  { employeeCode, isSplit }: Assignment,
): readonly string[] => {
  if (!day) return [];
  if (isSplit || employeeCode === null) return day.starts.map(normalizeTime);
  return day.each.find((one) => one.employeeCode === employeeCode)?.starts.map(normalizeTime) ?? [];
};

type DayState = 'free' | 'full' | 'closed' | 'away';

export const stateOf = (day: DeskDay, team: Assignment): DayState => {
  if (startsOn(day, team).length > 0) return 'free';
  if (day.each.length > 0 && day.each.every(({ works }) => !works)) return 'closed';
  const one = day.each.find(({ employeeCode }) => employeeCode === team.employeeCode);
  return one && !one.works ? 'away' : 'full';
};

/** The three free times nearest to one, in the order of the day. */
export const nearestTo = (starts: readonly string[], time: string): readonly string[] => {
  const far = (start: string): number => Math.abs(minuteOfDay(start) - minuteOfDay(time));
  return starts
    .toSorted((a, b) => far(a) - far(b))
    .slice(0, 3)
    .toSorted();
};
