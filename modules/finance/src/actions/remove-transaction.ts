import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toldOf } from '../rules/booked.ts';
import { lockTransaction, saveTransaction } from '../store/transactions.ts';

/** Asked twice, as after a lost answer, it changes nothing more. */
export const removeTransaction = (ctx: MemberCtx, { params }: InputOf<typeof finance.routes.remove>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockTransaction(tx, 'code', params.id);
    if (!held || held.takenBack) throw new Refusal('not-found');
    if (!held.gone)
      await tx.emit(financeRecorded, toldOf(await saveTransaction(tx, { ...held, gone: true })));
    return {};
  });
