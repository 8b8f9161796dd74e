import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownOf, toldOf } from '../rules/booked.ts';
import { lockTransaction, saveTransaction } from '../store/transactions.ts';

/** The income of an appointment that is no longer completed comes back with the appointment alone. */
export const restoreTransaction = (ctx: MemberCtx, { params }: InputOf<typeof finance.routes.restore>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockTransaction(tx, 'code', params.id);
    if (!held || held.takenBack) throw new Refusal('not-found');
    if (!held.gone) return shownOf(tx.salon, held);
    const back = await saveTransaction(tx, { ...held, gone: false });
    await tx.emit(financeRecorded, toldOf(back));
    return shownOf(tx.salon, back);
  });
