import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded, receiptSet } from '@ayna/contracts/finance.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  isCounted,
  salaryKindOf,
  type TransactionEntry,
  type TransactionRecord,
  toEventPayload,
  toTransactionView,
} from '../rules/transaction-record.ts';
import { claimCompletion, lockPostedIncome, markPosted } from '../store/incomes.ts';
import { savePaidBy } from '../store/payments.ts';
import { insertTransaction, lockTransaction, saveTransaction } from '../store/transactions.ts';
import { readZone } from '../store/zone.ts';
import { automaticIncomeTexts } from '../texts.ts';

type Author = { readonly by: string; readonly now: number; readonly mayCreate: boolean };

/** Called with a row that this transaction has written; without a package it is rolled back. */
const emitRecorded = (
  tx: SalonTx,
  transaction: TransactionRecord,
  { mayCreate }: Author,
): TransactionRecord => {
  if (!mayCreate) throw new Refusal('package-needed');
  tx.emit(financeRecorded, toEventPayload(transaction));
  const { id: code, version, receiptCode } = transaction;
  if (receiptCode) tx.emit(receiptSet, { code, version, receiptCode });
  return transaction;
};

/** Income that the spec's client posts after a completion is not written by hand, so it needs no package. */
const mayCreateEntry = async (
  ctx: MemberCtx,
  { type, category, title }: TransactionEntry,
): Promise<boolean> => {
  if (type === 'Income' && category === 'Appointment' && title === automaticIncomeTexts.title) return true;
  const { allowed } = await ctx.call(subscription.routes.mayCreate, { params: { salonCode: ctx.salon } });
  return allowed;
};

/** The appointment has a row already: a counted one is the answer, a removed one gets the new values. */
const reuseRow = async (tx: SalonTx, entry: TransactionEntry, author: Author): Promise<TransactionRecord> => {
  const locked = await lockTransaction(tx, 'appointment_code', entry.appointmentCode ?? '');
  if (!locked || locked.voided) throw new Refusal('conflict');
  if (isCounted(locked)) return locked;
  return emitRecorded(tx, await saveTransaction(tx, { ...locked, ...entry, gone: false }), author);
};

/** The first clients post the income of a completion too, without naming the appointment. */
const isPostedIncome = ({ type, category, appointmentCode }: TransactionEntry): boolean =>
  type === 'Income' && category === 'Appointment' && appointmentCode === null;

/** The income of the completion that the post belongs to; without one it is a transaction like any other. */
const addPostedIncome = async (
  tx: SalonTx,
  entry: TransactionEntry,
  author: Author,
): Promise<TransactionRecord> => {
  const { by, now } = author;
  const posted = { by, date: entry.date, amount: entry.amount };
  await lockPostedIncome(tx, posted);
  const completion = await claimCompletion(tx, posted, await readZone(tx));
  if (completion) return completion;
  const inserted = await insertTransaction(tx, newCode(), entry, now);
  if (!inserted) throw new Refusal('conflict');
  await markPosted(tx, inserted.id, by);
  return emitRecorded(tx, inserted, author);
};

export const addTransaction = async (ctx: MemberCtx, { body }: InputOf<typeof finance.routes.create>) => {
  const { salonCode: _, paymentKind, ...form } = body;
  const salaryKind = salaryKindOf(form);
  const entry = { ...form, salaryKind, paidDate: form.status ? form.date : null, performer: null };
  const author = { by: ctx.actor.code, now: ctx.now(), mayCreate: await mayCreateEntry(ctx, entry) };
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    if (isPostedIncome(entry)) return toTransactionView(tx.salon, await addPostedIncome(tx, entry, author));
    const inserted = await insertTransaction(tx, newCode(), entry, author.now);
    const transaction = inserted ? emitRecorded(tx, inserted, author) : await reuseRow(tx, entry, author);
    if (inserted && paymentKind) await savePaidBy(tx, inserted, paymentKind);
    return toTransactionView(tx.salon, transaction);
  });
};
