import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toldOf } from '../rules/told.ts';
import { lockCard, saveCard } from '../store/cards.ts';

/** Asked twice, as after a lost answer, it changes nothing more. */
export const removeCard = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.remove>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockCard(tx, params.code, ctx.now());
    if (!held || held.mergedInto) throw new Refusal('not-found');
    if (!held.gone) await tx.emit(customerChanged, toldOf(await saveCard(tx, { ...held, gone: true })));
    return {};
  });
