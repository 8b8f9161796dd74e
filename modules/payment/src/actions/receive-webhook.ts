import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { payment } from '@ayna/contracts/payment';
import type { WithHttp } from '@ayna/kernel/module';
import { findAttempt } from '../store/attempts.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';
import { verifyAttempt } from './shared/verify-attempt.ts';

/** A notice only makes us ask. For one without the provider's signature this address does not exist. */
export const receiveWebhook = async (
  ctx: PaymentCtx & WithHttp,
  { body }: InputOf<typeof payment.routes.webhook>,
) => {
  const notice = ctx.providers.payment.readWebhook(body, ctx.http.header('x-iyz-signature-v3'));
  if (!notice) throw new Refusal('not-found');
  const ref = await ctx.db.acrossSalons('find the attempt of a notice', (tx) =>
    findAttempt(tx, 'conversation', notice.conversation),
  );
  if (ref)
    await verifyAttempt(ctx, ref, {
      trigger: notice.paid ? 'paid' : 'hint',
      note: { step: 'notice', detail: notice.paid ? 'paid' : 'other' },
    });
  // Otherwise a payment of another product with the same account: repeating it would not help.
  return {};
};
