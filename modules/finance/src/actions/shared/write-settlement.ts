import type { Payment } from '@ayna/contracts/finance';
import { type KindAmount, toLira, type VisitPlan } from '@ayna/domain/settlement';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { ChosenVisit } from '../../rules/settle-visit.ts';
import type { TransactionEntry, TransactionRecord } from '../../rules/transaction-record.ts';
import { type IncomeRecord, priceOf, type SettledRecord } from '../../rules/visit-record.ts';
import { saveLines } from '../../store/payments.ts';
import { insertExtra, saveSettled } from '../../store/settlements.ts';
import { settlementTexts } from '../../texts.ts';

type Kind = Payment['kind'];
type Plan = VisitPlan<Kind>;
type Author = TillAuthor & { readonly settlementCode: string; readonly now: number };
type TillAuthor = {
  readonly by: { readonly code: string; readonly name: string; readonly lastname: string };
};

const toPayments = (lines: readonly KindAmount<Kind>[]): Payment[] =>
  lines.map(({ kind, amount }) => ({ kind, amount: toLira(amount) }));

const extraOf = (
  income: IncomeRecord,
  { by }: Author,
): Omit<TransactionEntry, 'title' | 'note' | 'amount'> => ({
  type: 'Income',
  category: 'Tip',
  status: true,
  date: income.date,
  paidDate: income.date,
  employeeCode: by.code,
  employeeSnapshot: { name: by.name, lastname: by.lastname },
  performer: income.performer,
  productCode: null,
  appointmentCode: null,
  salaryKind: null,
  receiptCode: null,
});

const insertFor = (tx: SalonTx, income: IncomeRecord, entry: TransactionEntry, author: Author) =>
  insertExtra(tx, {
    code: newCode(),
    entry,
    settlementCode: author.settlementCode,
    settledAppointmentCode: income.appointmentCode,
    now: author.now,
  });

/** The income has what was paid, and the rest is a transaction of its own that is not paid yet. */
const writeService = async (
  tx: SalonTx,
  income: IncomeRecord,
  { part, dueOn }: { readonly part: Plan['services'][number]; readonly dueOn: string | null },
  author: Author,
): Promise<TransactionRecord[]> => {
  const paidDate = income.paidDate ?? income.date;
  const paid = await saveSettled(tx, {
    id: income.id,
    amount: toLira(part.paid),
    status: true,
    paidDate,
    listAmount: priceOf(income),
    discount: toLira(part.discount),
    settlementCode: author.settlementCode,
  });
  await saveLines(tx, paid, toPayments(part.lines));
  if (part.due === 0 || dueOn === null) return [paid];
  const due = await insertFor(
    tx,
    income,
    {
      ...extraOf(income, author),
      category: 'Appointment',
      status: false,
      paidDate: null,
      date: dueOn,
      title: settlementTexts.dueTitle(income.completion?.serviceName ?? null),
      note: settlementTexts.dueNote,
      amount: toLira(part.due),
    },
    author,
  );
  return [paid, due];
};

const writeTip = async (
  tx: SalonTx,
  income: IncomeRecord,
  { amount, lines }: { readonly amount: number; readonly lines: readonly KindAmount<Kind>[] },
  author: Author,
): Promise<TransactionRecord> => {
  const { tipTitle, tipNote } = settlementTexts;
  const entry = { ...extraOf(income, author), title: tipTitle, note: tipNote, amount };
  const tip = await insertFor(tx, income, entry, author);
  await saveLines(tx, tip, toPayments(lines));
  return tip;
};

const writeSale = async (
  tx: SalonTx,
  sale: SettledRecord,
  lines: readonly KindAmount<Kind>[],
  { settlementCode }: Author,
): Promise<TransactionRecord> => {
  const saved = await saveSettled(tx, { ...sale, settlementCode });
  await saveLines(tx, saved, toPayments(lines));
  return saved;
};

/** Writes a plan to the locked rows. */
export const writeSettlement = async (
  tx: SalonTx,
  { form, incomes, sales }: ChosenVisit,
  plan: Plan,
  author: Author,
): Promise<TransactionRecord[]> => {
  const written: TransactionRecord[] = [];
  for (const [index, part] of plan.services.entries())
    written.push(
      ...(await writeService(
        tx,
        incomes[index] as IncomeRecord,
        { part, dueOn: form.due?.on ?? null },
        author,
      )),
    );
  for (const [index, lines] of plan.sales.entries())
    written.push(await writeSale(tx, sales[index] as SettledRecord, lines, author));
  for (const [index, lines] of plan.tips.entries()) {
    const { appointmentCode, amount } = form.tips[index] as (typeof form.tips)[number];
    const income = incomes.find((one) => one.appointmentCode === appointmentCode) as IncomeRecord;
    written.push(await writeTip(tx, income, { amount, lines }, author));
  }
  return written;
};
