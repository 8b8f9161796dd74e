import type { PaymentFacts } from '@ayna/contracts/core/payment/facts';
import type { ChargeResult } from '../../providers/provider.ts';
import type { Attempt } from '../../rules/attempt.ts';
import { declineReason } from '../../rules/decline-reason.ts';
import { judgePayment, type Verdict } from '../../rules/judge-payment.ts';
import { addHistory, releaseClaim } from '../../store/attempt-writes.ts';
import { type AttemptRef, lockAttempt } from '../../store/attempts.ts';
import { failAttempt, settle } from './end-attempt.ts';
import type { PaymentCtx } from './payment-ctx.ts';

/** Null when the provider does not know the payment, undefined when it does not answer. */
type Answer = PaymentFacts | null | undefined;

export const askProvider = async (ctx: PaymentCtx, attempt: Attempt): Promise<Answer> => {
  const { conversation, providerPayment: paymentId } = attempt;
  try {
    return await ctx.providers.payment.detail({ conversation, paymentId });
  } catch (error) {
    ctx.log.warn({ err: error, attempt: attempt.code }, 'the payment provider was asked in vain');
    return undefined;
  }
};

/** Writes a verdict. Money that is there is booked whatever happened since; anything else only if nothing did. */
export const recordVerdict = (
  ctx: PaymentCtx,
  { salon, code }: AttemptRef,
  read: Attempt,
  verdict: Verdict,
  facts: PaymentFacts | null,
): Promise<void> =>
  ctx.db.forSalon(salon, async (tx) => {
    const attempt = await lockAttempt(tx, code);
    if (verdict.kind === 'settle' && facts) {
      if (attempt.state !== 'settled') await settle(ctx, tx, attempt, facts);
      return;
    }
    if (attempt.version !== read.version) return;
    if (verdict.kind === 'fail') {
      if (verdict.reason === 'mismatch') {
        ctx.log.error({ attempt: code }, 'the provider reports another payment than we asked for');
      }
      if (attempt.state === 'failed' || attempt.state === 'expired') return;
      await failAttempt(ctx, tx, attempt, verdict);
    } else if (verdict.kind === 'expire')
      await failAttempt(ctx, tx, attempt, { reason: 'abandoned', providerCode: null }, 'expired');
    else if (attempt.leaseUntil !== null) await releaseClaim(tx, attempt);
  });

const describe = (result: ChargeResult): string =>
  ({ answered: 'answered', declined: 'declined', unknown: 'unknown' })[result.kind] +
  (result.kind === 'declined' ? ` ${result.code}` : '');

/**
 * What a request for money came to. Unless the answer itself settles it, the provider is asked once more before anything
 * is believed: a decline may be the answer to our second request, whose first one took the money.
 */
export const recordCharge = async (
  ctx: PaymentCtx,
  ref: AttemptRef,
  attempt: Attempt,
  result: ChargeResult,
): Promise<void> => {
  await ctx.db.forSalon(ref.salon, (tx) =>
    addHistory(tx, ref.code, { step: 'charged', detail: describe(result), now: ctx.now() }),
  );
  const first = result.kind === 'answered' ? judgePayment(attempt, result.facts, ctx.now()) : null;
  if (first?.kind === 'settle' && result.kind === 'answered')
    return recordVerdict(ctx, ref, attempt, first, result.facts);
  const facts = await askProvider(ctx, attempt);
  const wait: Verdict = { kind: 'wait' };
  const second = facts === undefined ? wait : judgePayment(attempt, facts, ctx.now());
  const isDeclined = result.kind === 'declined' && facts !== undefined && second.kind !== 'settle';
  const verdict: Verdict =
    isDeclined && second.kind !== 'fail'
      ? { kind: 'fail', reason: declineReason(result.code), providerCode: result.code }
      : second;
  return recordVerdict(ctx, ref, attempt, verdict, facts ?? null);
};
