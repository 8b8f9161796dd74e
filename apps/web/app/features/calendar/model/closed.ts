import type { Employee } from '../../../data/employees.ts';
import { addDays, minuteOn, weekdayOf } from './day-walk.ts';
import { type Holidays, type Opening, openingOn, type SalonHours } from './opening.ts';
import { common, DAY_MINUTES, type Range } from './scale.ts';
import { hoursOn, rangeBetween } from './visible-hours.ts';

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

const shifted = ({ from, to }: Range, days: number): Range => ({
  from: from + days * DAY_MINUTES,
  to: to + days * DAY_MINUTES,
});

/** Yesterday's hours may reach into the day, and tomorrow's follow on. */
const around = [-1, 0, 1] as const;

const without = (visible: Range, taken: readonly Range[]): readonly Range[] =>
  taken.reduce<readonly Range[]>(
    (left, cut) =>
      left.flatMap((one) =>
        [
          common(one, { from: Number.NEGATIVE_INFINITY, to: cut.from }),
          common(one, { from: cut.to, to: Number.POSITIVE_INFINITY }),
        ].filter((part) => part !== undefined),
      ),
    [visible],
  );

const within = (visible: Range, why: Why, note: string, ranges: readonly Range[]): readonly Closed[] =>
  ranges.flatMap((range) => {
    const part = common(range, visible);
    return part ? [{ ...part, why, note }] : [];
  });

const salonLayers = ({ salon, holidays }: ClosedOf, day: string, visible: Range): readonly Closed[] => {
  if (!salon) return [];
  const openings = around.map((days) => ({ days, opening: openingOn(salon, holidays, addDays(day, days)) }));
  const each = (pick: (opening: Opening) => readonly Range[]): readonly Range[] =>
    openings.flatMap(({ days, opening }) => pick(opening).map((range) => shifted(range, days)));
  const { why, note } = openingOn(salon, holidays, day);
  return [
    ...within(
      visible,
      why,
      note,
      without(
        visible,
        each(({ open }) => (open ? [open] : [])),
      ),
    ),
    ...within(
      visible,
      'break',
      '',
      each(({ breaks }) => breaks),
    ),
  ];
};

const leavesOf = ({ leaves, recurringLeaves }: Working, day: string, visible: Range): readonly Closed[] => {
  const once = leaves.flatMap(({ startDate, endDate, note }) =>
    within(visible, 'leave', note, [{ from: minuteOn(day, startDate), to: minuteOn(day, endDate) }]),
  );
  const weekly = recurringLeaves.flatMap((leave) =>
    around.flatMap((days) => {
      const date = addDays(day, days);
      const holds = leave.startDate <= date && (leave.endDate === null || date <= leave.endDate);
      if (!holds || !leave.days.includes(weekdayOf(date))) return [];
      return within(visible, 'leave', leave.note, [
        shifted(rangeBetween(leave.startTime, leave.endTime), days),
      ]);
    }),
  );
  return [...once, ...weekly];
};

const employeeLayers = ({ employee }: ClosedOf, day: string, visible: Range): readonly Closed[] => {
  if (!employee) return [];
  const shifts = around.flatMap((days) => {
    const hours = hoursOn(employee.workHours, weekdayOf(addDays(day, days)));
    return hours ? [shifted(hours, days)] : [];
  });
  return [...leavesOf(employee, day, visible), ...within(visible, 'off', '', without(visible, shifts))];
};

/** Which of two says more about the same minute. */
const weight: Readonly<Record<Why, number>> = { leave: 0, holiday: 1, salon: 2, off: 3, break: 4 };

const sameReason = (one: Closed, other: Closed): boolean =>
  one.why === other.why && one.note === other.note && one.to === other.from;

/** In order and side by side: where several reasons hold, the weightiest is named. */
export const closedOn = (of: ClosedOf, day: string, visible: Range): readonly Closed[] => {
  const layers = [...employeeLayers(of, day, visible), ...salonLayers(of, day, visible)].toSorted(
    (one, other) => weight[one.why] - weight[other.why],
  );
  const edges = [...new Set(layers.flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const stretches: Closed[] = [];
  for (const [index, from] of edges.entries()) {
    const reason = layers.find((one) => one.from <= from && from < one.to);
    const to = edges[index + 1];
    if (!reason || to === undefined) continue;
    const next = { ...reason, from, to };
    const last = stretches.at(-1);
    if (last && sameReason(last, next)) stretches[stretches.length - 1] = { ...last, to };
    else stretches.push(next);
  }
  return stretches;
};
