import type { AttemptReason } from '@ayna/contracts/core/payment/attempts';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { Attempt, AttemptKind } from '../rules/attempt.ts';
import { db } from './tables.ts';

export type NewAttempt = {
  readonly code: string;
  readonly reference: string;
  readonly key: string;
  readonly kind: AttemptKind;
  readonly provider: string;
  readonly conversation: string;
  readonly tokenHash: string;
  /** In lira with two decimals. */
  readonly amount: string;
  readonly byCode: string | null;
  readonly state: 'started' | 'verifying';
  readonly storeCard: boolean;
  readonly cardExpires: string | null;
  readonly cardCode: string | null;
  readonly leaseUntil: number;
  readonly chargedAt: number | null;
  readonly now: number;
};

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));

export const insertAttempt = async (tx: SalonTx, attempt: NewAttempt): Promise<void> => {
  await db(tx)
    .insertInto('payment.attempts')
    .values({
      salon_code: tx.salon,
      code: attempt.code,
      reference: attempt.reference,
      start_key: attempt.key,
      kind: attempt.kind,
      provider: attempt.provider,
      conversation: attempt.conversation,
      token_hash: attempt.tokenHash,
      amount: attempt.amount,
      by_code: attempt.byCode,
      state: attempt.state,
      store_card: attempt.storeCard,
      card_expires: attempt.cardExpires,
      card_code: attempt.cardCode,
      lease_until: instant(attempt.leaseUntil),
      charged_at: instant(attempt.chargedAt),
      created_at: new Date(attempt.now),
    })
    .execute();
};

/** Of two who read the same version, one wins: false means that the attempt has changed meanwhile. */
const change = async (
  tx: SalonTx,
  { code, version }: Attempt,
  values: Readonly<Record<string, unknown>>,
): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('payment.attempts')
    .set({ ...values, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('version', '=', version)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

/** The person may go to the bank. */
export const moveToBank = (tx: SalonTx, attempt: Attempt, paymentId: string, bankPage: string) =>
  change(tx, attempt, {
    state: 'at-bank',
    provider_payment: paymentId,
    bank_page: bankPage,
    lease_until: null,
  });

type Claim = { readonly leaseUntil: number; readonly now: number };

/** The money is about to be asked for: from here on only the provider knows. */
export const claimCharge = (
  tx: SalonTx,
  attempt: Attempt,
  { leaseUntil, now }: Claim,
  conversationData: string | null,
) =>
  change(tx, attempt, {
    state: 'verifying',
    lease_until: new Date(leaseUntil),
    charged_at: new Date(now),
    bank_page: null,
    ...(conversationData !== null && { conversation_data: conversationData }),
  });

/** Somebody asks the provider. While the person is at the bank this keeps nobody from completing the payment. */
export const claimCheck = (tx: SalonTx, attempt: Attempt, { leaseUntil, now }: Claim) =>
  change(tx, attempt, {
    checked_at: new Date(now),
    ...(attempt.state !== 'at-bank' && { lease_until: new Date(leaseUntil) }),
  });

export const releaseClaim = (tx: SalonTx, attempt: Attempt) => change(tx, attempt, { lease_until: null });

type End = {
  readonly state: 'failed' | 'expired';
  readonly reason: AttemptReason;
  readonly providerCode: string | null;
};

export const endAttempt = (tx: SalonTx, attempt: Attempt, { state, reason, providerCode }: End) =>
  change(tx, attempt, {
    state,
    reason,
    provider_code: providerCode,
    bank_page: null,
    conversation_data: null,
    lease_until: null,
  });

type Settlement = {
  readonly paymentId: string;
  readonly transaction: string | null;
  readonly cardCode: string | null;
  readonly now: number;
};

export const settleAttempt = (
  tx: SalonTx,
  attempt: Attempt,
  { paymentId, transaction, cardCode, now }: Settlement,
) =>
  change(tx, attempt, {
    state: 'settled',
    reason: null,
    provider_code: null,
    provider_payment: paymentId,
    provider_transaction: transaction,
    settled_at: new Date(now),
    bank_page: null,
    conversation_data: null,
    lease_until: null,
    ...(cardCode !== null && { card_code: cardCode }),
  });

export const addRefunded = (tx: SalonTx, attempt: Attempt, lira: string) =>
  change(tx, attempt, { refunded: sql`refunded + ${lira}::numeric` });

/** Anybody can post a callback again and again; a hundred of them tell enough. */
const MAX_NOTES = 100;

type Step = { readonly step: string; readonly detail?: string | null; readonly now: number };

/** What happened to an attempt. Never card data. */
export const addHistory = async (
  tx: SalonTx,
  attemptCode: string,
  { step, detail = null, now }: Step,
): Promise<void> => {
  await db(tx)
    .insertInto('payment.attempt_history')
    .values({
      salon_code: tx.salon,
      attempt_code: attemptCode,
      code: newCode(),
      at: new Date(now),
      step,
      detail: detail?.slice(0, 200) ?? null,
    })
    .execute();
};

/** The same for what arrives from outside, of which there may be any number. */
export const addNote = async (tx: SalonTx, attemptCode: string, step: Step): Promise<void> => {
  const { count } = await db(tx)
    .selectFrom('payment.attempt_history')
    .select(sql<number>`count(*)`.as('count'))
    .where('salon_code', '=', tx.salon)
    .where('attempt_code', '=', attemptCode)
    .executeTakeFirstOrThrow();
  if (count < MAX_NOTES) await addHistory(tx, attemptCode, step);
};
