import type { ReviewDecision } from '@ayna/contracts/content';
import type { AcrossTx, SalonReadTx, SalonTx } from '@ayna/kernel/db/tx';
import { type SqlBool, sql } from 'kysely';
import { db } from './tables.ts';

type AnyTx = AcrossTx | SalonReadTx | SalonTx;

const joined = (tx: AnyTx) =>
  db(tx)
    .selectFrom('content.reviews as r')
    .innerJoin('content.visits as v', (join) =>
      join.onRef('v.salon_code', '=', 'r.salon_code').onRef('v.appointment_code', '=', 'r.appointment_code'),
    );

const columns = [
  'r.code',
  'r.stars',
  'r.text',
  'r.answer',
  'r.created_at as createdAt',
  'r.answered_at as answeredAt',
  'r.reported_at as reportedAt',
  'r.report_reason as reportReason',
  'v.first_name as firstName',
  'v.last_initial as lastInitial',
  'v.service_name as serviceName',
  'v.employee_name as employeeName',
] as const;

const visitedOn = sql<string>`to_char(v.starts_at, 'YYYY-MM-DD')`.as('visitedOn');
const decision = sql<ReviewDecision | null>`r.decision`.as('decision');
/** Shown on the salon's page: neither hidden by the staff nor of a visit that was undone. */
const isShown = sql<SqlBool>`(not v.undone and r.decision is distinct from 'hidden')`;

const ofSalon = (tx: SalonReadTx) => joined(tx).where('r.salon_code', '=', tx.salon);

/** The newest that the page shows. */
export const listShownReviews = (tx: SalonReadTx, limit: number) =>
  ofSalon(tx)
    .select([...columns, visitedOn, decision])
    .where(isShown)
    .orderBy('r.created_at', 'desc')
    .orderBy('r.code', 'desc')
    .limit(limit)
    .execute();

/** How many shown reviews have one to five stars, in this order. */
export const countStars = async (tx: SalonReadTx): Promise<number[]> => {
  const rows = await ofSalon(tx)
    .select(['r.stars', sql<number>`count(*)`.as('count')])
    .where(isShown)
    .groupBy('r.stars')
    .execute();
  return [1, 2, 3, 4, 5].map((stars) => rows.find((row) => row.stars === stars)?.count ?? 0);
};

const salonStates = {
  unanswered: sql<SqlBool>`r.answer is null`,
  reported: sql<SqlBool>`r.reported_at is not null`,
};

type SalonPage = {
  readonly page: number;
  readonly pageSize: number;
  readonly state: keyof typeof salonStates | undefined;
};

/** A page of the salon's reviews with the count of all that match, hidden ones included, newest first. */
export const listSalonReviews = async (tx: SalonReadTx, { page, pageSize, state }: SalonPage) => {
  const matching = ofSalon(tx)
    .where(sql<SqlBool>`not v.undone`)
    .where(state ? salonStates[state] : sql<SqlBool>`true`);
  const rows = await matching
    .select([...columns, visitedOn, decision])
    .orderBy('r.created_at', 'desc')
    .orderBy('r.code', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { totalCount } = await matching
    .select(sql<number>`count(*)`.as('totalCount'))
    .executeTakeFirstOrThrow();
  return { rows, totalCount };
};

export const readSalonReview = (tx: SalonTx, code: string) =>
  ofSalon(tx)
    .select([...columns, visitedOn, decision])
    .where('r.code', '=', code)
    .executeTakeFirstOrThrow();

const reportStates = {
  open: sql<SqlBool>`r.decision is null`,
  kept: sql<SqlBool>`r.decision = 'kept'`,
  hidden: sql<SqlBool>`r.decision = 'hidden'`,
};

type ReportedPage = {
  readonly page: number;
  readonly pageSize: number;
  readonly state: keyof typeof reportStates | undefined;
};

/** Reported reviews of all salons, newest report first, with the count of all that match and of the undecided. */
export const listReported = async (tx: AcrossTx, { page, pageSize, state }: ReportedPage) => {
  const reported = joined(tx).where('r.reported_at', 'is not', null);
  const matching = reported.where(state ? reportStates[state] : sql<SqlBool>`true`);
  const rows = await matching
    .select([...columns, visitedOn, decision, 'r.salon_code as salonCode'])
    .orderBy('r.reported_at', 'desc')
    .orderBy('r.code', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { totalCount } = await matching
    .select(sql<number>`count(*)`.as('totalCount'))
    .executeTakeFirstOrThrow();
  const { openCount } = await reported
    .select(sql<number>`count(*) filter (where r.decision is null)`.as('openCount'))
    .executeTakeFirstOrThrow();
  return { rows, totalCount, openCount };
};
