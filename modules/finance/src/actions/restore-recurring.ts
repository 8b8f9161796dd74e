import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lockRecurring, saveRecurring } from '../store/recurring.ts';
import { checkRecurringLimit, emitRecurring } from './shared/recurring-view.ts';

export const restoreRecurring = (
  ctx: MemberCtx,
  { params }: InputOf<typeof finance.routes.restoreRecurring>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockRecurring(tx, params.code);
    if (!locked) throw new Refusal('not-found');
    if (locked.gone) await checkRecurringLimit(tx);
    return emitRecurring(tx, await saveRecurring(tx, { ...locked, gone: false }));
  });
