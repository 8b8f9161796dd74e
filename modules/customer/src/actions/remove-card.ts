import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEventPayload } from '../rules/card-payloads.ts';
import { lockCard, saveCard } from '../store/cards.ts';

/** A repeated call, as after a lost response, changes nothing. */
export const removeCard = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.remove>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockCard(tx, params.code, ctx.now());
    if (!locked || locked.mergedInto) throw new Refusal('not-found');
    if (!locked.gone) tx.emit(customerChanged, toEventPayload(await saveCard(tx, { ...locked, gone: true })));
    return {};
  });
