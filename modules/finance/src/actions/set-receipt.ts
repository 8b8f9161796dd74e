import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded, receiptSet } from '@ayna/contracts/finance.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { isCounted, toEventPayload, toTransactionView } from '../rules/transaction-record.ts';
import { lockTransaction, saveTransaction } from '../store/transactions.ts';

/** A code is a label here: the file module serves a receipt to members of the salon it was uploaded for only. */
export const setReceipt = (ctx: MemberCtx, { params, body }: InputOf<typeof finance.routes.setReceipt>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockTransaction(tx, 'code', params.id);
    if (!locked || !isCounted(locked)) throw new Refusal('not-found');
    if (locked.receiptCode === body.receiptCode) return toTransactionView(tx.salon, locked);
    const saved = await saveTransaction(tx, { ...locked, receiptCode: body.receiptCode });
    tx.emit(financeRecorded, toEventPayload(saved));
    tx.emit(receiptSet, { code: saved.id, version: saved.version, receiptCode: saved.receiptCode });
    return toTransactionView(tx.salon, saved);
  });
