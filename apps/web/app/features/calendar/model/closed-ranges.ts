import type { Holiday } from '@ayna/contracts/catalog';
import type { Employee } from '@ayna/contracts/employee';
import type { Salon } from '@ayna/contracts/salon';
import {
  leaveRange,
  openingAround,
  recurringLeaveRangesAround,
  type SalonHours as SalonRules,
  workRangesAround,
} from '@ayna/domain/opening-hours';
import { intersectRanges, mergeRanges, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import type { Range } from './scale.ts';

export type SalonHours = Pick<Salon, keyof SalonRules>;

/** By date. */
export type Holidays = ReadonlyMap<string, Holiday>;

/** Why nothing is offered: the salon is shut, a holiday, a break, the person is off or away. */
type ClosedReason = 'leave' | 'holiday' | 'salon' | 'off' | 'break';

/** A hatched stretch of a column. `note` is the name of the holiday or of the leave, if it has one. */
export type ClosedRange = Range & { readonly reason: ClosedReason; readonly note: string };

type WorkingEmployee = Pick<Employee, 'workHours' | 'leaves' | 'recurringLeaves'>;

/** Without an employee it is the salon's own day. */
export type ClosedOptions = {
  readonly salon: SalonHours | undefined;
  readonly holidays: Holidays;
  readonly employee: WorkingEmployee | undefined;
};

type Layer = { readonly reason: ClosedReason; readonly note: string; readonly ranges: Ranges };

const salonLayers = ({ salon, holidays }: ClosedOptions, day: string, visible: Ranges): readonly Layer[] => {
  if (!salon) return [];
  const { open, breaks, why: reason } = openingAround(salon, holidays, day);
  const closedDay = salon.closedDays.find(({ from, to }) => from <= day && day <= to);
  const notes = {
    'closed-day': closedDay?.reason ?? '',
    holiday: holidays.get(day)?.name ?? '',
    'salon-closed': '',
  };
  return [
    {
      reason: reason === 'salon-closed' ? 'salon' : 'holiday',
      note: notes[reason],
      ranges: subtractRanges(visible, open),
    },
    { reason: 'break', note: '', ranges: breaks },
  ];
};

const employeeLayers = ({ employee }: ClosedOptions, day: string, visible: Ranges): readonly Layer[] => {
  if (!employee) return [];
  const { workHours, leaves, recurringLeaves } = employee;
  const away = (note: string, ranges: Ranges): Layer => ({ reason: 'leave', note, ranges });
  return [
    ...leaves.map((leave) => away(leave.note, mergeRanges([leaveRange(leave, day)]))),
    ...recurringLeaves.map((leave) => away(leave.note, recurringLeaveRangesAround(leave, day))),
    { reason: 'off', note: '', ranges: subtractRanges(visible, workRangesAround(workHours, day)) },
  ];
};

/** Which of two says more about the same minute. */
const priority: Readonly<Record<ClosedReason, number>> = { leave: 0, holiday: 1, salon: 2, off: 3, break: 4 };

const sameReason = (one: ClosedRange, other: ClosedRange): boolean =>
  one.reason === other.reason && one.note === other.note && one.to === other.from;

/** In order and side by side: where several reasons hold, the weightiest is named. */
export const closedRangesOn = (
  of: ClosedOptions,
  day: string,
  { from: first, to: last }: Range,
): readonly ClosedRange[] => {
  const visible: Ranges = [[first, last]];
  const layers = [...employeeLayers(of, day, visible), ...salonLayers(of, day, visible)]
    .flatMap(({ reason, note, ranges }) =>
      intersectRanges(ranges, visible).map(
        (range): ClosedRange => ({ ...toMinuteRange(range), reason, note }),
      ),
    )
    .toSorted((one, other) => priority[one.reason] - priority[other.reason]);
  const edges = [...new Set(layers.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const stretches: ClosedRange[] = [];
  for (const [index, from] of edges.entries()) {
    const reason = layers.find((one) => one.from <= from && from < one.to);
    const to = edges[index + 1];
    if (!reason || to === undefined) continue;
    const next = { ...reason, from, to };
    const before = stretches.at(-1);
    if (before && sameReason(before, next)) stretches[stretches.length - 1] = { ...before, to };
    else stretches.push(next);
  }
  return stretches;
};
