import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownOf, stands, toldOf } from '../rules/booked.ts';
import { dayAt } from '../rules/calendar.ts';
import { lockTransaction, saveTransaction } from '../store/transactions.ts';
import { readZone } from '../store/zone.ts';

/** Asked twice, it stays paid on the day of the first time, unless the second names another. */
export const markPaid = (ctx: MemberCtx, { params, body }: InputOf<typeof finance.routes.setStatus>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockTransaction(tx, 'code', params.id);
    if (!held || !stands(held)) throw new Refusal('not-found');
    const paidDate = body.paidDate?.slice(0, 10) ?? held.paidDate ?? dayAt(ctx.now(), await readZone(tx));
    if (held.paidDate === paidDate) return shownOf(tx.salon, held);
    const paid = await saveTransaction(tx, { ...held, status: true, paidDate });
    await tx.emit(financeRecorded, toldOf(paid));
    return shownOf(tx.salon, paid);
  });
