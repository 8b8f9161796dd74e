import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { dedupeTags } from '../rules/card-form.ts';
import { toEventPayload } from '../rules/card-payloads.ts';
import { toCardView } from '../rules/card-view.ts';
import { findCardByPhone, insertCard, lockPhone } from '../store/cards.ts';
import { requirePackage } from './shared/require-package.ts';

export const addCard = async (ctx: MemberCtx, { body }: InputOf<typeof customer.routes.create>) => {
  await requirePackage(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { salonCode: _, ...form } = dedupeTags(body);
    await lockPhone(tx, form.phone);
    if (form.phone && (await findCardByPhone(tx, form.phone, now))) throw new Refusal('phone-has-card');
    const card = await insertCard(tx, { ...form, code: newCode(), userCode: null, imageUrl: null }, now);
    tx.emit(customerChanged, toEventPayload(card));
    return toCardView(ctx.groups, tx.salon, card, []);
  });
};
