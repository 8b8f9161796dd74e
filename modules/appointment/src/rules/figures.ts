import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { addDays, DAY_MINUTES, minuteOfDay } from '@ayna/domain/wall-clock';
import { workParts } from '@ayna/domain/work-parts';
import { type AppointmentRecord, startOf } from './appointment-record.ts';
import { takesTime } from './transitions.ts';

// Figures of a salon's day are kept, not counted again. A change adds the difference between the appointment before and
// after it; the table `day_figures` says what each column means.

/** How far ahead appointments are booked, in days: each step ends where the next begins. */
export const daysAheadSteps = [0, 1, 2, 4, 8, 15, 31] as const;

const HOURS = 24;

const statusColumns = {
  Pending: 'pending',
  Approved: 'approved',
  Completed: 'completed',
  Canceled: 'canceled',
  NoShow: 'no_show',
} as const satisfies Record<AppointmentStatus, string>;

type StatusColumn = (typeof statusColumns)[AppointmentStatus];

type FigureKind = 'source' | 'employee' | 'service' | 'cancel-reason';

/** What is added to one row of the figures. */
export type Increment = Readonly<Record<StatusColumn, number>> & {
  readonly day: string;
  readonly kind: FigureKind;
  readonly key: string;
  readonly kurus: number;
  readonly minutes: readonly number[];
  readonly days_ahead: readonly number[];
};

type RowKey = Pick<Increment, 'day' | 'kind' | 'key'>;

const nothing = {
  pending: 0,
  approved: 0,
  completed: 0,
  canceled: 0,
  no_show: 0,
  kurus: 0,
  minutes: Array<number>(HOURS).fill(0),
  days_ahead: Array<number>(daysAheadSteps.length).fill(0),
};

/** Where an appointment counts. */
const keysOf = ({ appointment, cancelReason }: AppointmentRecord): Omit<RowKey, 'day'>[] => [
  { kind: 'source', key: appointment.source },
  { kind: 'employee', key: appointment.employeeCode },
  { kind: 'service', key: appointment.serviceCode },
  ...(appointment.status === 'Canceled' ? [{ kind: 'cancel-reason' as const, key: cancelReason ?? '' }] : []),
];

/** The minutes of work in each hour, of the day it starts on and of the next. */
const workedHours = (record: AppointmentRecord): readonly [number[], number[]] => {
  const hours = Array<number>(HOURS * 2).fill(0);
  const start = minuteOfDay(startOf(record).slice(11));
  for (const [from, to] of takesTime(record.appointment.status) ? workParts(record.work) : [])
    for (let minute = start + from; minute < start + to; ) {
      const hour = Math.floor(minute / 60);
      const end = Math.min(start + to, (hour + 1) * 60, DAY_MINUTES * 2);
      hours[hour] = (hours[hour] ?? 0) + end - minute;
      minute = end;
    }
  return [hours.slice(0, HOURS), hours.slice(HOURS)];
};

const figuresOf = (record: AppointmentRecord): Increment[] => {
  const { status, serviceSnapshot } = record.appointment;
  const day = startOf(record).slice(0, 10);
  const [minutes, afterMidnight] = workedHours(record);
  const step = daysAheadSteps.findLastIndex((first) => record.daysAhead >= first);
  const figures = {
    ...nothing,
    [statusColumns[status]]: 1,
    kurus: takesTime(status) ? Math.round(serviceSnapshot.price * 100) : 0,
    minutes,
    days_ahead: daysAheadSteps.map((_, index) => (index === step ? 1 : 0)),
  };
  const keys = keysOf(record);
  const next = afterMidnight.some((worked) => worked > 0)
    ? keys.map((key) => ({ ...nothing, ...key, day: addDays(day, 1), minutes: afterMidnight }))
    : [];
  return [...keys.map((key) => ({ ...figures, ...key, day })), ...next];
};

const addLists = (one: readonly number[], other: readonly number[], sign: number): number[] =>
  one.map((value, index) => value + sign * (other[index] ?? 0));

const add = (one: Increment, other: Increment, sign: 1 | -1): Increment => ({
  ...one,
  pending: one.pending + sign * other.pending,
  approved: one.approved + sign * other.approved,
  completed: one.completed + sign * other.completed,
  canceled: one.canceled + sign * other.canceled,
  no_show: one.no_show + sign * other.no_show,
  kurus: one.kurus + sign * other.kurus,
  minutes: addLists(one.minutes, other.minutes, sign),
  days_ahead: addLists(one.days_ahead, other.days_ahead, sign),
});

const countColumns = ['pending', 'approved', 'completed', 'canceled', 'no_show', 'kurus'] as const;

const isNothing = (row: Increment): boolean =>
  [...countColumns.map((column) => row[column]), ...row.minutes, ...row.days_ahead].every(
    (value) => value === 0,
  );

const nameOf = ({ day, kind, key }: RowKey): string => `${day} ${kind} ${key}`;

/** What these appointments add to the figures, in place of what they were before. Rows that stay as they are are left out. */
export const figureIncrements = (
  before: readonly AppointmentRecord[],
  after: readonly AppointmentRecord[],
): Increment[] => {
  const rows = new Map<string, Increment>();
  const addAll = (records: readonly AppointmentRecord[], sign: 1 | -1): void => {
    for (const figures of records.flatMap(figuresOf)) {
      const { day, kind, key } = figures;
      const name = nameOf(figures);
      rows.set(name, add(rows.get(name) ?? { ...nothing, day, kind, key }, figures, sign));
    }
  };
  addAll(before, -1);
  addAll(after, 1);
  return [...rows.values()].filter((row) => !isNothing(row));
};
