import type { UnavailableReason } from '@ayna/contracts/appointment';
import { intersectRanges, type Ranges } from '@ayna/domain/ranges';
import { DAY_MINUTES } from '@ayna/domain/wall-clock';
import {
  type AvailabilityContext,
  bookableFrom,
  employeeDay,
  performs,
  type RequestedService,
  visitSteps,
  workMinutes,
} from './availability.ts';
import { takesOnline } from './plan-visit.ts';
import { visitSlots } from './visit.ts';

/** Ranges reach into the days before and after: only those of the day itself explain it. */
const touchesDay = (ranges: Ranges): boolean => intersectRanges(ranges, [[0, DAY_MINUTES]]).length > 0;

/** Why hours leave nothing of the day; of several reasons the one that explains most. */
const hourReason = (context: AvailabilityContext): UnavailableReason => {
  if (workMinutes(context, context.employees) > 0) return 'too-short';
  const days = context.employees.map((one) => employeeDay(context, one));
  const applies = (why: UnavailableReason) =>
    days.some(({ layers }) => layers.some((layer) => layer.why === why && touchesDay(layer.ranges)));
  if (applies('holiday')) return 'holiday';
  if (applies('closed-day')) return 'closed-day';
  if (!days.some(({ open }) => touchesDay(open))) return 'salon-closed';
  return applies('leave') ? 'leave' : 'not-working';
};

/** Why a customer's search for a visit on the day found nothing. Null where it names no service that is offered. */
export const missReason = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
): UnavailableReason | null => {
  const { services, employees, salon } = context;
  if (requested.some(({ serviceCode }) => !services.get(serviceCode)?.online)) return null;
  if (!takesOnline(context)) return 'paused';
  const from = bookableFrom(context);
  if (from === null) return 'too-far';
  const isPerformed = requested.every(({ serviceCode, employeeCode }) =>
    employees.some((one) => (!employeeCode || one.code === employeeCode) && performs(one, serviceCode)),
  );
  if (!isPerformed) return 'does-not-perform';
  const empty = visitSteps({ ...context, occupied: new Map() }, requested) ?? [];
  if (visitSlots(empty, salon.slotStep, from).length > 0) return 'taken';
  if (visitSlots(empty, salon.slotStep, 0).length > 0) return 'too-soon';
  return hourReason(context);
};
