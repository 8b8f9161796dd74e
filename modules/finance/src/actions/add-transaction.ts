import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  isCounted,
  type TransactionEntry,
  type TransactionRecord,
  toEventPayload,
  toTransactionView,
} from '../rules/transaction-record.ts';
import { insertTransaction, lockTransaction, saveTransaction } from '../store/transactions.ts';

const emitRecorded = async (tx: SalonTx, transaction: TransactionRecord): Promise<TransactionRecord> => {
  tx.emit(financeRecorded, toEventPayload(transaction));
  return transaction;
};

/** The appointment has a row already: a counted one is the answer, a removed one gets the new values. */
const reuseRow = async (tx: SalonTx, entry: TransactionEntry): Promise<TransactionRecord> => {
  const locked = await lockTransaction(tx, 'appointment_code', entry.appointmentCode ?? '');
  if (!locked || locked.voided) throw new Refusal('conflict');
  if (isCounted(locked)) return locked;
  return emitRecorded(tx, await saveTransaction(tx, { ...locked, ...entry, gone: false }));
};

export const addTransaction = (ctx: MemberCtx, { body }: InputOf<typeof finance.routes.create>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { salonCode: _, ...form } = body;
    const entry = { ...form, paidDate: form.status ? form.date : null, performer: null };
    const inserted = await insertTransaction(tx, newCode(), entry, ctx.now());
    const transaction = inserted ? await emitRecorded(tx, inserted) : await reuseRow(tx, entry);
    return toTransactionView(tx.salon, transaction);
  });
