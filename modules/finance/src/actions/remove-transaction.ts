import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toEventPayload } from '../rules/transaction-record.ts';
import { lockTransaction, saveTransaction } from '../store/transactions.ts';

/** A repeated call, as after a lost response, changes nothing. */
export const removeTransaction = (ctx: MemberCtx, { params }: InputOf<typeof finance.routes.remove>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const locked = await lockTransaction(tx, 'code', params.id);
    if (!locked || locked.voided) throw new Refusal('not-found');
    if (!locked.gone)
      tx.emit(financeRecorded, toEventPayload(await saveTransaction(tx, { ...locked, gone: true })));
    return {};
  });
