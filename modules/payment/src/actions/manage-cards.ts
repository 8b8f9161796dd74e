import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { payment } from '@ayna/contracts/payment';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { deleteCard, listCards, readCardTokens, readUserKey, upsertCard } from '../store/cards.ts';
import type { PaymentCtx } from './shared/payment-ctx.ts';

type CardCtx = SalonCtx & PaymentCtx;

/** For a salon whose card has expired: a new one without paying. It passes through here and is kept nowhere. */
export const storeCard = async (ctx: CardCtx, { body }: InputOf<typeof payment.routes.storeCard>) => {
  const { salon, providers } = ctx;
  const { secrets } = providers;
  const { buyer, card } = body;
  const sealed = await ctx.db.forSalon(salon, readUserKey);
  const stored = await providers.payment.storeCard({
    conversation: secrets.newConversation(),
    buyer,
    card,
    userKey: sealed && secrets.unseal(`${salon} user key`, sealed),
  });
  if (stored.kind === 'declined') throw new Refusal('card-refused');
  const { userKey, token, lastFour, brand } = stored;
  return ctx.db.forSalon(salon, async (tx) => {
    const code = await upsertCard(tx, {
      userKey: secrets.seal(`${salon} user key`, userKey),
      cardToken: secrets.seal(`${salon} card token`, token),
      tokenHash: secrets.hash(token),
      lastFour,
      brand,
      expires: `${card.year}-${card.month}`,
      now: ctx.now(),
    });
    const found = (await listCards(tx)).find((one) => one.code === code);
    if (!found) throw new Error('storeCard: the card cannot be read');
    return found;
  });
};

/** First at the provider: a card that it refuses to delete stays visible. */
export const removeCard = async (ctx: CardCtx, { body }: InputOf<typeof payment.routes.deleteCard>) => {
  const { salon, providers } = ctx;
  const { cardCode } = body;
  const tokens = await ctx.db.forSalon(salon, (tx) => readCardTokens(tx, cardCode));
  if (!tokens) throw new Refusal('not-found');
  const { unseal } = providers.secrets;
  await providers.payment.deleteCard({
    userKey: unseal(`${salon} user key`, tokens.userKey),
    token: unseal(`${salon} card token`, tokens.cardToken),
  });
  await ctx.db.forSalon(salon, (tx) => deleteCard(tx, cardCode));
  return {};
};
