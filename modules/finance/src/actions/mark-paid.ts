import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { isCounted, toEventPayload, toTransactionView } from '../rules/transaction-record.ts';
import { moveLines, savePaidBy } from '../store/payments.ts';
import { lockTransaction, saveTransaction } from '../store/transactions.ts';
import { readZone } from '../store/zone.ts';

/** A repeated call keeps the first paid date, unless it names another. */
export const markPaid = (ctx: MemberCtx, { params, body }: InputOf<typeof finance.routes.setStatus>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockTransaction(tx, 'code', params.id);
    if (!locked || !isCounted(locked)) throw new Refusal('not-found');
    const paidDate = body.paidDate ?? locked.paidDate ?? wallDate(ctx.now(), await readZone(tx));
    if (locked.paidDate === paidDate) return toTransactionView(tx.salon, locked);
    const paid = await saveTransaction(tx, { ...locked, status: true, paidDate });
    await (body.paymentKind ? savePaidBy(tx, paid, body.paymentKind) : moveLines(tx, paid.id, paidDate));
    tx.emit(financeRecorded, toEventPayload(paid));
    return toTransactionView(tx.salon, paid);
  });
