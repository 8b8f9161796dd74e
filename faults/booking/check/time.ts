import type { Journal } from '../journal.ts';
import { busySpans, meet, minuteOf, type Span, within, workedSpans } from './spans.ts';
import type { AppointmentRow, Tables, TakenRow } from './tables.ts';

export const standsOn = ({ status }: Pick<AppointmentRow, 'status'>): boolean =>
  status === 'Pending' || status === 'Approved' || status === 'Completed';

const grouped = <T>(all: readonly T[], key: (one: T) => string): T[][] => [...Map.groupBy(all, key).values()];

type Spans = (held: AppointmentRow) => Span[];

/** Within a visit of several services nobody tidies up between those in the same hands. */
const spansIn = (appointments: readonly AppointmentRow[]): Spans => {
  const visits = Map.groupBy(appointments, ({ visitCode }) => visitCode);
  return ({ visitCode, start, work }) =>
    visits.get(visitCode)?.length === 1 ? busySpans(start, work) : workedSpans(start, work);
};

/** Pairs that have one employee's hands at once. */
export const overlaps = ({ appointments }: Tables): number => {
  const spansOf = spansIn(appointments);
  let found = 0;
  for (const group of grouped(appointments.filter(standsOn), ({ employee, lane }) => `${employee} ${lane}`)) {
    const spans = group.map(spansOf);
    for (const [index, one] of spans.entries())
      for (const other of spans.slice(index + 1)) if (meet(one, other)) found += 1;
  }
  return found;
};

const spanOf = ({ start, end }: Pick<TakenRow, 'start' | 'end'>): Span => ({
  from: minuteOf(start),
  to: minuteOf(end),
});

type Rows = readonly TakenRow[];

/** Exactly what it uses; of a visit with several services, with or without the tidying up between them. */
const takesItsTime = (held: AppointmentRow, alone: boolean, rows: Rows): boolean => {
  if (rows.some(({ subject, lane }) => subject !== held.employee || lane !== held.lane)) return false;
  const taken = rows.map(spanOf);
  const busy = busySpans(held.start, held.work);
  const least = alone ? busy : workedSpans(held.start, held.work);
  return within(taken, busy) && within(least, taken);
};

/** Rows of taken time that are wrong: too many, too few, or another's. */
export const wrongTimes = ({ appointments, blocks, taken }: Tables, { holds, lostHolds }: Journal) => {
  const bySource = Map.groupBy(taken, ({ source, code }) => `${source} ${code}`);
  const rowsOf = (source: TakenRow['source'], code: string): Rows => bySource.get(`${source} ${code}`) ?? [];
  const inVisit = Map.groupBy(appointments, ({ visitCode }) => visitCode);
  const wrong: string[] = [];

  for (const held of appointments) {
    const rows = rowsOf('appointment', held.code);
    const right = standsOn(held)
      ? takesItsTime(held, inVisit.get(held.visitCode)?.length === 1, rows)
      : rows.length === 0;
    if (!right) wrong.push(`appointment ${JSON.stringify(held)} takes ${JSON.stringify(rows)}`);
  }
  for (const { code, employee, ...block } of blocks) {
    const rows = rowsOf('block', code);
    const [row] = rows;
    const same = row?.subject === employee && row.start === block.start && row.end === block.end;
    if (rows.length !== 1 || !same) wrong.push(`block ${code}`);
  }
  const known = new Set([
    ...appointments.map(({ code }) => `appointment ${code}`),
    ...blocks.map(({ code }) => `block ${code}`),
  ]);
  let strayHolds = 0;
  for (const [source, [row]] of bySource) {
    if (row?.source !== 'hold') {
      if (!known.has(source)) wrong.push(`nobody's ${source}`);
      continue;
    }
    const note = holds.get(row.code);
    if (!note) strayHolds += 1;
    if (note?.state === 'gone') wrong.push(`${source} was let go`);
    if (note?.state === 'open' && (row.subject !== note.employeeCode || row.start !== note.startDate))
      wrong.push(`${source} lies elsewhere`);
  }
  // A hold whose answer was lost stays until it runs out; nobody else's may.
  if (strayHolds > lostHolds) wrong.push(`${strayHolds} holds that nobody was told of`);
  return wrong;
};

/** Holds that somebody was promised and that are not there, though they have not run out. */
export const brokenHolds = ({ taken }: Tables, { holds }: Journal, startedAgo: number): number => {
  // Held for five minutes: in a longer run the early ones are gone by right, and nobody can tell which.
  if (startedAgo > 290_000) return 0;
  const kept = new Set(taken.filter(({ source }) => source === 'hold').map(({ code }) => code));
  return [...holds].filter(([code, { state }]) => state === 'open' && !kept.has(code)).length;
};
