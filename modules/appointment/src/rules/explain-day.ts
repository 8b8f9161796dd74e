import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import { mergeRanges, type Range, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { DAY_MINUTES, midnightOf } from '@ayna/domain/wall-clock';
import { type AvailabilityContext, bookableFrom, employeeDay, performs } from './availability.ts';
import { explain, type Reason, type ReasonLayer } from './explain.ts';

const always: Ranges = [[-DAY_MINUTES, 2 * DAY_MINUTES]];

const when = (condition: boolean, why: ReasonLayer['why'], ranges: Ranges = always): ReasonLayer[] =>
  condition ? [{ why, ranges }] : [];

const sources = { appointment: 'taken', hold: 'held', block: 'blocked' } as const;

/** In minutes since 1970. */
type OccupiedRange = { readonly source: string; readonly from: number; readonly to: number };

const occupiedLayers = (occupied: readonly OccupiedRange[], date: string): ReasonLayer[] =>
  Object.entries(sources).map(([source, why]) => ({
    why,
    ranges: mergeRanges(
      occupied
        .filter((one) => one.source === source)
        .map(({ from, to }): Range => [from - midnightOf(date), to - midnightOf(date)]),
    ),
  }));

/** Free gaps that are too short for the service. */
const tooShort = (reasons: readonly Reason[], duration: number): Reason[] =>
  subtractRanges([[0, DAY_MINUTES]], mergeRanges(reasons.map(({ range }) => range)))
    .filter(([from, to]) => to - from < duration)
    .map((range) => ({ range, why: 'too-short' }));

/**
 * Why an employee has no free time on a day: which rule takes which minutes, each minute once. Limits of online booking
 * are left out for the desk.
 */
export const explainDay = (
  context: AvailabilityContext,
  employee: EmployeeState,
  service: ServiceState | null,
  occupied: readonly OccupiedRange[],
  isDesk = false,
): readonly Reason[] => {
  const from = isDesk ? 0 : bookableFrom(context);
  const reasons = explain([
    ...when(!isDesk && !context.salon.onlineBooking, 'paused'),
    ...when(service !== null && !performs(employee, service.code), 'does-not-perform'),
    ...when(from === null, 'too-far'),
    ...employeeDay(context, employee).layers,
    ...occupiedLayers(occupied, context.date),
    ...when(from !== null && from > 0, 'too-soon', [[-DAY_MINUTES, Math.min(from ?? 0, DAY_MINUTES)]]),
  ]);
  const short = service ? tooShort(reasons, service.duration) : [];
  return [...reasons, ...short].toSorted((a, b) => a.range[0] - b.range[0]);
};
