import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { dedupeTags, resolvePhone } from '../rules/card-form.ts';
import { toEventPayload } from '../rules/card-payloads.ts';
import { toCardView } from '../rules/card-view.ts';
import { findCardByPhone, lockCard, lockPhone, saveCard } from '../store/cards.ts';
import { readConsents } from '../store/consents.ts';

export const changeCard = (ctx: MemberCtx, { params, body }: InputOf<typeof customer.routes.change>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { version, ...form } = dedupeTags(body);
    await lockPhone(tx, form.phone);
    const locked = await lockCard(tx, params.code, now);
    if (!locked || locked.gone) throw new Refusal('not-found');
    if (locked.version !== version) throw new Refusal('conflict');
    const phone = resolvePhone(ctx.groups, locked.phone, form.phone);
    if (phone && phone !== locked.phone && (await findCardByPhone(tx, phone, now)))
      throw new Refusal('phone-has-card');
    const card = await saveCard(tx, { ...locked, ...form, phone });
    tx.emit(customerChanged, toEventPayload(card));
    const consents = await readConsents(tx, [card.code]);
    return toCardView(ctx.groups, tx.salon, card, consents.get(card.code) ?? []);
  });
