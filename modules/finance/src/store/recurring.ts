import type { RecurringExpense } from '@ayna/contracts/finance';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { MonthDecision } from '../rules/recurring.ts';
import { db } from './tables.ts';

/** A rule as stored. */
export type RecurringRecord = RecurringExpense & { readonly version: number; readonly gone: boolean };

type RecurringForm = Omit<RecurringExpense, 'code'>;

const columns = [
  'code',
  'title',
  'category',
  'amount',
  'day',
  'from_date',
  'until_date',
  'employee_code',
  'employee_name',
  'employee_lastname',
  'payment_kind',
  'gone_at',
  'version',
] as const;

const toColumns = (form: RecurringForm) => ({
  title: form.title,
  category: form.category,
  amount: String(form.amount),
  day: form.day,
  from_date: form.startDate,
  until_date: form.endDate,
  employee_code: form.employeeCode,
  employee_name: form.employeeSnapshot?.name ?? null,
  employee_lastname: form.employeeSnapshot?.lastname ?? null,
  payment_kind: form.paymentKind,
});

type SelectedRule = Omit<ReturnType<typeof toColumns>, 'category' | 'payment_kind'> & {
  readonly code: string;
  readonly category: string;
  readonly payment_kind: string;
  readonly gone_at: Date | null;
  readonly version: number;
};

const toRecord = (row: SelectedRule): RecurringRecord => ({
  code: row.code,
  title: row.title,
  category: row.category as RecurringExpense['category'],
  amount: Number(row.amount),
  day: row.day,
  startDate: row.from_date,
  endDate: row.until_date,
  employeeCode: row.employee_code,
  employeeSnapshot:
    row.employee_name === null || row.employee_lastname === null
      ? null
      : { name: row.employee_name, lastname: row.employee_lastname },
  paymentKind: row.payment_kind as RecurringExpense['paymentKind'],
  version: row.version,
  gone: row.gone_at !== null,
});

export const insertRecurring = async (
  tx: SalonTx,
  code: string,
  form: RecurringForm,
  now: number,
): Promise<RecurringRecord> =>
  toRecord(
    await db(tx)
      .insertInto('finance.recurring_expenses')
      .values({ salon_code: tx.salon, code, ...toColumns(form), created_at: new Date(now) })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );

/** Rules that are not removed, by their day of the month. */
export const readRecurring = async (tx: SalonTx): Promise<RecurringRecord[]> => {
  const rows = await db(tx)
    .selectFrom('finance.recurring_expenses')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .orderBy('day')
    .orderBy('created_at')
    .orderBy('code')
    .execute();
  return rows.map(toRecord);
};

/** Counts under a lock, so that parallel requests see each other's rules. */
export const lockRecurringCount = async (tx: SalonTx): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`recurring ${tx.salon}`}, 7201453))`.execute(
    db(tx),
  );
  const { count } = await db(tx)
    .selectFrom('finance.recurring_expenses')
    .select(sql<number>`count(*)`.as('count'))
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Reads a rule, also a removed one, and locks it until the database transaction ends. */
export const lockRecurring = async (tx: SalonTx, code: string): Promise<RecurringRecord | null> => {
  const row = await db(tx)
    .selectFrom('finance.recurring_expenses')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst();
  return row ? toRecord(row) : null;
};

/** Saves a locked rule as its next version. */
export const saveRecurring = async (tx: SalonTx, rule: RecurringRecord): Promise<RecurringRecord> =>
  toRecord(
    await db(tx)
      .updateTable('finance.recurring_expenses')
      .set({
        ...toColumns(rule),
        gone_at: rule.gone ? sql<Date>`coalesce(gone_at, now())` : null,
        version: rule.version + 1,
      })
      .where('salon_code', '=', tx.salon)
      .where('code', '=', rule.code)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  );

const monthText = sql<string>`to_char(month, 'YYYY-MM')`;
const isDecided = sql<boolean>`(skipped or coalesce(recorded.gone_at is null and not recorded.taken_back, false))`;

/** What was decided about the months since then. */
export const readDecisions = (tx: SalonTx, since: string): Promise<MonthDecision[]> =>
  db(tx)
    .selectFrom('finance.recurring_months as decision')
    .leftJoin('finance.transactions as recorded', (join) =>
      join.on('recorded.salon_code', '=', tx.salon).onRef('recorded.code', '=', 'decision.transaction_code'),
    )
    .select(['recurring_code as recurringCode', monthText.as('month'), isDecided.as('isDecided')])
    .where('decision.salon_code', '=', tx.salon)
    .where('month', '>=', `${since}-01`)
    .execute();

type Month = { readonly skipped: boolean; readonly transactionCode: string | null };

/** One month of a locked rule. */
export const readMonth = async (tx: SalonTx, code: string, month: string): Promise<Month> => {
  const row = await db(tx)
    .selectFrom('finance.recurring_months')
    .select(['skipped', 'transaction_code as transactionCode'])
    .where('salon_code', '=', tx.salon)
    .where('recurring_code', '=', code)
    .where('month', '=', `${month}-01`)
    .executeTakeFirst();
  return row ?? { skipped: false, transactionCode: null };
};

export const saveMonth = async (
  tx: SalonTx,
  code: string,
  month: string,
  { skipped, transactionCode }: Month,
): Promise<void> => {
  const decision = { skipped, transaction_code: transactionCode };
  await db(tx)
    .insertInto('finance.recurring_months')
    .values({ salon_code: tx.salon, recurring_code: code, month: `${month}-01`, ...decision })
    .onConflict((on) => on.columns(['salon_code', 'recurring_code', 'month']).doUpdateSet(decision))
    .execute();
};
