import { createHash, randomBytes } from 'node:crypto';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { type SqlBool, sql } from 'kysely';
import { db } from './tables.ts';

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const hasToken = (token: string) => {
  const hash = hashToken(token);
  return sql<SqlBool>`(token_hash = ${hash} or own_token_hash = ${hash})`;
};

type NewVisit = {
  readonly appointmentCode: string;
  readonly version: number;
  readonly undone: boolean;
  readonly customerCode: string | null;
  readonly firstName: string;
  readonly lastInitial: string;
  readonly phone: string | null;
  readonly serviceName: string;
  readonly employeeName: string;
  readonly startsAt: string;
  readonly endsAt: string;
};

/** Stores the visit as of this version of its appointment; false if a newer version is known. */
export const saveVisit = async (tx: SalonTx, visit: NewVisit): Promise<boolean> => {
  const state = {
    version: visit.version,
    undone: visit.undone,
    customer_code: visit.customerCode,
    first_name: visit.firstName,
    last_initial: visit.lastInitial,
    phone: visit.phone,
    service_name: visit.serviceName,
    employee_name: visit.employeeName,
    starts_at: visit.startsAt,
    ends_at: visit.endsAt,
  };
  const row = await db(tx)
    .insertInto('content.visits')
    .values({ salon_code: tx.salon, appointment_code: visit.appointmentCode, ...state })
    .onConflict((conflict) =>
      conflict
        .columns(['salon_code', 'appointment_code'])
        .doUpdateSet(state)
        .where(sql<SqlBool>`visits.version < ${visit.version}`),
    )
    .returning('appointment_code')
    .executeTakeFirst();
  return row !== undefined;
};

const wallClock = (column: 'starts_at' | 'ends_at') =>
  sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

const selectVisit = (tx: SalonTx) =>
  db(tx)
    .selectFrom('content.visits')
    .select([
      'appointment_code as appointmentCode',
      'undone',
      'first_name as firstName',
      'last_initial as lastInitial',
      'service_name as serviceName',
      'employee_name as employeeName',
      wallClock('starts_at').as('startsAt'),
      wallClock('ends_at').as('endsAt'),
    ])
    .where('salon_code', '=', tx.salon);

export type Visit = NonNullable<Awaited<ReturnType<typeof findVisit>>>;

export const findVisit = (tx: SalonTx, appointmentCode: string) =>
  selectVisit(tx).where('appointment_code', '=', appointmentCode).executeTakeFirst();

/** Locks the visit until the transaction ends, so that two reviews of it are written one after the other. */
export const lockVisitByToken = (tx: SalonTx, token: string) =>
  selectVisit(tx).where(hasToken(token)).forUpdate().executeTakeFirst();

/** A link that the desk hands out, or one that the signed-in customer made. */
type LinkColumn = 'token_hash' | 'own_token_hash';

/** Gives the visit a new token, which replaces the former one of its kind, and returns it. 144 random bits. */
export const replaceToken = async (
  tx: SalonTx,
  appointmentCode: string,
  column: LinkColumn = 'token_hash',
): Promise<string> => {
  const token = randomBytes(18).toString('base64url');
  await db(tx)
    .updateTable('content.visits')
    .set({ [column]: hashToken(token) })
    .where('salon_code', '=', tx.salon)
    .where('appointment_code', '=', appointmentCode)
    .execute();
  return token;
};

/** The salon of a link. The link has only the token. */
export const findSalonByToken = async (tx: AcrossTx, token: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('content.visits')
    .select('salon_code')
    .where(hasToken(token))
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};

/** Completed visits with this phone in all salons, and the stars of their reviews, newest first. */
export const listVisitsByPhone = (tx: AcrossTx, phone: string, limit: number) =>
  db(tx)
    .selectFrom('content.visits as v')
    .leftJoin('content.reviews as r', (join) =>
      join.onRef('r.salon_code', '=', 'v.salon_code').onRef('r.appointment_code', '=', 'v.appointment_code'),
    )
    .select([
      'v.appointment_code as appointmentCode',
      sql<string>`to_char(v.ends_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('endsAt'),
      'r.stars',
      sql<boolean>`(r.decision is not distinct from 'hidden')`.as('hidden'),
    ])
    .where('v.phone', '=', phone)
    .where('v.undone', '=', false)
    .orderBy('v.starts_at', 'desc')
    .orderBy('v.appointment_code', 'desc')
    .limit(limit)
    .execute();

/** The salon of a visit with this phone. */
export const findSalonOfVisit = async (
  tx: AcrossTx,
  appointmentCode: string,
  phone: string,
): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('content.visits')
    .select('salon_code')
    .where('phone', '=', phone)
    .where('appointment_code', '=', appointmentCode)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};

/** Deletes visits that ended before this day and that nobody reviewed. */
export const deleteUnreviewedBefore = async (tx: AcrossTx, date: string): Promise<number> => {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('content.visits')
    .where('ends_at', '<', sql<string>`${date}::date`)
    .where(
      sql<SqlBool>`not exists (select from content.reviews r
        where r.salon_code = visits.salon_code and r.appointment_code = visits.appointment_code)`,
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
