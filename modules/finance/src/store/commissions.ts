import type { CommissionFigures, CommissionRule, CommissionRuleSet } from '@ayna/contracts/core/commissions';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { PaymentKind } from '@ayna/contracts/finance';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { CommissionedWork } from '../rules/commission.ts';
import type { Author } from './day-ends.ts';
import { firstOf } from './month-ends.ts';
import { db } from './tables.ts';

/** Both days are included. */
type DateRange = { readonly from: string; readonly to: string };

/** Newest first. */
export const readRuleSets = async (tx: SalonTx): Promise<CommissionRuleSet[]> => {
  const rows = await db(tx)
    .selectFrom('finance.commission_rules')
    .select(['employee_code', 'valid_from', 'rules'])
    .where('salon_code', '=', tx.salon)
    .orderBy('valid_from', 'desc')
    .orderBy('employee_code')
    .limit(5000)
    .execute();
  return rows.map((row) => ({
    employeeCode: row.employee_code,
    validFrom: row.valid_from,
    rules: row.rules as CommissionRule[],
  }));
};

export const saveRuleSet = async (tx: SalonTx, set: CommissionRuleSet, by: Author): Promise<void> => {
  const saved = {
    rules: JSON.stringify(set.rules),
    saved_at: new Date(by.at),
    saved_by: by.code,
    saved_name: by.name,
  };
  await db(tx)
    .insertInto('finance.commission_rules')
    .values({
      salon_code: tx.salon,
      employee_code: set.employeeCode,
      valid_from: set.validFrom,
      ...saved,
    })
    .onConflict((on) => on.columns(['salon_code', 'employee_code', 'valid_from']).doUpdateSet(saved))
    .execute();
};

export const readEmployees = async (tx: SalonTx): Promise<EmployeeState[]> => {
  const rows = await db(tx)
    .selectFrom('finance.employee_copies')
    .select('state')
    .where('salon_code', '=', tx.salon)
    .where('gone', '=', false)
    .orderBy('code')
    .limit(500)
    .execute();
  return rows.map(({ state }) => state as EmployeeState);
};

export type EmployeeWork = CommissionedWork & { readonly employeeCode: string };

type WorkRow = Omit<EmployeeWork, 'amount' | 'discount' | 'count'> & {
  readonly amount: string;
  readonly discount: string;
  readonly count: string;
};

const toWork = (row: WorkRow): EmployeeWork => ({
  ...row,
  amount: Number(row.amount),
  discount: Number(row.discount),
  count: Number(row.count),
});

/** Who did the work or, where nobody is named as its performer, whom the entry names. */
const employee = sql`coalesce(t.performer_code, t.employee_code)`;

/** The appointment that the income belongs to; that of what was paid later is another column. */
const works = sql`
  from finance.transactions t
  left join finance.completions c on c.salon_code = t.salon_code
    and c.appointment_code = coalesce(t.appointment_code, t.settled_appointment_code)
  left join finance.service_copies s on s.salon_code = c.salon_code and s.code = c.service_code`;

const workColumns = sql`
  ${employee} as "employeeCode", case t.category when 'Appointment' then 'service' else 'product' end as kind,
  case t.category when 'Appointment' then c.service_code else t.product_code end as code,
  case t.category when 'Appointment' then s.state ->> 'category' end as category`;

const pieces = sql`case
  when t.category = 'ProductSale' then trunc(coalesce(t.quantity, 1))
  when t.appointment_code is null and t.settled_appointment_code is not null then 0
  else 1 end`;

const isWork = sql`t.type = 'Income' and t.category in ('Appointment', 'ProductSale') and ${employee} is not null`;

/** What was performed or sold and paid in these days. Entries that came after their month was closed count later. */
export const readWorks = async (tx: SalonTx, { from, to }: DateRange): Promise<EmployeeWork[]> => {
  const { rows } = await sql<WorkRow>`
    select t.paid_date as day, ${workColumns}, t.amount, t.discount, ${pieces} as count, false as "isCorrection"
    ${works}
    where t.salon_code = ${tx.salon} and t.paid_date between ${from}::date and ${to}::date
      and t.status and t.gone_at is null and not t.taken_back and ${isWork}
    order by t.paid_date, t.code
  `.execute(db(tx));
  return rows.map(toWork);
};

/** Late entries of closed months that no later month has counted yet, added up by transaction and day. */
const uncounted = (tx: SalonTx, before: string) => sql`
  select salon_code, transaction_code, day, sum(amount) as amount from finance.late_entries
  where salon_code = ${tx.salon} and in_closed_month and counted_in is null and day < ${before}::date
  group by salon_code, transaction_code, day having sum(amount) <> 0`;

