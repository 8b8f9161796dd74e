import type { PaymentFacts } from '@ayna/contracts/core/payment/facts';
import { paymentFailed, paymentSettled } from '@ayna/contracts/payment.events';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import type { Attempt } from '../../rules/attempt.ts';
import type { Verdict } from '../../rules/judge-payment.ts';
import { addHistory, endAttempt, settleAttempt } from '../../store/attempt-writes.ts';
import { lockLiveAttempt, lockOrder } from '../../store/attempts.ts';
import { upsertCard } from '../../store/cards.ts';
import type { PaymentCtx } from './payment-ctx.ts';

type Failure = Extract<Verdict, { kind: 'fail' }>;

const aboutOf = ({ code, reference, amount, kind }: Attempt) => ({
  code,
  reference,
  amount: amount / 100,
  kind,
});

/** Ends an attempt without money, unless it changed since it was read. */
export const failAttempt = async (
  ctx: PaymentCtx,
  tx: SalonTx,
  attempt: Attempt,
  { reason, providerCode }: Pick<Failure, 'reason' | 'providerCode'>,
  state: 'failed' | 'expired' = 'failed',
): Promise<void> => {
  if (!(await endAttempt(tx, attempt, { state, reason, providerCode }))) return;
  const detail = providerCode === null ? reason : `${reason} ${providerCode}`;
  await addHistory(tx, attempt.code, { step: state, detail, now: ctx.now() });
  tx.emit(paymentFailed, { ...aboutOf(attempt), reason });
};

const storeCard = async (
  ctx: PaymentCtx,
  tx: SalonTx,
  { storeCard: wanted, cardExpires }: Attempt,
  { card, lastFour, brand }: PaymentFacts,
): Promise<string | null> => {
  if (!wanted || !card || lastFour === null) return null;
  const { seal, hash } = ctx.providers.secrets;
  return upsertCard(tx, {
    userKey: seal(`${tx.salon} user key`, card.userKey),
    cardToken: seal(`${tx.salon} card token`, card.token),
    tokenHash: hash(card.token),
    lastFour,
    brand: brand ?? '',
    expires: cardExpires,
    now: ctx.now(),
  });
};

/**
 * Another attempt of this order may be under way when the provider tells late that it took the money of one that had
 * failed. One that took no money gives way. False when that one has the money, or may have it: then it was taken twice,
 * and people have to give it back.
 */
const makeRoom = async (ctx: PaymentCtx, tx: SalonTx, attempt: Attempt): Promise<boolean> => {
  await lockOrder(tx, attempt.reference);
  const live = await lockLiveAttempt(tx, attempt.reference);
  if (!live || live.code === attempt.code) return true;
  if (live.state === 'verifying' || live.state === 'settled') return false;
  await failAttempt(ctx, tx, live, { reason: 'superseded', providerCode: null });
  return true;
};

/** The provider has the money of this very order: row, event and stored card in one transaction. */
export const settle = async (
  ctx: PaymentCtx,
  tx: SalonTx,
  attempt: Attempt,
  facts: PaymentFacts,
): Promise<void> => {
  const now = ctx.now();
  if (!(await makeRoom(ctx, tx, attempt))) {
    await addHistory(tx, attempt.code, { step: 'paid-twice', detail: facts.paymentId, now });
    ctx.log.error({ attempt: attempt.code }, 'an order was paid twice: refund one of its payments');
    return;
  }
  const cardCode = await storeCard(ctx, tx, attempt, facts);
  const { paymentId, transaction } = facts;
  if (!(await settleAttempt(tx, attempt, { paymentId, transaction, cardCode, now })))
    throw new Error(`settle: attempt ${attempt.code} changed while its row was locked`);
  await addHistory(tx, attempt.code, { step: 'settled', detail: paymentId, now });
  tx.emit(paymentSettled, { ...aboutOf(attempt), settledAt: instantOf(now), cardCode });
};
