import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lockRecurring, saveRecurring } from '../store/recurring.ts';
import { emitRecurring } from './shared/recurring-view.ts';

/** Recorded months are transactions of their own, so a change concerns the months to come only. */
export const changeRecurring = (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof finance.routes.changeRecurring>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockRecurring(tx, params.code);
    if (!locked || locked.gone) throw new Refusal('not-found');
    return emitRecurring(tx, await saveRecurring(tx, { ...locked, ...body }));
  });
