import type { EmployeeState } from '@ayna/contracts/core/employees';
import { hasMinute } from '@ayna/domain/ranges';
import { addDays, minutesFrom, momentAt } from '@ayna/domain/wall-clock';
import type { Work } from '@ayna/domain/work-parts';
import { type AvailabilityContext, employeeDay, performs } from './availability.ts';
import { offeredStarts, possibleStarts } from './slots.ts';
import { nearest } from './visit.ts';

type UpcomingAppointment = {
  readonly employeeCode: string;
  readonly serviceCode: string;
  readonly startsAt: string;
  readonly work: Work;
};

/** Whether the hours no longer allow the appointment: a leave, a closed day, other hours, or an inactive employee. */
export const isConflict = (
  context: AvailabilityContext,
  { employeeCode, startsAt, work }: UpcomingAppointment,
): boolean => {
  const employee = context.employees.find(({ code }) => code === employeeCode);
  if (!employee?.isActive) return true;
  const day = { ...employeeDay(context, employee), occupied: [] };
  return !hasMinute(possibleStarts(day, work), minutesFrom(context.date, startsAt));
};

const others = (context: AvailabilityContext, { employeeCode, serviceCode }: UpcomingAppointment) =>
  context.employees.filter((one) => one.code !== employeeCode && one.isActive && performs(one, serviceCode));

/** Other employees who perform the service and are free at that time. */
export const substitutes = (context: AvailabilityContext, upcoming: UpcomingAppointment): string[] =>
  others(context, upcoming)
    .filter((one) =>
      hasMinute(
        possibleStarts(employeeDay(context, one), upcoming.work),
        minutesFrom(context.date, upcoming.startsAt),
      ),
    )
    .map(({ code }) => code);

/** How many minutes earlier or later a customer would still come. */
const NEAR_MINUTES = 60;

type PlaceInTime = { readonly employeeCode: string; readonly startDate: string };

/** The minute at which an employee could begin on the context's day that is nearest to the given one. */
const nearestStart = (
  context: AvailabilityContext,
  employee: EmployeeState,
  work: Work,
  at: number,
): number | undefined => {
  const now = minutesFrom(context.date, context.now);
  const starts = possibleStarts(employeeDay(context, employee), work);
  if (hasMinute(starts, at)) return at;
  return nearest(offeredStarts(starts, context.salon.slotStep, now), at).toSorted(
    (a, b) => Math.abs(a - at) - Math.abs(b - at),
  )[0];
};

/** Other employees who are free only near that time, with the nearest start. */
export const alternativeTimes = (
  context: AvailabilityContext,
  upcoming: UpcomingAppointment,
): PlaceInTime[] => {
  const at = minutesFrom(context.date, upcoming.startsAt);
  return others(context, upcoming).flatMap((one) => {
    const best = nearestStart(context, one, upcoming.work, at);
    if (best === undefined || best === at || Math.abs(best - at) > NEAR_MINUTES) return [];
    return [{ employeeCode: one.code, startDate: momentAt(context.date, best) }];
  });
};

/** How many days after its own a place is searched for. */
export const LATER_DAYS = 14;
const SAME_DAY_PLACES = 2;

type ContextOn = (date: string) => AvailabilityContext;

/** Farther away on the same day than a customer comes anyway, with anyone who performs it; the nearest first. */
const laterThatDay = (context: AvailabilityContext, upcoming: UpcomingAppointment): PlaceInTime[] => {
  const at = minutesFrom(context.date, upcoming.startsAt);
  return context.employees
    .filter((one) => one.isActive && performs(one, upcoming.serviceCode))
    .flatMap((one) => {
      const start = nearestStart(context, one, upcoming.work, at);
      const isListed = one.code !== upcoming.employeeCode && Math.abs((start ?? 0) - at) <= NEAR_MINUTES;
      return start === undefined || isListed ? [] : [{ employeeCode: one.code, start }];
    })
    .toSorted((one, other) => Math.abs(one.start - at) - Math.abs(other.start - at))
    .slice(0, SAME_DAY_PLACES)
    .map(({ employeeCode, start }) => ({ employeeCode, startDate: momentAt(context.date, start) }));
};

/** The first day after its own with room for it, as near to its time of day as can be. */
const nextDay = (
  contextOn: ContextOn,
  { startsAt, serviceCode, work }: UpcomingAppointment,
  isAllowed: (employee: EmployeeState) => boolean,
): PlaceInTime[] => {
  const date = startsAt.slice(0, 10);
  const at = minutesFrom(date, startsAt);
  for (let days = 1; days <= LATER_DAYS; days += 1) {
    const context = contextOn(addDays(date, days));
    const [best] = context.employees
      .filter((one) => one.isActive && performs(one, serviceCode) && isAllowed(one))
      .flatMap((one) => {
        const start = nearestStart(context, one, work, at);
        return start === undefined ? [] : [{ employeeCode: one.code, start }];
      })
      .toSorted((one, other) => Math.abs(one.start - at) - Math.abs(other.start - at));
    if (best) return [{ employeeCode: best.employeeCode, startDate: momentAt(context.date, best.start) }];
  }
  return [];
};

/** Other places in time, best first: the same day, then the next days with the same employee, then with another. */
export const laterTimes = (contextOn: ContextOn, upcoming: UpcomingAppointment): PlaceInTime[] => [
  ...laterThatDay(contextOn(upcoming.startsAt.slice(0, 10)), upcoming),
  ...nextDay(contextOn, upcoming, ({ code }) => code === upcoming.employeeCode),
  ...nextDay(contextOn, upcoming, ({ code }) => code !== upcoming.employeeCode),
];
