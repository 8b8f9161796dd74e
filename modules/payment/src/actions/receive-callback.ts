import type { InputOf } from '@ayna/contracts/core/contract';
import type { payment } from '@ayna/contracts/payment';
import { findAttempt, readAttempt } from '../store/attempts.ts';
import { resultPath } from './shared/attempt-view.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';
import { verifyAttempt } from './shared/verify-attempt.ts';

/** Where a browser goes that came with a conversation of nobody. */
const NOWHERE = 'bilinmiyor';

/**
 * The bank sends the browser back. Cookies do not come along from another site, and need not: the address names the
 * attempt, and the provider says what became of it. Whatever happens, the person is led to the result.
 */
export const receiveCallback = async (
  ctx: PaymentCtx,
  { params, body }: InputOf<typeof payment.routes.callback>,
) => {
  const found = await ctx.db.acrossSalons('find the attempt of a callback', async (tx) => {
    const ref = await findAttempt(tx, 'conversation', params.conversation);
    return ref && { ref, attempt: await readAttempt(tx, ref.code) };
  });
  if (!found?.attempt) return { location: resultPath(NOWHERE) };
  const { ref, attempt } = found;
  const { conversation, providerPayment: paymentId } = attempt;
  const reading = ctx.providers.payment.readCallback(body, { conversation, paymentId });
  const isSigned = reading.kind !== 'unsigned';
  await verifyAttempt(ctx, ref, {
    trigger: reading.kind === 'unsigned' ? 'hint' : reading.kind,
    note: { step: 'callback', detail: reading.kind },
    conversationData: isSigned ? (body.conversationData ?? null) : null,
    ...(reading.kind === 'refused' && { code: reading.code }),
  }).catch((error: unknown) => {
    // The sweep takes it up. The person reads that the payment is being verified, which is true.
    ctx.log.error({ err: error, attempt: ref.code }, 'a callback could not be followed up');
  });
  return { location: resultPath(ctx.providers.secrets.tokenOf(ref.code)) };
};
