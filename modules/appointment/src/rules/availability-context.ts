import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { PublicHolidays } from '@ayna/domain/opening-hours';
import { mergeRanges, type Range, type Ranges, shiftRanges } from '@ayna/domain/ranges';
import { DAY_MINUTES, midnightOf } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { AvailabilityContext } from './availability.ts';
import { hasPackage } from './package-end.ts';

type AvailabilityData = {
  readonly salon: SalonState;
  readonly packageEndsAt: number | null;
  readonly services: ReadonlyMap<string, ServiceState>;
  readonly employees: readonly EmployeeState[];
  readonly holidays: PublicHolidays;
  /** In minutes since 1970. */
  readonly occupied: readonly { readonly subject: string; readonly from: number; readonly to: number }[];
};

const rangesByData = new WeakMap<AvailabilityData['occupied'], ReadonlyMap<string, Ranges>>();

/** Occupied ranges by employee, computed once for all days that were read together. */
const rangesByEmployee = (occupied: AvailabilityData['occupied']): ReadonlyMap<string, Ranges> => {
  const known = rangesByData.get(occupied);
  if (known) return known;
  const ranges = new Map<string, Range[]>();
  for (const { subject, from, to } of occupied) {
    const own = ranges.get(subject) ?? [];
    own.push([from, to]);
    ranges.set(subject, own);
  }
  const merged = new Map([...ranges].map(([subject, own]) => [subject, mergeRanges(own)]));
  rangesByData.set(occupied, merged);
  return merged;
};

/** The same for one day and the nights beside it, in minutes from the date's midnight. */
const rangesOnDate = (occupied: AvailabilityData['occupied'], date: string): ReadonlyMap<string, Ranges> => {
  const midnight = midnightOf(date);
  const isNear = ([from, to]: Range): boolean =>
    to > midnight - DAY_MINUTES && from < midnight + 2 * DAY_MINUTES;
  return new Map(
    [...rangesByEmployee(occupied)].map(([subject, own]) => [
      subject,
      shiftRanges(own.filter(isNear), -midnight),
    ]),
  );
};

/** The context of one day, from data that may cover many. */
export const availabilityContext = (
  data: AvailabilityData,
  date: string,
  now: number,
): AvailabilityContext => ({
  ...data,
  date,
  now: wallNow(now, data.salon.zone),
  hasPackage: hasPackage(data.packageEndsAt, now),
  occupied: rangesOnDate(data.occupied, date),
});
