import type { AcrossTx, AnyTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

export type RefundState = 'started' | 'done' | 'failed';

export type Refund = {
  readonly code: string;
  readonly attemptCode: string;
  /** In kurus. */
  readonly amount: number;
  readonly reason: string;
  readonly byCode: string;
  readonly state: RefundState;
  readonly providerCode: string | null;
  readonly createdAt: Date;
};

const columns = [
  'code',
  'attempt_code as attemptCode',
  sql<number>`(amount * 100)::int8`.as('amount'),
  'reason',
  'by_code as byCode',
  sql<RefundState>`state`.as('state'),
  'provider_code as providerCode',
  'created_at as createdAt',
] as const;

export const readRefund = (tx: AnyTx, code: string): Promise<Refund | undefined> =>
  db(tx).selectFrom('payment.refunds').select(columns).where('code', '=', code).executeTakeFirst();

export const listRefunds = (tx: SalonTx, attemptCode: string): Promise<Refund[]> =>
  db(tx)
    .selectFrom('payment.refunds')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('attempt_code', '=', attemptCode)
    .orderBy('created_at')
    .execute();

type NewRefund = {
  readonly code: string;
  readonly attemptCode: string;
  readonly lira: string;
  readonly reason: string;
  readonly byCode: string;
  readonly leaseUntil: number;
  readonly now: number;
};

export const insertRefund = (tx: SalonTx, refund: NewRefund): Promise<Refund> =>
  db(tx)
    .insertInto('payment.refunds')
    .values({
      salon_code: tx.salon,
      code: refund.code,
      attempt_code: refund.attemptCode,
      amount: refund.lira,
      reason: refund.reason,
      by_code: refund.byCode,
      lease_until: new Date(refund.leaseUntil),
      created_at: new Date(refund.now),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();

type End = { readonly state: 'done' | 'failed'; readonly providerCode: string | null; readonly now: number };

/** Undefined when somebody else has ended it. */
export const endRefund = (
  tx: SalonTx,
  code: string,
  { state, providerCode, now }: End,
): Promise<Refund | undefined> =>
  db(tx)
    .updateTable('payment.refunds')
    .set({ state, provider_code: providerCode, settled_at: new Date(now) })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('state', '=', 'started')
    .returning(columns)
    .executeTakeFirst();

export type OpenRefund = { readonly salon: SalonKey; readonly code: string };

/** Refunds whose end nobody recorded in time. */
export const listOpenRefunds = async (tx: AcrossTx, now: number, limit: number): Promise<OpenRefund[]> => {
  const rows = await db(tx)
    .selectFrom('payment.refunds')
    .select(['salon_code', 'code'])
    .where('state', '=', 'started')
    .where('lease_until', '<=', new Date(now))
    .orderBy('lease_until')
    .limit(limit)
    .execute();
  return rows.map(({ salon_code, code }) => ({ salon: tx.keyOf(salon_code), code }));
};
