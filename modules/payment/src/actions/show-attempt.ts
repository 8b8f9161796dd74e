import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { payment } from '@ayna/contracts/payment';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { findAttempt, listOfReference, readAttempt } from '../store/attempts.ts';
import { toStarted, toStatus } from './shared/attempt-view.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';

/** Anyone who has the token may read how the attempt stands, without a session: the bank's callback brought none. */
export const showAttempt = async (ctx: PaymentCtx, { params }: InputOf<typeof payment.routes.attempt>) => {
  const tokenHash = ctx.providers.secrets.hash(params.token);
  const attempt = await ctx.db.acrossSalons('read an attempt by its token', async (tx) => {
    const ref = await findAttempt(tx, 'token_hash', tokenHash);
    return ref && readAttempt(tx, ref.code);
  });
  if (!attempt) throw new Refusal('not-found');
  return toStatus(attempt);
};

export const listAttemptsOfReference = async (
  ctx: SalonCtx & PaymentCtx,
  { params }: InputOf<typeof payment.routes.ofReference>,
) => {
  const attempts = await ctx.db.forSalon(ctx.salon, (tx) => listOfReference(tx, params.reference));
  return attempts.map((attempt) => toStarted(ctx, attempt));
};
