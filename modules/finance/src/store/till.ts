import type { ByKind, DayEndView } from '@ayna/contracts/core/day-ends';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Both days are included. */
type DateRange = { readonly from: string; readonly to: string };

/** Expenses that the bank paid never pass the till: card and transfer are counted as received. */
const inTill = sql`(type = 'Income' or kind = 'cash')`;

/** What every paid transaction of these days brought into the till; the same as `finance.till_lines` of each. */
const linesOf = (tx: SalonTx, { from, to }: DateRange) => sql`
  select t.code, t.type, t.category, t.title, t.appointment_code, coalesce(p.paid_on, t.paid_date) as day,
    coalesce(p.kind, 'cash') as kind, p.kind is null as "isUnsettled",
    case t.type when 'Income' then 1 else -1 end * coalesce(p.amount, t.amount) as amount
  from finance.transactions t
  left join finance.payments p on p.salon_code = t.salon_code and p.transaction_code = t.code
  where t.salon_code = ${tx.salon} and t.paid_date between ${from}::date and ${to}::date
    and t.status and t.gone_at is null and not t.taken_back`;

type KindSum = { readonly kind: keyof ByKind; readonly amount: string };

const toByKind = (rows: readonly KindSum[]): ByKind => ({
  cash: 0,
  card: 0,
  transfer: 0,
  ...Object.fromEntries(rows.map(({ kind, amount }) => [kind, Number(amount)])),
});

export const readTillSums = async (tx: SalonTx, days: DateRange): Promise<ByKind> => {
  const { rows } = await sql<KindSum>`
    select kind, sum(amount) as amount from (${linesOf(tx, days)}) line where ${inTill} group by kind
  `.execute(db(tx));
  return toByKind(rows);
};

/**
 * Late entries into days before this one that no count has taken into account yet. Those of later days are among their
 * transactions when they are counted: a month may be closed before its days are.
 */
export const readUncountedLate = async (tx: SalonTx, before: string): Promise<ByKind> => {
  const { rows } = await sql<KindSum>`
    select l.kind, sum(l.amount) as amount
    from finance.late_entries l
    join finance.transactions t on t.salon_code = l.salon_code and t.code = l.transaction_code
    where l.salon_code = ${tx.salon} and l.counted_on is null and l.day < ${before}::date and ${inTill}
    group by l.kind
  `.execute(db(tx));
  return toByKind(rows);
};

/** As many names as the card has room for. */
const SHOWN_UNSETTLED = 3;

/** Visits that count as cash because nobody has said how they were paid. */
export const readUnsettled = async (tx: SalonTx, days: DateRange) => {
  const { rows } = await sql<Pick<DayEndView, 'unsettledCount' | 'unsettled'>>`
    select count(*)::int as "unsettledCount",
      coalesce((array_agg(appointment_code order by day desc, code desc)
        filter (where appointment_code is not null))[1:${sql.lit(SHOWN_UNSETTLED)}], '{}') as unsettled
    from (${linesOf(tx, days)}) line
    where category = 'Appointment' and type = 'Income' and "isUnsettled" and amount > 0
  `.execute(db(tx));
  return rows[0] ?? { unsettledCount: 0, unsettled: [] };
};

/** More expenses are added up to one. */
const MAX_EXPENSES = 40;

/** Cash incomes as one sum, and cash expenses by title, highest first. */
export const readCashParts = async (tx: SalonTx, days: DateRange): Promise<DayEndView['cashParts']> => {
  const { rows } = await sql<{ kind: 'income' | 'expense'; title: string; count: number; amount: string }>`
    select case type when 'Income' then 'income' else 'expense' end as kind,
      case type when 'Income' then '' else title end as title, count(*)::int as count, sum(amount) as amount
    from (${linesOf(tx, days)}) line where kind = 'cash'
    group by 1, 2 order by 1 desc, 4, 2 limit ${MAX_EXPENSES + 1}
  `.execute(db(tx));
  return rows.map((row) => ({ ...row, amount: Number(row.amount) }));
};

/** Keeps what the count of these days has taken into account. Days that a count covers already stay as they are. */
export const freezeLines = async (tx: SalonTx, days: DateRange): Promise<void> => {
  await sql`
    insert into finance.closed_lines (salon_code, transaction_code, day, kind, amount)
    select ${tx.salon}, code, day, kind, sum(amount) from (${linesOf(tx, days)}) line group by code, day, kind
    on conflict (salon_code, transaction_code, day, kind) do nothing
  `.execute(db(tx));
};

export const markLateCounted = async (tx: SalonTx, day: string): Promise<void> => {
  await sql`
    update finance.late_entries set counted_on = ${day}::date
    where salon_code = ${tx.salon} and counted_on is null and day <= ${day}::date
  `.execute(db(tx));
};

type LateRow = Omit<DayEndView['late'][number], 'amount' | 'at'> & {
  readonly amount: string;
  readonly at: Date;
};

/** Entries into a closed day, newest first. */
export const readLateEntries = async (tx: SalonTx, { from, to }: DateRange): Promise<DayEndView['late']> => {
  const { rows } = await sql<LateRow>`
    select l.code, l.transaction_code as "transactionCode", t.title, t.category, l.kind, l.amount, l.at,
      t.gone_at is not null or t.taken_back as "isRemoved", l.counted_on as "countedOn"
    from finance.late_entries l
    join finance.transactions t on t.salon_code = l.salon_code and t.code = l.transaction_code
    where l.salon_code = ${tx.salon} and l.day between ${from}::date and ${to}::date
    order by l.at desc, l.code limit 200
  `.execute(db(tx));
  return rows.map((row) => ({ ...row, amount: Number(row.amount), at: row.at.toISOString() }));
};
