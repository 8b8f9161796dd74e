import { listUnresolved, readAttempt } from '../store/attempts.ts';
import { listOpenRefunds, type OpenRefund, readRefund } from '../store/refunds.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';
import { recordRefund } from './shared/record-refund.ts';
import { verifyAttempt } from './shared/verify-attempt.ts';

const reason = 'resolve what was left hanging';
const AT_ONCE = 4;
const PER_RUN = 200;
/** A refund that the provider does not report by then never arrived. */
const LOST_MS = 180_000;

/** Runs one after the other in a few lanes; what fails is logged and taken up again in a minute. */
const forEach = async <T>(
  ctx: PaymentCtx,
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const entries = items.values();
  const lane = async (): Promise<void> => {
    for (const item of entries)
      await work(item).catch((error: unknown) =>
        ctx.log.error({ err: error }, 'a payment could not be resolved'),
      );
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
};

const resolveRefund = async (ctx: PaymentCtx, open: OpenRefund): Promise<void> => {
  const found = await ctx.db.forSalon(open.salon, async (tx) => {
    const refund = await readRefund(tx, open.code);
    return refund && { refund, attempt: await readAttempt(tx, refund.attemptCode) };
  });
  const paymentId = found?.attempt?.providerPayment;
  if (!found || !paymentId) return;
  const { refund } = found;
  if (await ctx.providers.payment.hasRefunded({ paymentId, conversation: refund.code }))
    await recordRefund(ctx, open, { state: 'done', providerCode: null });
  else if (ctx.now() - refund.createdAt.getTime() > LOST_MS)
    await recordRefund(ctx, open, { state: 'failed', providerCode: 'not-arrived' });
};

/** Each minute: what a lost callback, a time-out or a killed process left open. It asks and never charges blindly. */
export const sweepAttempts = async (ctx: PaymentCtx): Promise<void> => {
  const now = ctx.now();
  const attempts = await ctx.db.acrossSalons(reason, (tx) => listUnresolved(tx, now, PER_RUN));
  await forEach(ctx, attempts, (ref) => verifyAttempt(ctx, ref, { trigger: 'hint' }));
  const refunds = await ctx.db.acrossSalons(reason, (tx) => listOpenRefunds(tx, now, PER_RUN));
  await forEach(ctx, refunds, (open) => resolveRefund(ctx, open));
};
