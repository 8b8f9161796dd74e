import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEventPayload } from '../rules/card-payloads.ts';
import { toCardView } from '../rules/card-view.ts';
import { lockCard, saveCard } from '../store/cards.ts';
import { insertConsent, readConsents } from '../store/consents.ts';

/** An unchanged consent adds no row and no version. One that was only claimed is recorded when it is given. */
export const recordConsent = (ctx: MemberCtx, { params, body }: InputOf<typeof customer.routes.consent>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const locked = await lockCard(tx, params.code, now);
    if (!locked || locked.gone) throw new Refusal('not-found');
    const before = (await readConsents(tx, [locked.code])).get(locked.code) ?? [];
    const current = before.find(({ kind }) => kind === body.kind);
    if (current?.given === body.given && !current.claimed)
      return toCardView(ctx.groups, tx.salon, locked, before);
    await insertConsent(tx, locked.code, { ...body, by: ctx.actor.code, at: now });
    const card = await saveCard(tx, locked);
    tx.emit(customerChanged, toEventPayload(card));
    const after = await readConsents(tx, [card.code]);
    return toCardView(ctx.groups, tx.salon, card, after.get(card.code) ?? []);
  });
