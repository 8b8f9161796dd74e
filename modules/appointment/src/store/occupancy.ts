import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx, SalonTx, Write } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { sql } from 'kysely';
import type { StandingHold } from '../rules/hold-limits.ts';
import { insertRows } from './rows.ts';
import { db } from './tables.ts';

/** Wall-clock moments. */
export type Span = { readonly from: string; readonly to: string };

/** Occupied time of an employee, in minutes since 1970 by the wall clock. */
export type OccupiedRange = {
  readonly subject: string;
  readonly source: string;
  readonly from: number;
  readonly to: number;
};

/** An appointment, those of a visit, or a hold that do not count as occupied, because they are being moved or booked. */
export type Except = {
  readonly source: 'appointment' | 'hold';
  readonly code: string | readonly string[];
};

export type OccupancyQuery = Span & {
  readonly subjects: readonly string[];
  readonly now: number;
  readonly except?: Except | undefined;
  /** The desk books through the holds of strangers. */
  readonly ignoreHolds?: boolean | undefined;
};

type ExceptKind = 'none' | 'one' | 'many';

const exceptFilters: Readonly<Record<ExceptKind, string>> = {
  none: '',
  one: 'and (source, source_code) is distinct from ($5::text, $6::uuid)',
  many: 'and not (source = $5::text and source_code = any($6::uuid[]))',
};

const exceptKind = (except: Except | undefined): ExceptKind => {
  if (!except) return 'none';
  return typeof except.code === 'string' ? 'one' : 'many';
};

/**
 * Selects by start and end instead of `&&`: row security keeps operators that are not leakproof out of the index. No row
 * is longer than a day, so both ends are bounded. Subjects are single parameters: with an array the planner does not know
 * how many there are, and plans again for each call.
 */
const occupancyQuery = (subjects: number, except: ExceptKind) => {
  const first = except === 'none' ? 5 : 7;
  const wanted = Array.from({ length: subjects }, (_, index) => `$${first + index}::uuid`);
  return statement<Row>(`
  select stamp, null::uuid as subject, null as source, null::integer as from, null::integer as to, false as expired
  from appointment.copy_stamps where salon_code = $1
  union all
  select null, subject, source, from_minute, to_minute, coalesce(expires_at <= $4, false)
  from appointment.occupancy
  where salon_code = $1 and subject in (${wanted.join() || 'null'}) and ends_at > $2::timestamp
    and ends_at <= $3::timestamp + interval '24 hours' and starts_at < $3::timestamp ${exceptFilters[except]}`);
};

const queries = new Map<string, ReturnType<typeof occupancyQuery>>();

const queryFor = (subjects: number, except: ExceptKind): ReturnType<typeof occupancyQuery> => {
  const key = `${subjects} ${except}`;
  const known = queries.get(key) ?? occupancyQuery(subjects, except);
  queries.set(key, known);
  return known;
};

type Row = OccupiedRange & {
  readonly stamp: number | null;
  readonly expired: boolean;
};

/** The occupied time of these employees between two moments, and the stamp of the salon's copies, in one query. */
export const readOccupancy = async (tx: SalonReadTx, query: OccupancyQuery) => {
  const { subjects, from, to, now, except, ignoreHolds = false } = query;
  const own = except ? [except.source, except.code] : [];
  const read = queryFor(subjects.length, exceptKind(except));
  const rows = await read(tx, [tx.salon, from, to, instantOf(now), ...own, ...subjects]);
  const occupied: OccupiedRange[] = [];
  let stamp = 0;
  let [hasExpired, hasHolds] = [false, false];
  for (const row of rows) {
    if (row.stamp !== null) stamp = row.stamp;
    else if (row.expired) hasExpired = true;
    else if (ignoreHolds && row.source === 'hold') hasHolds = true;
    else occupied.push(row);
  }
  return { stamp, occupied, hasExpired, hasHolds };
};

