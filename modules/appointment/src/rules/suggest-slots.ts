import type { EmployeeState } from '@ayna/contracts/core/employees';
import { remainingRanges } from '@ayna/domain/hour-layers';
import { intersectRanges, mergeRanges, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { DAY_MINUTES } from '@ayna/domain/wall-clock';
import {
  type AvailabilityContext,
  bookableFrom,
  employeeDay,
  type RequestedService,
  workOf,
} from './availability.ts';
import { occupiedRanges, offsetsOf } from './visit.ts';

/** A start of the day, and what the visit would take of each employee's time. */
type Candidate = {
  readonly start: number;
  readonly busy: readonly { readonly employee: string; readonly ranges: Ranges }[];
};

/** What a visit leaves of the free ranges it lies in: gaps that no service fits into, and whether it adjoins an end. */
const leftOver = (free: Ranges, busy: Ranges, shortest: number) => {
  let [holes, adjoins] = [0, false];
  for (const range of free) {
    const left = subtractRanges([range], busy);
    if (left[0]?.[0] === range[0] && left[0][1] === range[1]) continue;
    holes += left.filter(([from, to]) => to - from < shortest).length;
    adjoins ||= left[0]?.[0] !== range[0] || left.at(-1)?.[1] !== range[1];
  }
  return { holes, adjoins };
};

/**
 * The starts that suit the salon: none of them leaves a gap shorter than its shortest service while another start of the
 * day avoids that. Only starts next to taken time or at an end of the hours are among them: on an empty day nearly every
 * start leaves no such gap, and a mark on every time says nothing.
 */
export const suggestedStarts = (
  candidates: readonly Candidate[],
  free: ReadonlyMap<string, Ranges>,
  shortest: number,
): ReadonlySet<number> => {
  const rated = candidates.map(({ start, busy }) => {
    const left = busy.map(({ employee, ranges }) => leftOver(free.get(employee) ?? [], ranges, shortest));
    const holes = left.reduce((sum, one) => sum + one.holes, 0);
    return { start, holes, adjoins: left.some(({ adjoins }) => adjoins) };
  });
  const fewest = Math.min(...rated.map(({ holes }) => holes));
  return new Set(rated.filter(({ holes, adjoins }) => adjoins && holes === fewest).map(({ start }) => start));
};

/** The free time of an employee from the first start that can still be booked. What is before it is lost anyway. */
const freeTime = (context: AvailabilityContext, employee: EmployeeState): Ranges => {
  const { slotStep } = context.salon;
  const { layers, occupied } = employeeDay(context, employee);
  const first = Math.ceil((bookableFrom(context) ?? 0) / slotStep) * slotStep;
  return subtractRanges(intersectRanges(remainingRanges(layers), [[first, 2 * DAY_MINUTES]]), occupied);
};

const shortestService = ({ services }: AvailabilityContext): number =>
  Math.min(...[...services.values()].filter(({ active }) => active).map(({ duration }) => duration));

type Slot = { readonly start: number; readonly employees: readonly string[] };

/** Which of the offered slots of a visit suit the salon. */
export const suggestSlots = (
  context: AvailabilityContext,
  requested: readonly RequestedService[],
  slots: readonly Slot[],
): ReadonlySet<number> => {
  if (!context.salon.suggestSlots) return new Set();
  const services = requested.flatMap(({ serviceCode }) => context.services.get(serviceCode) ?? []);
  const works = services.map(workOf);
  const offsets = offsetsOf(works);
  const busyAt = ({ start, employees }: Slot): Candidate['busy'] => {
    const placed = works.map((work, index) => ({
      employee: employees[index] ?? '',
      start: start + (offsets[index] ?? 0),
      work,
    }));
    const parts = Map.groupBy(occupiedRanges(placed), ({ employee }) => employee);
    return [...parts].map(([employee, own]) => ({
      employee,
      ranges: mergeRanges(own.flatMap(({ ranges }) => ranges)),
    }));
  };
  const candidates = slots.map((slot) => ({ start: slot.start, busy: busyAt(slot) }));
  const free = new Map(context.employees.map((one) => [one.code, freeTime(context, one)]));
  return suggestedStarts(candidates, free, shortestService(context));
};
