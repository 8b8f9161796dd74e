import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { payment } from '@ayna/contracts/payment';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { lockAttempt } from '../store/attempts.ts';
import { readCardTokens } from '../store/cards.ts';
import { toStarted } from './shared/attempt-view.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';
import { recordCharge } from './shared/record-charge.ts';
import { startAttempt } from './shared/start-attempt.ts';

/** A renewal: nobody is at a bank, so the one request takes the money. It is sent once, whatever becomes of it. */
export const chargeStoredCard = async (
  ctx: SalonCtx & PaymentCtx,
  { body }: InputOf<typeof payment.routes.charge>,
) => {
  const { reference, key, amount, item, buyer, cardCode } = body;
  const { salon, providers } = ctx;
  const { attempt, isNew, tokens } = await ctx.db.forSalon(salon, async (tx) => {
    const tokens = await readCardTokens(tx, cardCode);
    if (!tokens) throw new Refusal('not-found');
    const order = { reference, key, byCode: null, amount: Math.round(amount * 100), cardCode };
    const started = await startAttempt(ctx, tx, {
      ...order,
      kind: 'stored-card',
      storeCard: false,
      cardExpires: null,
    });
    return { ...started, tokens };
  });
  if (!isNew) return toStarted(ctx, attempt);
  const { unseal } = providers.secrets;
  const result = await providers.payment.chargeStored({
    conversation: attempt.conversation,
    basket: attempt.code,
    amount: attempt.amount,
    item,
    buyer,
    userKey: unseal(`${salon} user key`, tokens.userKey),
    cardToken: unseal(`${salon} card token`, tokens.cardToken),
  });
  await recordCharge(ctx, { salon, code: attempt.code }, attempt, result);
  return toStarted(ctx, await ctx.db.forSalon(salon, (tx) => lockAttempt(tx, attempt.code)));
};
