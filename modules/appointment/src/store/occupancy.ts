import { statement } from '@ayna/kernel/db/sql';
import type { SalonTx, SalonView } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { sql } from 'kysely';
import { inserting } from './rows.ts';
import { db } from './tables.ts';

/** Wall-clock moments. */
export type Span = { readonly from: string; readonly to: string };

/** In minutes since 1970, by the wall clock. */
export type Taken = {
  readonly subject: string;
  readonly source: string;
  readonly from: number;
  readonly to: number;
};

/** One's own, which stands in nobody's own way. */
type Except = { readonly source: 'appointment' | 'hold'; readonly code: string };

export type AskedTaken = Span & {
  readonly subjects: readonly string[];
  readonly now: number;
  readonly except?: Except | undefined;
};

const EXCEPT = 'and (source, source_code) is distinct from ($5::text, $6::uuid)';

/**
 * Asked by its ends and not by `&&`: row security keeps an operator that may leak, and that one may, out of the
 * index. No piece is longer than a day, so that both ends are bounded. Subjects one by one and not as a list: of a
 * list the planner does not know the length, and plans anew for each one it meets.
 */
const looking = (subjects: number, isExcept: boolean) => {
  const first = isExcept ? 7 : 5;
  const wanted = Array.from({ length: subjects }, (_, index) => `$${first + index}::uuid`);
  return statement<Line>(`
  select stamp, null::uuid as subject, null as source, null::integer as from, null::integer as to, false as over
  from appointment.copy_stamps where salon_code = $1
  union all
  select null, subject, source, from_minute, to_minute, coalesce(expires_at <= $4, false)
  from appointment.occupancy
  where salon_code = $1 and subject in (${wanted.join() || 'null'}) and ends_at > $2::timestamp
    and ends_at <= $3::timestamp + interval '24 hours' and starts_at < $3::timestamp ${isExcept ? EXCEPT : ''}`);
};

const made = new Map<string, ReturnType<typeof looking>>();

const lookingFor = (subjects: number, isExcept: boolean): ReturnType<typeof looking> => {
  const key = `${subjects} ${isExcept}`;
  const known = made.get(key) ?? looking(subjects, isExcept);
  made.set(key, known);
  return known;
};

type Line = Taken & {
  readonly stamp: number | null;
  readonly over: boolean;
};

/**
 * What is taken of these subjects between two moments, and the stamp of what is known of the salon; holds that ran
 * out take nothing, and are told of.
 */
export const lookAt = async (tx: SalonView, { subjects, from, to, now, except }: AskedTaken) => {
  const own = except ? [except.source, except.code] : [];
  const ask = lookingFor(subjects.length, except !== undefined);
  const lines = await ask(tx, [tx.salon, from, to, instantOf(now), ...own, ...subjects]);
  const taken: Taken[] = [];
  let stamp = 0;
  let ranOut = false;
  for (const line of lines) {
    if (line.stamp !== null) stamp = line.stamp;
    else if (line.over) ranOut = true;
    else taken.push(line);
  }
  return { stamp, taken, ranOut };
};

export type NewTaken = Span & {
  readonly subject: string;
  readonly lane: number;
  readonly source: 'appointment' | 'hold' | 'block';
  readonly sourceCode: string;
  readonly expiresAt: number | null;
};

/** Refused by the table itself where it would lie over another in its lane. */
export const take: (tx: SalonTx, rows: readonly NewTaken[]) => Promise<void> = inserting<NewTaken>(
  'occupancy',
  {
    subject: (row) => row.subject,
    lane: (row) => row.lane,
    during: (row) => `[${row.from},${row.to})`,
    source: (row) => row.source,
    source_code: (row) => row.sourceCode,
    expires_at: (row) => (row.expiresAt === null ? null : instantOf(row.expiresAt)),
  },
);

const givingBack = statement(
  'delete from appointment.occupancy where salon_code = $1 and source_code = $2 and source = $3',
);

/** Gives back what an appointment, a hold or a block took. The kind is named too: a code may come from anybody. */
export const giveBack = async (
  tx: SalonTx,
  source: NewTaken['source'],
  sourceCode: string,
): Promise<void> => {
  await givingBack(tx, [tx.salon, sourceCode, source]);
};

const EXCLUSION_VIOLATION = '23P01';

/** Whether the table refused it because the time is taken. */
export const isOverlap = (error: unknown): boolean =>
  (error as { code?: unknown } | null)?.code === EXCLUSION_VIOLATION;

const droppingExpired = statement(
  'delete from appointment.occupancy where salon_code = $1 and subject = any($2::uuid[]) and expires_at <= $3',
);

/** Holds that ran out stand in nobody's way, but their rows would: the constraint knows no clock. */
export const dropExpired = async (tx: SalonTx, subjects: readonly string[], now: number): Promise<void> => {
  await droppingExpired(tx, [tx.salon, subjects, instantOf(now)]);
};

/** The first lane in which nothing of this subject lies between the moments. */
export const freeLane = async (tx: SalonTx, subject: string, { from, to }: Span): Promise<number> => {
  const { rows } = await sql<{ lane: number }>`
    select lane from appointment.occupancy
    where salon_code = ${tx.salon} and subject = ${subject}
      and ends_at > ${from}::timestamp and starts_at < ${to}::timestamp
  `.execute(db(tx));
  const used = new Set(rows.map(({ lane }) => lane));
  let lane = 0;
  while (used.has(lane)) lane += 1;
  return lane;
};
