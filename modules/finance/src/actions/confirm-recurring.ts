import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance, RecurringExpense } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { dueDate, proposedMonths, recordedDate } from '../rules/recurring.ts';
import {
  isCounted,
  type TransactionEntry,
  type TransactionRecord,
  toEventPayload,
  toTransactionView,
} from '../rules/transaction-record.ts';
import { savePaidBy } from '../store/payments.ts';
import { lockRecurring, readMonth, saveMonth } from '../store/recurring.ts';
import { insertTransaction, lockTransaction, saveTransaction } from '../store/transactions.ts';
import { readZone } from '../store/zone.ts';
import { monthText } from '../texts.ts';
import { requirePackage } from './shared/require-package.ts';

type Confirmation = { readonly month: string; readonly amount: number };

const toEntry = (
  { title, category, day, employeeCode, employeeSnapshot }: RecurringExpense,
  { month, amount }: Confirmation,
  today: string,
): TransactionEntry => {
  const date = recordedDate(dueDate(month, day), today);
  return {
    type: 'Expense',
    category,
    status: true,
    title,
    amount,
    date,
    paidDate: date,
    note: monthText(month),
    employeeCode,
    employeeSnapshot,
    performer: null,
    productCode: null,
    appointmentCode: null,
    salaryKind: category === 'Salary' ? 'salary' : null,
    receiptCode: null,
  };
};

/** The month's transaction that a person has removed is recorded again, so that a rule has one a month. */
const recordAgain = async (
  tx: SalonTx,
  code: string,
  entry: TransactionEntry,
): Promise<TransactionRecord | null> => {
  const locked = await lockTransaction(tx, 'code', code);
  if (!locked || isCounted(locked)) return null;
  const { receiptCode } = locked;
  return saveTransaction(tx, { ...locked, ...entry, receiptCode, gone: false });
};

/** A repeated confirmation, also by somebody else, is answered with the transaction that stands. */
export const confirmRecurring = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof finance.routes.confirmRecurring>,
) => {
  await requirePackage(ctx);
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const today = wallDate(ctx.now(), await readZone(tx));
    const rule = await lockRecurring(tx, params.code);
    if (!rule || rule.gone || !proposedMonths(rule, today).includes(body.month))
      throw new Refusal('not-found');
    const { skipped, transactionCode } = await readMonth(tx, rule.code, body.month);
    if (skipped) throw new Refusal('conflict');
    const entry = toEntry(rule, body, today);
    const recorded = transactionCode
      ? await recordAgain(tx, transactionCode, entry)
      : await insertTransaction(tx, newCode(), entry, ctx.now());
    if (recorded) {
      await savePaidBy(tx, recorded, rule.paymentKind);
      await saveMonth(tx, rule.code, body.month, { skipped: false, transactionCode: recorded.id });
      tx.emit(financeRecorded, toEventPayload(recorded));
      return toTransactionView(tx.salon, recorded);
    }
    const standing = await lockTransaction(tx, 'code', transactionCode ?? '');
    if (!standing) throw new Refusal('conflict');
    return toTransactionView(tx.salon, standing);
  });
};
