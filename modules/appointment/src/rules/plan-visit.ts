import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { RefusalCode } from '@ayna/contracts/errors';
import { hasMinute } from '@ayna/domain/ranges';
import type { Work } from '@ayna/domain/work-parts';
import {
  type AvailabilityContext,
  bookableFrom,
  performs,
  type RequestedService,
  visitSteps,
} from './availability.ts';
import { assign, nearest, offsetsOf, visitSlots, visitStarts } from './visit.ts';

/** One service of a visit with its employee, in minutes from the date's midnight. */
export type PlacedService = {
  readonly service: ServiceState;
  readonly employee: EmployeeState;
  readonly start: number;
  readonly work: Work;
};

type PlanRefusal = { readonly refused: RefusalCode; readonly nearest: readonly number[] };

export type VisitPlan = { readonly placed: readonly PlacedService[] } | PlanRefusal;

const refuse = (refused: RefusalCode, near: readonly number[] = []): PlanRefusal => ({
  refused,
  nearest: near,
});

/** Why the request itself is wrong. Checked before the hours, because it explains more. */
export const checkRequest = (
  { services, employees }: Pick<AvailabilityContext, 'services' | 'employees'>,
  requested: readonly RequestedService[],
): RefusalCode | null => {
  for (const { serviceCode, employeeCode } of requested) {
    const service = services.get(serviceCode);
    if (!service?.active) return 'unknown-service';
    const named = employees.find(({ code }) => code === employeeCode);
    if (employeeCode && !named?.isActive) return 'unknown-employee';
    if (named && !performs(named, serviceCode)) return 'not-performed';
  }
  return null;
};

const place = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
  works: readonly Work[],
  who: readonly string[],
  start: number,
) => {
  const offsets = offsetsOf(works);
  return requested.map(({ serviceCode }, index): PlacedService => {
    const service = context.services.get(serviceCode);
    const employee = context.employees.find(({ code }) => code === who[index]);
    const work = works[index];
    if (!service || !employee || !work)
      throw new Error(`planVisit: no service, employee or work for ${serviceCode}`);
    return { service, employee, start: start + (offsets[index] ?? 0), work };
  });
};

/** Whether the hours allow the visit, whatever is booked. */
const hoursAllow = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
  start: number,
  duration?: number | null,
): boolean => {
  const steps = visitSteps({ ...context, occupied: new Map() }, requested, duration);
  return steps !== null && hasMinute(visitStarts(steps), start);
};

/** The desk reads that the package is over; a customer reads only that the salon takes no online bookings. */
const checkDeskRequest = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
): RefusalCode | null => (context.hasPackage ? checkRequest(context, requested) : 'package-needed');

export const takesOnline = ({
  salon,
  hasPackage,
}: Pick<AvailabilityContext, 'salon' | 'hasPackage'>): boolean =>
  hasPackage && salon.status === 'Published' && salon.onlineBooking;

type DeskOptions = { readonly duration: number | null };

/** The desk may book at any free minute within the hours. */
export const planByDesk = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
  start: number,
  { duration }: DeskOptions,
): VisitPlan => {
  const wrong = checkDeskRequest(context, requested);
  const steps = wrong ? null : visitSteps(context, requested, duration);
  if (wrong || !steps) return refuse(wrong ?? 'unknown-service');
  const who = assign(steps, start);
  if (who)
    return {
      placed: place(
        context,
        requested,
        steps.map(({ work }) => work),
        who,
        start,
      ),
    };
  if (!hoursAllow(context, requested, start, duration)) return refuse('outside-hours');
  const free = visitSlots(steps, context.salon.slotStep, 0).map((slot) => slot.start);
  return refuse('slot-taken', nearest(free, start));
};

/** The desk books over others on purpose: with the requested employees, whatever the hours say. */
export const planOverlap = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
  start: number,
  { duration }: DeskOptions,
): VisitPlan => {
  const wrong = checkDeskRequest(context, requested);
  const steps = wrong ? null : visitSteps(context, requested, duration);
  if (wrong || !steps) return refuse(wrong ?? 'unknown-service');
  const who = requested.map(({ employeeCode }) => employeeCode);
  if (who.some((code) => code === null)) return refuse('unknown-employee');
  return {
    placed: place(
      context,
      requested,
      steps.map(({ work }) => work),
      who as string[],
      start,
    ),
  };
};

/** The slots that customers are offered on the day. */
export const offeredSlots = (context: AvailabilityContext, requested: readonly RequestedService[]) => {
  const { salon, services } = context;
  if (!takesOnline(context)) return [];
  if (requested.some(({ serviceCode }) => !services.get(serviceCode)?.online)) return [];
  if (checkRequest(context, requested)) return [];
  const from = bookableFrom(context);
  const steps = from === null ? null : visitSteps(context, requested);
  return from === null || !steps ? [] : visitSlots(steps, salon.slotStep, from);
};

/** A customer may book offered slots only. */
export const planOnline = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
  start: number,
): VisitPlan => {
  const { services } = context;
  if (!takesOnline(context)) return refuse('booking-paused');
  const wrong = checkRequest(context, requested);
  if (wrong) return refuse(wrong);
  if (requested.some(({ serviceCode }) => !services.get(serviceCode)?.online))
    return refuse('unknown-service');
  const slots = offeredSlots(context, requested);
  const found = slots.find((slot) => slot.start === start);
  const steps = visitSteps(context, requested);
  if (found && steps)
    return {
      placed: place(
        context,
        requested,
        steps.map(({ work }) => work),
        found.employees,
        start,
      ),
    };
  const why = hoursAllow(context, requested, start) ? 'slot-taken' : 'outside-hours';
  return refuse(
    why,
    nearest(
      slots.map((slot) => slot.start),
      start,
    ),
  );
};
