import type { ReviewDecision } from '@ayna/contracts/content';
import type { ReviewForm } from '@ayna/contracts/core/reviews';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** The review of a visit, as its customer sees it. */
export const findReviewOfVisit = (tx: SalonTx, appointmentCode: string) =>
  db(tx)
    .selectFrom('content.reviews')
    .select(['code', 'stars', 'text', 'answer', 'decision'])
    .where('salon_code', '=', tx.salon)
    .where('appointment_code', '=', appointmentCode)
    .executeTakeFirst();

type NewReview = ReviewForm & {
  readonly code: string;
  readonly appointmentCode: string;
  readonly now: number;
};

export const insertReview = async (tx: SalonTx, review: NewReview): Promise<void> => {
  const { code, appointmentCode, stars, text, now } = review;
  const at = new Date(now);
  await db(tx)
    .insertInto('content.reviews')
    .values({
      salon_code: tx.salon,
      code,
      appointment_code: appointmentCode,
      stars,
      text,
      created_at: at,
      changed_at: at,
    })
    .execute();
};

/**
 * Keeps what the review said, and changes it. The staff decided about the former words, so the salon may report the
 * review once more.
 */
export const changeReview = async (
  tx: SalonTx,
  code: string,
  { stars, text, now }: ReviewForm & { readonly now: number },
): Promise<number> => {
  await sql`
    insert into content.review_history (salon_code, review_code, version, stars, text, written_at)
    select salon_code, code, version, stars, text, changed_at from content.reviews
    where salon_code = ${tx.salon} and code = ${code}`.execute(db(tx));
  const undecided = { reported_at: null, reported_by: null, report_reason: null, decision: null };
  const row = await db(tx)
    .updateTable('content.reviews')
    .set({ stars, text, changed_at: new Date(now), ...undecided, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
};

type ReviewChange = {
  readonly answer?: string | null;
  readonly answered_at?: Date | null;
  readonly answered_by?: string | null;
  readonly reported_at?: Date;
  readonly reported_by?: string;
  readonly report_reason?: string;
  readonly decision?: ReviewDecision;
  readonly decided_at?: Date;
  readonly decided_by?: string;
};

/** Returns the new version; null if the salon has no such review. */
export const updateReview = async (
  tx: SalonTx,
  code: string,
  change: ReviewChange,
): Promise<number | null> => {
  const row = await db(tx)
    .updateTable('content.reviews')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .returning('version')
    .executeTakeFirst();
  return row?.version ?? null;
};

/** Whether the review was reported, and what the staff decided; locks it until the transaction ends. */
export const lockReport = (tx: SalonTx, code: string) =>
  db(tx)
    .selectFrom('content.reviews')
    .select([sql<boolean>`reported_at is not null`.as('reported'), 'decision'])
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();

export const findSalonOfReview = async (tx: AcrossTx, code: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('content.reviews')
    .select('salon_code')
    .where('code', '=', code)
    .where('reported_at', 'is not', null)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};
