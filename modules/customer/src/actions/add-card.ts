import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { tidied } from '../rules/form.ts';
import { shownTo } from '../rules/shown.ts';
import { toldOf } from '../rules/told.ts';
import { cardWithPhone, insertCard, lockPhone } from '../store/cards.ts';

export const addCard = (ctx: MemberCtx, { body }: InputOf<typeof customer.routes.create>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { salonCode: _, ...form } = tidied(body);
    await lockPhone(tx, form.phone);
    if (form.phone && (await cardWithPhone(tx, form.phone, now))) throw new Refusal('phone-has-card');
    const card = await insertCard(tx, { ...form, code: newCode(), userCode: null, imageUrl: null }, now);
    await tx.emit(customerChanged, toldOf(card));
    return shownTo(ctx.groups, tx.salon, card, []);
  });
