import type { AttemptReason, AttemptState } from '@ayna/contracts/core/payment/attempts';
import type { AcrossTx, AnyTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import type { Attempt, AttemptKind } from '../rules/attempt.ts';
import { db } from './tables.ts';

/** Which attempt, and the key to its salon. */
export type AttemptRef = { readonly salon: SalonKey; readonly code: string };

const columns = [
  'salon_code as salonCode',
  'code',
  'reference',
  sql<AttemptKind>`kind`.as('kind'),
  'conversation',
  sql<number>`(amount * 100)::int8`.as('amount'),
  sql<AttemptState>`state`.as('state'),
  sql<AttemptReason | null>`reason`.as('reason'),
  'provider_code as providerCode',
  'provider_payment as providerPayment',
  'provider_transaction as providerTransaction',
  'store_card as storeCard',
  'card_expires as cardExpires',
  sql<number>`(refunded * 100)::int8`.as('refunded'),
  'lease_until',
  'checked_at',
  'charged_at',
  'created_at',
  'settled_at',
  'version',
] as const;

type Times = {
  lease_until: Date | null;
  checked_at: Date | null;
  charged_at: Date | null;
  created_at: Date;
  settled_at: Date | null;
};
type Row = Omit<Attempt, 'leaseUntil' | 'checkedAt' | 'chargedAt' | 'createdAt' | 'settledAt'> & Times;

const toAttempt = (row: Row): Attempt => {
  const { lease_until, checked_at, charged_at, created_at, settled_at, ...rest } = row;
  return {
    ...rest,
    leaseUntil: lease_until?.getTime() ?? null,
    checkedAt: checked_at?.getTime() ?? null,
    chargedAt: charged_at?.getTime() ?? null,
    createdAt: created_at.getTime(),
    settledAt: settled_at?.getTime() ?? null,
  };
};

const selectAttempts = (tx: AnyTx) => db(tx).selectFrom('payment.attempts').select(columns);

type Name = 'code' | 'conversation' | 'token_hash';

/** An attempt of any salon by one of its unique names. */
export const findAttempt = async (tx: AcrossTx, name: Name, value: string): Promise<AttemptRef | null> => {
  const row = await db(tx)
    .selectFrom('payment.attempts')
    .select(['salon_code', 'code'])
    .where(name, '=', value)
    .executeTakeFirst();
  return row ? { salon: tx.keyOf(row.salon_code), code: row.code } : null;
};

export const readAttempt = async (tx: AnyTx, code: string): Promise<Attempt | null> => {
  const row = await selectAttempts(tx).where('code', '=', code).executeTakeFirst();
  return row ? toAttempt(row) : null;
};

/** Reads the attempt and locks its row until the end of the transaction. */
export const lockAttempt = async (tx: SalonTx, code: string): Promise<Attempt> => {
  const row = await selectAttempts(tx)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return toAttempt(row);
};

/** Until the transaction ends, nobody else starts or settles a payment of this order. */
export const lockOrder = async (tx: SalonTx, reference: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${reference}, 8120377))`.execute(db(tx));
};

export const findStart = async (tx: SalonTx, key: string): Promise<Attempt | null> => {
  const row = await selectAttempts(tx)
    .where('salon_code', '=', tx.salon)
    .where('start_key', '=', key)
    .executeTakeFirst();
  return row ? toAttempt(row) : null;
};

/** The attempt of an order that is under way or settled; there is one at most. */
export const lockLiveAttempt = async (tx: SalonTx, reference: string): Promise<Attempt | null> => {
  const row = await selectAttempts(tx)
    .where('salon_code', '=', tx.salon)
    .where('reference', '=', reference)
    .where('state', 'in', ['started', 'at-bank', 'verifying', 'settled'])
    .forUpdate()
    .executeTakeFirst();
  return row ? toAttempt(row) : null;
};

export const listOfReference = async (tx: SalonTx, reference: string): Promise<Attempt[]> => {
  const rows = await selectAttempts(tx)
    .where('salon_code', '=', tx.salon)
    .where('reference', '=', reference)
    .orderBy('created_at', 'desc')
    .limit(50)
    .execute();
  return rows.map(toAttempt);
};

/**
 * What is under way in any salon and that nobody works on, longest unchecked first. A page at the bank is asked about once
 * a minute: the callback is the usual way.
 */
export const listUnresolved = async (tx: AcrossTx, now: number, limit: number): Promise<AttemptRef[]> => {
  const rows = await db(tx)
    .selectFrom('payment.attempts')
    .select(['salon_code', 'code'])
    .where('state', 'in', ['started', 'at-bank', 'verifying'])
    .where((where) => where.or([where('lease_until', 'is', null), where('lease_until', '<=', new Date(now))]))
    .where((where) =>
      where.or([
        where('state', '!=', 'at-bank'),
        where(sql<Date>`coalesce(checked_at, created_at)`, '<=', new Date(now - 50_000)),
      ]),
    )
    .orderBy(sql`coalesce(checked_at, created_at)`)
    .limit(limit)
    .execute();
  return rows.map(({ salon_code, code }) => ({ salon: tx.keyOf(salon_code), code }));
};

type Sealed = { readonly bankPage: string | null; readonly conversationData: string | null };

/** The sealed texts of an attempt; null when they are gone. */
export const readSealed = async (tx: AnyTx, code: string): Promise<Sealed> =>
  (await db(tx)
    .selectFrom('payment.attempts')
    .select(['bank_page as bankPage', 'conversation_data as conversationData'])
    .where('code', '=', code)
    .executeTakeFirst()) ?? { bankPage: null, conversationData: null };