export type NewOccupancy = Span & {
  readonly subject: string;
  readonly lane: number;
  readonly source: 'appointment' | 'hold' | 'block';
  readonly sourceCode: string;
  readonly expiresAt: number | null;
  /** Of a hold: a person or a browser, and its network. */
  readonly holder?: string;
  readonly network?: string;
};

/** Occupies time. The exclusion constraint refuses a row that overlaps another in its lane. */
export const occupy = (tx: SalonTx, rows: readonly NewOccupancy[]): Write[] =>
  insertRows(
    tx,
    'occupancy',
    rows.map(({ subject, lane, from, to, source, sourceCode, expiresAt, holder, network }) => ({
      subject,
      lane,
      during: `[${from},${to})`,
      source,
      source_code: sourceCode,
      expires_at: expiresAt === null ? null : instantOf(expiresAt),
      ...(holder !== undefined && { holder, network }),
    })),
  );

/** Frees the time of an appointment, hold or block. The kind is checked too, because a client may send any code. */
export const release = (tx: SalonTx, source: NewOccupancy['source'], sourceCode: string): Write => ({
  text: 'delete from appointment.occupancy where salon_code = $1 and source_code = $2 and source = $3',
  values: [tx.salon, sourceCode, source],
});

const EXCLUSION_VIOLATION = '23P01';

/** Whether the exclusion constraint refused a statement because the time is occupied. */
export const isOverlap = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === EXCLUSION_VIOLATION;

/** Expired holds occupy nothing, but their rows would: the constraint knows no clock. */
export const deleteExpiredHolds = (tx: SalonTx, subjects: readonly string[], now: number): Write => ({
  text: 'delete from appointment.occupancy where salon_code = $1 and subject = any($2::uuid[]) and expires_at <= $3',
  values: [tx.salon, subjects, instantOf(now)],
});

/** Ends the holds that lie where these rows will: the desk takes the time, and who held it is offered others. */
export const endHoldsWithin = (tx: SalonTx, rows: readonly NewOccupancy[]): Write[] =>
  rows.map(({ subject, from, to }) => ({
    text: `delete from appointment.occupancy where salon_code = $1 and source = 'hold' and source_code in (
      select source_code from appointment.occupancy
      where salon_code = $1 and source = 'hold' and subject = $2::uuid
        and starts_at < $4::timestamp and ends_at > $3::timestamp)`,
    values: [tx.salon, subject, from, to],
  }));

/** Held by one caller at a time, so that two holds never count each other as absent. */
export const lockHolds = async (tx: SalonTx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`holds ${tx.salon}`}, 0))`.execute(db(tx));
};

/** The holds of the salon that have not expired. */
export const listHolds = async (tx: SalonTx, now: number): Promise<StandingHold[]> => {
  const { rows } = await sql<StandingHold>`
    select source_code as code, min(holder) as holder, min(network) as network,
      min(starts_at)::date::text as date, sum(to_minute - from_minute)::integer as minutes,
      to_char(min(expires_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "expiresAt"
    from appointment.occupancy
    where salon_code = ${tx.salon} and source = 'hold' and expires_at > ${instantOf(now)}
    group by source_code
  `.execute(db(tx));
  return rows;
};

/** The first lane in which the subject is free between the moments; the appointment `own` does not count. */
export const freeLane = async (
  tx: SalonTx,
  subject: string,
  { from, to }: Span,
  own: string | null = null,
): Promise<number> => {
  const { rows } = await sql<{ lane: number }>`
    select lane from appointment.occupancy
    where salon_code = ${tx.salon} and subject = ${subject}
      and ends_at > ${from}::timestamp and starts_at < ${to}::timestamp
      and source_code is distinct from ${own}::uuid
  `.execute(db(tx));
  const used = new Set(rows.map(({ lane }) => lane));
  let lane = 0;
  while (used.has(lane)) lane += 1;
  return lane;
};
