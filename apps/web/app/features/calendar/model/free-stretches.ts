import type { Appointment } from '@ayna/contracts/appointment';
import { isOccupying, occupiedOn, spanOn, waitsOn } from '@ayna/domain/occupied-time';
import { mergeRanges, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import type { Range } from './scale.ts';

/** Time that something seems to take, and that can be booked. */
export type FreeStretch = Range & {
  /** In the wait of an appointment, or where a canceled one was. */
  readonly kind: 'wait' | 'canceled';
};

const toStretches = (ranges: Ranges, kind: FreeStretch['kind']): readonly FreeStretch[] =>
  ranges.map((range) => ({ ...toMinuteRange(range), kind }));

/** What is free in a column's waits and under its canceled appointments. `taken` are blocks and closed hours. */
export const freeStretchesOn = (
  day: string,
  appointments: readonly Appointment[],
  taken: readonly Range[],
): readonly FreeStretch[] => {
  const standing = appointments.filter(isOccupying);
  const canceled = appointments.filter(({ status }) => status === 'Canceled');
  const occupied = standing.flatMap((one) => occupiedOn(day, one));
  const busy = mergeRanges([...occupied, ...taken.map(({ from, to }) => [from, to] as const)]);
  const waits = subtractRanges(mergeRanges(standing.flatMap((one) => waitsOn(day, one))), busy);
  const freed = subtractRanges(
    mergeRanges(canceled.map((one) => spanOn(day, one))),
    mergeRanges([...busy, ...waits]),
  );
  return [...toStretches(waits, 'wait'), ...toStretches(freed, 'canceled')].toSorted(
    (one, other) => one.from - other.from,
  );
};
