import type { Attempt } from '../../rules/attempt.ts';
import { declineReason } from '../../rules/decline-reason.ts';
import { judgePayment } from '../../rules/judge-payment.ts';
import { nextStep, type Step, type Trigger } from '../../rules/next-step.ts';
import { addHistory, addNote, claimCharge, claimCheck } from '../../store/attempt-writes.ts';
import { type AttemptRef, lockAttempt, readSealed } from '../../store/attempts.ts';
import { failAttempt } from './end-attempt.ts';
import { LEASE_MS, type PaymentCtx } from './payment-ctx.ts';
import { askProvider, recordCharge, recordVerdict } from './record-charge.ts';

type Notice = {
  readonly trigger: Trigger;
  /** For the attempt's history; the sweep leaves none. */
  readonly note?: { readonly step: string; readonly detail: string };
  /** What the bank said no with. */
  readonly code?: string;
  /** As the bank posted it. */
  readonly conversationData?: string | null;
};

const leaseFrom = (now: number) => ({ now, leaseUntil: now + LEASE_MS });

const sealedData = (ctx: PaymentCtx, code: string, data: string | null | undefined): string | null =>
  data ? ctx.providers.secrets.seal(`${code} conversation data`, data) : null;

/** Decides what to do and makes sure that nobody else does it too. */
const claim = (ctx: PaymentCtx, { salon, code }: AttemptRef, notice: Notice) =>
  ctx.db.forSalon(salon, async (tx): Promise<{ step: Step; attempt: Attempt }> => {
    const attempt = await lockAttempt(tx, code);
    const now = ctx.now();
    const step = nextStep(attempt, notice.trigger, now);
    if (notice.note) await addNote(tx, code, { ...notice.note, now });
    if (step === 'complete') {
      await claimCharge(tx, attempt, leaseFrom(now), sealedData(ctx, code, notice.conversationData));
      await addHistory(tx, code, { step: 'charging', now });
    } else if (step === 'fail') {
      const providerCode = notice.code ?? null;
      await failAttempt(ctx, tx, attempt, { reason: declineReason(providerCode ?? ''), providerCode });
    } else if (step === 'ask') await claimCheck(tx, attempt, leaseFrom(now));
    return { step, attempt: await lockAttempt(tx, code) };
  });

/** The provider said that the bank agreed; null when somebody else was quicker. */
const claimConfirmed = (ctx: PaymentCtx, { salon, code }: AttemptRef, read: Attempt) =>
  ctx.db.forSalon(salon, async (tx): Promise<Attempt | null> => {
    const attempt = await lockAttempt(tx, code);
    if (attempt.version !== read.version) return null;
    const now = ctx.now();
    await claimCharge(tx, attempt, leaseFrom(now), null);
    await addHistory(tx, code, { step: 'charging', detail: 'asked', now });
    return lockAttempt(tx, code);
  });

/** Completes the payment at the provider: the one request of a 3-D Secure payment that takes money. */
const complete = async (ctx: PaymentCtx, ref: AttemptRef, attempt: Attempt): Promise<void> => {
  const { conversation, code, amount, providerPayment } = attempt;
  if (providerPayment === null) throw new Error(`complete: attempt ${code} has no payment`);
  const { conversationData } = await ctx.db.forSalon(ref.salon, (tx) => readSealed(tx, code));
  const result = await ctx.providers.payment.complete3ds({
    conversation,
    basket: code,
    amount,
    paymentId: providerPayment,
    conversationData:
      conversationData && ctx.providers.secrets.unseal(`${code} conversation data`, conversationData),
  });
  await recordCharge(ctx, ref, attempt, result);
};

const ask = async (ctx: PaymentCtx, ref: AttemptRef, attempt: Attempt): Promise<void> => {
  const facts = await askProvider(ctx, attempt);
  // Where no money was asked for yet, time alone ends an attempt: the provider need not agree.
  const isUncharged = attempt.state === 'started' || attempt.state === 'at-bank';
  if (facts === undefined && !isUncharged) return recordVerdict(ctx, ref, attempt, { kind: 'wait' }, null);
  const verdict = judgePayment(attempt, facts ?? null, ctx.now());
  if (verdict.kind !== 'complete') return recordVerdict(ctx, ref, attempt, verdict, facts ?? null);
  const claimed = await claimConfirmed(ctx, ref, attempt);
  if (claimed) await complete(ctx, ref, claimed);
};

/**
 * Finds out what became of an attempt and books it. A callback, a notice and the sweep all end here, at once or one after
 * the other, as often as they like: what they say is never believed, only asked about.
 */
export const verifyAttempt = async (ctx: PaymentCtx, ref: AttemptRef, notice: Notice): Promise<void> => {
  const { step, attempt } = await claim(ctx, ref, notice);
  if (step === 'complete') await complete(ctx, ref, attempt);
  if (step === 'ask') await ask(ctx, ref, attempt);
};
