import { remainingRanges } from '@ayna/domain/hour-layers';
import { hasMinute, intersectRanges } from '@ayna/domain/ranges';
import { DAY_MINUTES, minutesFrom } from '@ayna/domain/wall-clock';
import { type AvailabilityContext, employeeDay, type RequestedService, visitSteps } from './availability.ts';
import { offeredStarts } from './slots.ts';
import { type Step, visitStarts } from './visit.ts';

type DeskOptions = {
  /** In minutes, where it differs from the service's. */
  readonly duration: number | null;
  /** A minute to offer in addition to the salon's steps. */
  readonly at: number | null;
};

export type DeskDay = {
  readonly starts: readonly number[];
  readonly each: readonly {
    readonly employeeCode: string;
    readonly works: boolean;
    readonly starts: readonly number[];
  }[];
};

/** A customer may have come in one step ago; earlier times are booked by typing them. */
export const deskOfferedFrom = ({ date, now, salon }: AvailabilityContext): number => {
  const minute = minutesFrom(date, now);
  return minute < DAY_MINUTES ? minute - salon.slotStep : 0;
};

const startsOf = (context: AvailabilityContext, steps: readonly Step[], at: number | null): number[] => {
  const free = visitStarts(steps);
  const starts = offeredStarts(free, context.salon.slotStep, deskOfferedFrom(context));
  return at === null || starts.includes(at) || !hasMinute(free, at)
    ? starts
    : [...starts, at].toSorted((a, b) => a - b);
};

/** The steps with one employee alone; null where that employee cannot do them all. */
const stepsOfOne = (steps: readonly Step[], code: string): Step[] | null => {
  const alone = steps.map(({ work, who }) => ({ work, who: who.filter((one) => one.code === code) }));
  return alone.every(({ who }) => who.length > 0) ? alone : null;
};

/** When the desk may begin a visit on a day: at any free time within the hours. Limits of online booking do not apply. */
export const deskDay = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
  { duration, at }: DeskOptions,
): DeskDay => {
  const steps = visitSteps(context, requested, duration);
  if (!steps) return { starts: [], each: [] };
  const each = context.employees.flatMap((employee) => {
    const alone = stepsOfOne(steps, employee.code);
    if (!alone) return [];
    const hours = intersectRanges(remainingRanges(employeeDay(context, employee).layers), [[0, DAY_MINUTES]]);
    const starts = startsOf(context, alone, at);
    return [{ employeeCode: employee.code, works: hours.length > 0, starts }];
  });
  return { starts: startsOf(context, steps, at), each };
};
