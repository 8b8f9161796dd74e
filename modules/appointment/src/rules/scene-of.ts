import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { PublicHolidays } from './day-layers.ts';
import { joined, type Range, type Ranges, shifted } from './ranges.ts';
import type { Scene } from './scene.ts';
import { wallNow } from './wall-now.ts';
import { DAY, midnightOf } from './wall-time.ts';

type Found = {
  readonly salon: SalonState;
  readonly services: ReadonlyMap<string, ServiceState>;
  readonly employees: readonly EmployeeState[];
  readonly holidays: PublicHolidays;
  /** In minutes since 1970. */
  readonly taken: readonly { readonly subject: string; readonly from: number; readonly to: number }[];
};

const counted = new WeakMap<Found['taken'], ReadonlyMap<string, Ranges>>();

/** By employee. Worked out once for all the days that were found together. */
const heldBy = (taken: Found['taken']): ReadonlyMap<string, Ranges> => {
  const known = counted.get(taken);
  if (known) return known;
  const ranges = new Map<string, Range[]>();
  for (const { subject, from, to } of taken) {
    const held = ranges.get(subject) ?? [];
    held.push([from, to]);
    ranges.set(subject, held);
  }
  const made = new Map([...ranges].map(([subject, held]) => [subject, joined(held)]));
  counted.set(taken, made);
  return made;
};

/** The day and the nights beside it, from the date's midnight: what lies further away takes nothing of it. */
const byEmployee = (taken: Found['taken'], date: string): ReadonlyMap<string, Ranges> => {
  const midnight = midnightOf(date);
  const isNear = ([from, to]: Range): boolean => to > midnight - DAY && from < midnight + 2 * DAY;
  return new Map(
    [...heldBy(taken)].map(([subject, held]) => [subject, shifted(held.filter(isNear), -midnight)]),
  );
};

/** What the store found, perhaps for many days, as the rules of one day want it. */
export const sceneOf = (found: Found, date: string, now: number): Scene => ({
  ...found,
  date,
  now: wallNow(now, found.salon.zone),
  taken: byEmployee(found.taken, date),
});
