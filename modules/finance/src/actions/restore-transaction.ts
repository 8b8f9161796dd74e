import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEventPayload, toTransactionView } from '../rules/transaction-record.ts';
import { lockTransaction, saveTransaction } from '../store/transactions.ts';

/** A voided income cannot be restored: only a new completion of its appointment does that. */
export const restoreTransaction = (ctx: MemberCtx, { params }: InputOf<typeof finance.routes.restore>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockTransaction(tx, 'code', params.id);
    if (!locked || locked.voided) throw new Refusal('not-found');
    if (!locked.gone) return toTransactionView(tx.salon, locked);
    const restored = await saveTransaction(tx, { ...locked, gone: false });
    tx.emit(financeRecorded, toEventPayload(restored));
    return toTransactionView(tx.salon, restored);
  });