/** How discount and pieces of a work differ from what closed months have counted of it. */
const difference = sql`
  cross join lateral (
    select coalesce(sum(k.discount), 0) as discount, coalesce(sum(k.pieces), 0) as pieces
    from finance.counted_works k
    where k.salon_code = l.salon_code and k.transaction_code = l.transaction_code and k.day = l.day
  ) counted
  cross join lateral (
    select t.status and t.gone_at is null and not t.taken_back and t.paid_date = l.day as is_paid
  ) now
  cross join lateral (
    select case when now.is_paid then t.discount else 0 end - counted.discount as discount,
      case when now.is_paid then ${pieces} else 0 end - counted.pieces as pieces
  ) delta`;

/** Entries into closed months that no later month has counted yet, by how much they changed. */
export const readCorrections = async (tx: SalonTx, before: string): Promise<EmployeeWork[]> => {
  const { rows } = await sql<WorkRow>`
    select l.day, ${workColumns}, l.amount, delta.discount, delta.pieces as count, true as "isCorrection"
    ${works}
    join (${uncounted(tx, before)}) l on l.salon_code = t.salon_code and l.transaction_code = t.code
    ${difference}
    where t.salon_code = ${tx.salon} and ${isWork}
    order by l.day, t.code
  `.execute(db(tx));
  return rows.map(toWork);
};

/** Keeps what the statements of a month count of each work, while its corrections are still uncounted. */
export const saveCountedWorks = async (
  tx: SalonTx,
  month: string,
  { from, to }: DateRange,
): Promise<void> => {
  await sql`
    insert into finance.counted_works (salon_code, transaction_code, day, month, discount, pieces)
    select t.salon_code, t.code, t.paid_date, ${firstOf(month)}::date, t.discount, ${pieces}
    from finance.transactions t
    where t.salon_code = ${tx.salon} and t.paid_date between ${from}::date and ${to}::date
      and t.status and t.gone_at is null and not t.taken_back and ${isWork}
    union all
    select l.salon_code, l.transaction_code, l.day, ${firstOf(month)}::date, delta.discount, delta.pieces
    from finance.transactions t
    join (${uncounted(tx, from)}) l on l.salon_code = t.salon_code and l.transaction_code = t.code
    ${difference}
    where t.salon_code = ${tx.salon} and ${isWork}
  `.execute(db(tx));
};

export type EmployeeEntry = {
  readonly employeeCode: string;
  readonly kind: 'tip' | 'advance';
  readonly day: string;
  readonly title: string;
  readonly amount: number;
  readonly appointmentCode: string | null;
  /** Null if it was split over several. */
  readonly paidBy: PaymentKind | null;
};

const entryColumns = sql`
  t.settled_appointment_code as "appointmentCode",
  (select case count(*) when 0 then 'cash' when 1 then min(p.kind) end from finance.payments p
    where p.salon_code = t.salon_code and p.transaction_code = t.code) as "paidBy"`;

/** Tips that the till owes to employees, and advances that they have had. */
export const readTipsAndAdvances = async (tx: SalonTx, { from, to }: DateRange): Promise<EmployeeEntry[]> => {
  const { rows } = await sql<Omit<EmployeeEntry, 'amount'> & { amount: string }>`
    select ${employee} as "employeeCode", case t.type when 'Income' then 'tip' else 'advance' end as kind,
      t.paid_date as day, t.title, t.amount, ${entryColumns}
    from finance.transactions t
    where t.salon_code = ${tx.salon} and t.paid_date between ${from}::date and ${to}::date
      and t.status and t.gone_at is null and not t.taken_back and ${employee} is not null
      and ((t.type = 'Income' and t.category = 'Tip') or t.salary_kind = 'advance')
    order by t.paid_date, t.code
  `.execute(db(tx));
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
};

/** The same of entries into closed months that no later month has counted yet, by how much they changed. */
export const readLateTipsAndAdvances = async (tx: SalonTx, before: string): Promise<EmployeeEntry[]> => {
  const { rows } = await sql<Omit<EmployeeEntry, 'amount'> & { amount: string }>`
    select ${employee} as "employeeCode", case t.type when 'Income' then 'tip' else 'advance' end as kind,
      l.day, t.title, ${entryColumns}, sum(l.amount) * case t.type when 'Income' then 1 else -1 end as amount
    from finance.late_entries l
    join finance.transactions t on t.salon_code = l.salon_code and t.code = l.transaction_code
    where l.salon_code = ${tx.salon} and l.in_closed_month and l.counted_in is null and l.day < ${before}::date
      and ${employee} is not null and ((t.type = 'Income' and t.category = 'Tip') or t.salary_kind = 'advance')
    group by 1, 2, 3, 4, t.type, t.salon_code, t.code having sum(l.amount) <> 0
    order by l.day, t.code
  `.execute(db(tx));
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
};

export type FrozenStatement = {
  readonly employeeCode: string;
  readonly figures: CommissionFigures;
  readonly paid: { readonly transactionCode: string; readonly day: string } | null;
};
