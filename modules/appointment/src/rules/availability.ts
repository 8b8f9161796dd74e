import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import type { ServiceState } from '@ayna/contracts/core/services';
import { hourLayers, remainingRanges } from '@ayna/domain/hour-layers';
import { openingAround, type PublicHolidays } from '@ayna/domain/opening-hours';
import { intersectRanges, type Range, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { DAY_MINUTES, daysBetween, minutesFrom } from '@ayna/domain/wall-clock';
import type { Work } from '@ayna/domain/work-parts';
import type { ReasonLayer } from './explain.ts';
import { possibleStarts } from './slots.ts';
import type { Step } from './visit.ts';

/** Everything that decides whether a visit is possible on one day. */
export type AvailabilityContext = {
  readonly date: string;
  /** The present moment on the salon's wall clock. */
  readonly now: string;
  readonly salon: SalonState;
  /** False once the salon's package or trial is over: nothing new is booked, what is booked stays. */
  readonly hasPackage: boolean;
  readonly holidays: PublicHolidays;
  readonly services: ReadonlyMap<string, ServiceState>;
  readonly employees: readonly EmployeeState[];
  /** By employee: appointments, holds and blocked time, in minutes from the date's midnight. */
  readonly occupied: ReadonlyMap<string, Ranges>;
};

export type RequestedService = { readonly serviceCode: string; readonly employeeCode: string | null };

export const performs = (employee: EmployeeState, serviceCode: string): boolean =>
  employee.allServices || employee.serviceCodes.includes(serviceCode);

export const workOf = ({ duration, bufferAfter, phases }: ServiceState): Work => ({
  duration,
  bufferAfter,
  phases,
});

const minutesIn = (ranges: Ranges): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

type Hours = Pick<AvailabilityContext, 'salon' | 'holidays'> & {
  readonly open: Ranges;
  readonly layers: readonly ReasonLayer[];
};

/** What an employee's hours on a date depend on, besides the employee. */
export type Schedule = Pick<AvailabilityContext, 'salon' | 'holidays' | 'date'>;

const MAX_DATES = 200;
const hoursByDate = new WeakMap<EmployeeState, Map<string, Hours>>();

/**
 * The hours of an employee on a date. Every search for the first free time needs the same weeks, so they are cached as
 * long as the states they derive from.
 */
const hoursOf = ({ salon, holidays, date }: Schedule, employee: EmployeeState): Hours => {
  const dates = hoursByDate.get(employee) ?? new Map<string, Hours>();
  const before = dates.get(date);
  if (before?.salon === salon && before.holidays === holidays) return before;
  const opening = openingAround(salon, holidays, date);
  const hours = { salon, holidays, open: opening.open, layers: hourLayers(opening, employee, date) };
  if (dates.size >= MAX_DATES) dates.clear();
  hoursByDate.set(employee, dates.set(date, hours));
  return hours;
};

/** An employee's day; `within` are hours that the caller wants to stay inside of. */
export const employeeDay = (context: AvailabilityContext, employee: EmployeeState, within?: Range) => {
  const { open, layers } = hoursOf(context, employee);
  const outside = within ? subtractRanges([[-DAY_MINUTES, 2 * DAY_MINUTES]], [within]) : [];
  return {
    open,
    layers: within ? [...layers, { why: 'not-working' as const, ranges: outside }] : layers,
    occupied: context.occupied.get(employee.code) ?? [],
  };
};

/** When an employee works on the day, whatever is booked. */
export const workRanges = (schedule: Schedule, employee: EmployeeState): Ranges =>
  employee.isActive
    ? intersectRanges(remainingRanges(hoursOf(schedule, employee).layers), [[0, DAY_MINUTES]])
    : [];

/** How long these employees work on the day together, whatever is booked. */
export const workMinutes = (context: AvailabilityContext, team: readonly EmployeeState[]): number =>
  team.reduce((sum, employee) => sum + minutesIn(workRanges(context, employee)), 0);

/** For each requested service, who can do it and when. Null where a service does not exist. */
export const visitSteps = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
  duration?: number | null,
): Step[] | null => {
  const steps: Step[] = [];
  for (const { serviceCode, employeeCode } of requested) {
    const service = context.services.get(serviceCode);
    if (!service) return null;
    const work = duration ? { ...workOf(service), duration, phases: null } : workOf(service);
    const candidates = context.employees.filter(
      (one) => one.isActive && performs(one, serviceCode) && (!employeeCode || one.code === employeeCode),
    );
    const who = candidates.map((one) => {
      const day = employeeDay(context, one);
      return { code: one.code, starts: possibleStarts(day, work), load: minutesIn(day.occupied) };
    });
    steps.push({ work, who });
  }
  return steps;
};

/** The first minute of the day that a customer may book; null where the day is too far ahead. */
export const bookableFrom = ({ salon, date, now }: AvailabilityContext): number | null =>
  daysBetween(now.slice(0, 10), date) > salon.aheadDays ? null : minutesFrom(date, now) + salon.leadMinutes;
