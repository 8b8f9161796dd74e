import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lockRecurring, saveRecurring } from '../store/recurring.ts';
import { emitRecurring } from './shared/recurring-view.ts';

/** A repeated call, as after a lost response, changes nothing. */
export const removeRecurring = (ctx: MemberCtx, { params }: InputOf<typeof finance.routes.removeRecurring>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockRecurring(tx, params.code);
    if (!locked) throw new Refusal('not-found');
    if (!locked.gone) emitRecurring(tx, await saveRecurring(tx, { ...locked, gone: true }));
    return {};
  });
