import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { payment } from '@ayna/contracts/payment';
import type { SalonCtx } from '@ayna/kernel/ctx';
import type { StartResult } from '../providers/provider.ts';
import type { Attempt } from '../rules/attempt.ts';
import { bankPagePolicy } from '../rules/bank-page.ts';
import { declineReason } from '../rules/decline-reason.ts';
import { addHistory, moveToBank } from '../store/attempt-writes.ts';
import { lockAttempt } from '../store/attempts.ts';
import { readUserKey } from '../store/cards.ts';
import { toStarted } from './shared/attempt-view.ts';
import { failAttempt } from './shared/end-attempt.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';
import { startAttempt } from './shared/start-attempt.ts';

type StartCtx = SalonCtx & PaymentCtx;
type Order = InputOf<typeof payment.routes.start>['body'];

const ask = (ctx: StartCtx, attempt: Attempt, order: Order, userKey: string | null) => {
  const { providers, salon } = ctx;
  const { conversation, code: basket, amount } = attempt;
  const { card, store, item, buyer } = order;
  return providers.payment.start3ds({
    conversation,
    basket,
    amount,
    item,
    buyer,
    card,
    store,
    userKey: userKey && providers.secrets.unseal(`${salon} user key`, userKey),
    callbackUrl: `${providers.origin}/api/Payment/callback/${conversation}`,
  });
};

/** A page whose form goes nowhere that we can name is not shown to anybody. */
const isShowable = (ctx: StartCtx, result: StartResult): boolean =>
  result.kind === 'at-bank' && bankPagePolicy(result.html, ctx.providers.httpAllowed) !== null;

const failureOf = (result: StartResult) => {
  if (result.kind === 'declined')
    return { reason: declineReason(result.code), providerCode: result.code } as const;
  return {
    reason: 'provider-error',
    providerCode: result.kind === 'unknown' ? 'no-answer' : 'bad-page',
  } as const;
};

/** Without the bank's page nobody can confirm the payment, so it has failed and no money can move. */
const record = (ctx: StartCtx, attempt: Attempt, result: StartResult): Promise<Attempt> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    if (result.kind === 'at-bank' && isShowable(ctx, result)) {
      const page = ctx.providers.secrets.seal(`${attempt.code} bank page`, result.html);
      if (await moveToBank(tx, attempt, result.paymentId, page))
        await addHistory(tx, attempt.code, { step: 'at-bank', detail: result.paymentId, now });
    } else await failAttempt(ctx, tx, attempt, failureOf(result));
    return lockAttempt(tx, attempt.code);
  });

const isTheCardsFault = (result: StartResult): boolean =>
  result.kind === 'declined' && declineReason(result.code) !== 'provider-error';

/** The card passes through here on its way to the provider and is kept nowhere. */
export const startPayment = async (ctx: StartCtx, { body }: InputOf<typeof payment.routes.start>) => {
  const { card, store, reference, key, amount, byCode } = body;
  const { attempt, isNew, userKey } = await ctx.db.forSalon(ctx.salon, async (tx) => ({
    userKey: store ? await readUserKey(tx) : null,
    ...(await startAttempt(ctx, tx, {
      reference,
      key,
      byCode,
      amount: Math.round(amount * 100),
      kind: 'card',
      storeCard: store,
      cardExpires: store ? `${card.year}-${card.month}` : null,
      cardCode: null,
    })),
  }));
  if (!isNew) return toStarted(ctx, attempt);
  const result = await ask(ctx, attempt, body, userKey);
  const started = await record(ctx, attempt, result);
  if (isTheCardsFault(result)) throw new Refusal('card-refused');
  if (started.state === 'failed' && started.reason === 'provider-error')
    throw new Refusal('payment-not-started');
  return toStarted(ctx, started);
};
