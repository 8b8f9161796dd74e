import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownTo } from '../rules/shown.ts';
import { toldOf } from '../rules/told.ts';
import { lockCard, saveCard } from '../store/cards.ts';
import { insertConsent, readConsents } from '../store/consents.ts';

/** What holds already is no change and leaves no row. */
export const noteConsent = (ctx: MemberCtx, { params, body }: InputOf<typeof customer.routes.consent>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const held = await lockCard(tx, params.code, now);
    if (!held || held.gone) throw new Refusal('not-found');
    const before = (await readConsents(tx, [held.code])).get(held.code) ?? [];
    if (before.find(({ kind }) => kind === body.kind)?.given === body.given)
      return shownTo(ctx.groups, tx.salon, held, before);
    await insertConsent(tx, held.code, { ...body, by: ctx.actor.code, at: now });
    const card = await saveCard(tx, held);
    await tx.emit(customerChanged, toldOf(card));
    const after = await readConsents(tx, [card.code]);
    return shownTo(ctx.groups, tx.salon, card, after.get(card.code) ?? []);
  });
