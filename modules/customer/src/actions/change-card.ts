import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { phoneAfter, tidied } from '../rules/form.ts';
import { shownTo } from '../rules/shown.ts';
import { toldOf } from '../rules/told.ts';
import { cardWithPhone, lockCard, lockPhone, saveCard } from '../store/cards.ts';
import { readConsents } from '../store/consents.ts';

export const changeCard = (ctx: MemberCtx, { params, body }: InputOf<typeof customer.routes.change>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { version, ...form } = tidied(body);
    await lockPhone(tx, form.phone);
    const held = await lockCard(tx, params.code, now);
    if (!held || held.gone) throw new Refusal('not-found');
    if (held.version !== version) throw new Refusal('conflict');
    const phone = phoneAfter(ctx.groups, held.phone, form.phone);
    if (phone && phone !== held.phone && (await cardWithPhone(tx, phone, now)))
      throw new Refusal('phone-has-card');
    const card = await saveCard(tx, { ...held, ...form, phone });
    await tx.emit(customerChanged, toldOf(card));
    const consents = await readConsents(tx, [card.code]);
    return shownTo(ctx.groups, tx.salon, card, consents.get(card.code) ?? []);
  });
