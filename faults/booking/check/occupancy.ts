import type { Journal } from '../journal.ts';
import { busySpans, isCovered, minuteOf, overlap, type Span, workedSpans } from './spans.ts';
import type { AppointmentRow, OccupancyRow, Tables } from './tables.ts';

export const occupiesTime = ({ status }: Pick<AppointmentRow, 'status'>): boolean =>
  status === 'Pending' || status === 'Approved' || status === 'Completed';

const groupBy = <T>(all: readonly T[], key: (one: T) => string): T[][] => [...Map.groupBy(all, key).values()];

type SpanReader = (appointment: AppointmentRow) => Span[];

/** Within a visit of several services there is no buffer between services of the same employee. */
const spanReader = (appointments: readonly AppointmentRow[]): SpanReader => {
  const visits = Map.groupBy(appointments, ({ visitCode }) => visitCode);
  return ({ visitCode, start, work }) =>
    visits.get(visitCode)?.length === 1 ? busySpans(start, work) : workedSpans(start, work);
};

/** Pairs of appointments that occupy the same employee at the same time. */
export const countOverlaps = ({ appointments }: Tables): number => {
  const spansOf = spanReader(appointments);
  let found = 0;
  for (const group of groupBy(
    appointments.filter(occupiesTime),
    ({ employee, lane }) => `${employee} ${lane}`,
  )) {
    const spans = group.map(spansOf);
    for (const [index, one] of spans.entries())
      for (const other of spans.slice(index + 1)) if (overlap(one, other)) found += 1;
  }
  return found;
};

const spanOf = ({ start, end }: Pick<OccupancyRow, 'start' | 'end'>): Span => ({
  from: minuteOf(start),
  to: minuteOf(end),
});

type Rows = readonly OccupancyRow[];

/** True if the rows cover exactly the appointment's time; in a visit of several services the buffer is optional. */
const hasExactOccupancy = (appointment: AppointmentRow, alone: boolean, rows: Rows): boolean => {
  if (rows.some(({ subject, lane }) => subject !== appointment.employee || lane !== appointment.lane))
    return false;
  const covered = rows.map(spanOf);
  const busy = busySpans(appointment.start, appointment.work);
  const required = alone ? busy : workedSpans(appointment.start, appointment.work);
  return isCovered(covered, busy) && isCovered(required, covered);
};

/** Wrong rows of the occupancy table: too many, too few, or of another source. */
export const findWrongOccupancy = (
  { appointments, blocks, occupancy }: Tables,
  { holds, lostHolds }: Journal,
) => {
  const bySource = Map.groupBy(occupancy, ({ source, code }) => `${source} ${code}`);
  const rowsOf = (source: OccupancyRow['source'], code: string): Rows =>
    bySource.get(`${source} ${code}`) ?? [];
  const inVisit = Map.groupBy(appointments, ({ visitCode }) => visitCode);
  const wrong: string[] = [];

  for (const appointment of appointments) {
    const rows = rowsOf('appointment', appointment.code);
    const isRight = occupiesTime(appointment)
      ? hasExactOccupancy(appointment, inVisit.get(appointment.visitCode)?.length === 1, rows)
      : rows.length === 0;
    if (!isRight) wrong.push(`appointment ${JSON.stringify(appointment)} occupies ${JSON.stringify(rows)}`);
  }
  for (const { code, employee, ...block } of blocks) {
    const rows = rowsOf('block', code);
    const [row] = rows;
    const same = row?.subject === employee && row.start === block.start && row.end === block.end;
    if (rows.length !== 1 || !same) wrong.push(`block ${code}`);
  }
  const existing = new Set([
    ...appointments.map(({ code }) => `appointment ${code}`),
    ...blocks.map(({ code }) => `block ${code}`),
  ]);
  let strayHolds = 0;
  for (const [source, [row]] of bySource) {
    if (row?.source !== 'hold') {
      if (!existing.has(source)) wrong.push(`${source} does not exist`);
      continue;
    }
    const record = holds.get(row.code);
    if (!record) strayHolds += 1;
    if (record?.state === 'gone') wrong.push(`${source} was released`);
    if (record?.state === 'open' && (row.subject !== record.employeeCode || row.start !== record.startDate))
      wrong.push(`${source} occupies another slot`);
  }
  // A hold whose response was lost stays until it expires; no other unknown hold may exist.
  if (strayHolds > lostHolds) wrong.push(`${strayHolds} holds that no client was told of`);
  return wrong;
};
