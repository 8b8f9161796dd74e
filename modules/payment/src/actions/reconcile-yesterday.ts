import { toLiraText } from '@ayna/domain/kurus';
import { countDifferences } from '@ayna/kernel/telemetry/metrics';
import { matches } from '../rules/judge-payment.ts';
import { compareDay, type Difference } from '../rules/reconcile.ts';
import { yesterdayOf } from '../rules/yesterday.ts';
import { findAttempt, readAttempt } from '../store/attempts.ts';
import { listDayAttempts, saveReconciliation } from '../store/reconciliations.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';
import { askProvider } from './shared/record-charge.ts';
import { verifyAttempt } from './shared/verify-attempt.ts';

const reason = 'compare a day with the payment provider';

/** Booked after all, or reported on the day before or after: no difference is left. */
const isResolved = async (ctx: PaymentCtx, { attempt: code, kind }: Difference): Promise<boolean> => {
  if (code === null || kind === 'amount') return false;
  const ref = await ctx.db.acrossSalons(reason, (tx) => findAttempt(tx, 'code', code));
  if (!ref) return false;
  if (kind === 'taken') await verifyAttempt(ctx, ref, { trigger: 'paid' });
  const attempt = await ctx.db.forSalon(ref.salon, (tx) => readAttempt(tx, code));
  if (attempt?.state !== 'settled') return false;
  const facts = await askProvider(ctx, attempt);
  return facts?.status === 'success' && matches(attempt, facts);
};

const sum = (amounts: readonly (number | null)[]): string =>
  toLiraText(amounts.reduce<number>((total, amount) => total + (amount ?? 0), 0));

/** Every morning: whether the provider booked yesterday what we did. Differences are people's work. */
export const reconcileYesterday = async (ctx: PaymentCtx): Promise<void> => {
  const day = yesterdayOf(ctx.now());
  const reported = await ctx.providers.payment.paymentsOf(day);
  const conversations = reported.map(({ conversation }) => conversation);
  const attempts = await ctx.db.acrossSalons(reason, (tx) => listDayAttempts(tx, day, conversations));
  const differences: Difference[] = [];
  for (const difference of compareDay(attempts, reported))
    if (!(await isResolved(ctx, difference))) differences.push(difference);
  const settled = attempts.filter(({ settledThen }) => settledThen);
  await ctx.db.acrossSalons(reason, (tx) =>
    saveReconciliation(tx, {
      day,
      now: ctx.now(),
      attempts: settled.length,
      amount: sum(settled.map(({ amount }) => amount)),
      providerAmount: sum(reported.filter(({ kind }) => kind === 'payment').map(({ amount }) => amount)),
      differences,
    }),
  );
  countDifferences('payment', ctx.providers.payment.name, differences.length);
  if (differences.length > 0)
    ctx.log.error({ day, differences }, 'the payment provider booked something else than we did');
};
