import {
  leaveRange,
  openingAround,
  recurringLeaveRangesAround,
  type SalonHours as SalonRules,
  workRangesAround,
} from '@ayna/domain/opening-hours';
import { intersectRanges, mergeRanges, type Ranges, subtractRanges } from '@ayna/domain/ranges';
import type { Holiday } from '../../../data/catalog.ts';
import type { Employee } from '../../../data/employees.ts';
import type { Salon } from '../../../data/salon.ts';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import type { Range } from './scale.ts';

export type SalonHours = Pick<Salon, keyof SalonRules>;

/** By date. */
export type Holidays = ReadonlyMap<string, Holiday>;

/** Why nothing is offered: the salon is shut, a holiday, a break, the person is off or away. */
type Why = 'leave' | 'holiday' | 'salon' | 'off' | 'break';

/** A hatched stretch of a column. `note` is the name of the holiday or of the leave, if it has one. */
export type Closed = Range & { readonly why: Why; readonly note: string };

type Working = Pick<Employee, 'workHours' | 'leaves' | 'recurringLeaves'>;

/** Without an employee it is the salon's own day. */
export type ClosedOf = {
  readonly salon: SalonHours | undefined;
  readonly holidays: Holidays;
  readonly employee: Working | undefined;
};

type Layer = { readonly why: Why; readonly note: string; readonly ranges: Ranges };

const salonLayers = ({ salon, holidays }: ClosedOf, day: string, visible: Ranges): readonly Layer[] => {
  if (!salon) return [];
  const { open, breaks, why } = openingAround(salon, holidays, day);
  const closedDay = salon.closedDays.find(({ from, to }) => from <= day && day <= to);
  const notes = {
    'closed-day': closedDay?.reason ?? '',
    holiday: holidays.get(day)?.name ?? '',
    'salon-closed': '',
  };
  return [
    {
      why: why === 'salon-closed' ? 'salon' : 'holiday',
      note: notes[why],
      ranges: subtractRanges(visible, open),
    },
    { why: 'break', note: '', ranges: breaks },
  ];
};

const employeeLayers = ({ employee }: ClosedOf, day: string, visible: Ranges): readonly Layer[] => {
  if (!employee) return [];
  const { workHours, leaves, recurringLeaves } = employee;
  const away = (note: string, ranges: Ranges): Layer => ({ why: 'leave', note, ranges });
  return [
    ...leaves.map((leave) => away(leave.note, mergeRanges([leaveRange(leave, day)]))),
    ...recurringLeaves.map((leave) => away(leave.note, recurringLeaveRangesAround(leave, day))),
    { why: 'off', note: '', ranges: subtractRanges(visible, workRangesAround(workHours, day)) },
  ];
};

/** Which of two says more about the same minute. */
const weight: Readonly<Record<Why, number>> = { leave: 0, holiday: 1, salon: 2, off: 3, break: 4 };

const sameReason = (one: Closed, other: Closed): boolean =>
  one.why === other.why && one.note === other.note && one.to === other.from;

/** In order and side by side: where several reasons hold, the weightiest is named. */
export const closedOn = (of: ClosedOf, day: string, { from: first, to: last }: Range): readonly Closed[] => {
  const visible: Ranges = [[first, last]];
  const layers = [...employeeLayers(of, day, visible), ...salonLayers(of, day, visible)]
    .flatMap(({ why, note, ranges }) =>
      intersectRanges(ranges, visible).map((range): Closed => ({ ...toMinuteRange(range), why, note })),
    )
    .toSorted((one, other) => weight[one.why] - weight[other.why]);
  const edges = [...new Set(layers.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const stretches: Closed[] = [];
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
