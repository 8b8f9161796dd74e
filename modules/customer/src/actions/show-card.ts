import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toCardView } from '../rules/card-view.ts';
import { readCardFollowingMerge } from '../store/cards.ts';
import { readConsents } from '../store/consents.ts';

export const showCard = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.byCode>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const card = await readCardFollowingMerge(tx, params.code, ctx.now());
    if (!card || card.gone) throw new Refusal('not-found');
    const consents = await readConsents(tx, [card.code]);
    return toCardView(ctx.groups, tx.salon, card, consents.get(card.code) ?? []);
  });
