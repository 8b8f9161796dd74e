import { hasMinute } from '@ayna/domain/ranges';
import { minutesFrom, momentAt } from '@ayna/domain/wall-clock';
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

/** Other employees who are free only near that time, with the nearest start. */
export const alternativeTimes = (
  context: AvailabilityContext,
  upcoming: UpcomingAppointment,
): { readonly employeeCode: string; readonly startDate: string }[] => {
  const at = minutesFrom(context.date, upcoming.startsAt);
  const now = minutesFrom(context.date, context.now);
  return others(context, upcoming).flatMap((one) => {
    const starts = possibleStarts(employeeDay(context, one), upcoming.work);
    if (hasMinute(starts, at)) return [];
    const [best] = nearest(offeredStarts(starts, context.salon.slotStep, now), at).toSorted(
      (a, b) => Math.abs(a - at) - Math.abs(b - at),
    );
    if (best === undefined || Math.abs(best - at) > NEAR_MINUTES) return [];
    return [{ employeeCode: one.code, startDate: momentAt(context.date, best) }];
  });
};
