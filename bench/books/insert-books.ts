import type { BenchProduct } from '../appointments/bench-product.ts';
import { dateAfter, sqlCode } from '../appointments/sizes.ts';
import { oldDays, oldSalon, TRANSACTIONS_PER_DAY, youngDays, youngSalon } from './sizes.ts';
import { employeeNames, titles } from './texts.ts';

type QueryAccess = Pick<BenchProduct, 'query'>;

/** Triggers and the log's flush to disk are for people's entries, not for filling. */
const quickly = 'set synchronous_commit = off; set session_replication_role = replica;';

type Definition = { readonly drop: string; readonly create: string };

/** Drops the indexes that are no constraints, and returns the statements that restore them. */
const dropIndexes = async ({ query }: QueryAccess): Promise<Definition[]> => {
  const definitions = await query<Definition>(
    `select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as create
     from pg_index where indrelid = 'finance.transactions'::regclass
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { drop } of definitions) await query(drop);
  return definitions;
};

/** SQL for a code as the product makes them: the moment first, the rest at random. */
const sqlNewCode = (salt: string): string =>
  `overlay(overlay(md5(n || '/' || d || '/' || k || '${salt}') placing
    lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') from 1) placing '7' from 13)::uuid`;

const sqlArray = (values: readonly string[]): string =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])`;

type Range = { readonly salons: number; readonly from: number; readonly to: number };

/**
 * The rows of some days, in the order of the days: a salon's rows lie between those of the others, as in production.
 * Nine of ten are incomes of appointments; one of fifty is due.
 */
const insertSql = ({ salons, from, to }: Range): string => `${quickly}
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note,
    employee_code, employee_name, employee_lastname, performer_code, performer_name, performer_lastname,
    appointment_code, version, created_at)
  select ${sqlCode('salon', 'n')}, ${sqlNewCode('t')}, case when k % 10 = 9 then 'Expense' else 'Income' end,
    case when k % 10 = 9 then 'Other' when k % 10 = 8 then 'Tip' else 'Appointment' end,
    k % 50 <> 7, case when k % 50 <> 7 then day end, ${sqlArray(titles)}[k % ${titles.length} + 1],
    100 + (n * 7 + d * 13 + k * 31) % 90000 / 100.0, day, '',
    ${sqlCode('person', 'n')}, '${employeeNames[0]}', 'Kara',
    ${sqlCode('person', 'k % 5')}, ${sqlArray(employeeNames)}[k % 5 + 1], 'Kara',
    case when k % 10 < 8 then ${sqlNewCode('a')} end, 1, moment
  from generate_series(${from}, ${to}) as d, generate_series(1, ${salons}) as n,
    generate_series(0, ${TRANSACTIONS_PER_DAY - 1}) as k, 
    lateral (select date '${dateAfter(0)}' - d as day) as calendar,
    lateral (select day + time '10:00' + k * interval '10 minutes' as moment) as clock
  order by day, k, n`;

const DAYS_PER_INSERT = 30;

const insertDays = async ({ query }: QueryAccess, { salons, from, to }: Range): Promise<void> => {
  for (let last = to; last >= from; last -= DAYS_PER_INSERT)
    await query(insertSql({ salons, from: Math.max(from, last - DAYS_PER_INSERT + 1), to: last }));
};

/** Each measured salon belongs to one person, who works there only. */
export const insertOwners = async ({ query }: QueryAccess): Promise<void> => {
  await query(`
    insert into auth.people (person_code, kind, name, lastname, phone, folded, phone_proved_at, password_changed_at, created_at)
    select ${sqlCode('person', '1')}, 'owner', name, lastname, '+905330000002', folded, now(), now(), now() from auth.people`);
  await query(`
    insert into auth.credentials (owner, password_hash)
    select p.person_code, c.password_hash from auth.people p, auth.credentials c where p.person_code <> c.owner`);
  for (const [phone, salon] of [
    ['+905330000001', oldSalon],
    ['+905330000002', youngSalon],
  ])
    await query(
      `insert into auth.memberships (salon_code, person_code, role, groups, created_at)
       select $2, person_code, 'SalonOwner', '{Administrator}', now() from auth.people where phone = $1`,
      [phone, salon],
    );
};

/** What the triggers keep, for rows that were inserted without them. */
const keptFigures = [
  `insert into finance.day_figures
   select figures.* from (select distinct salon_code from finance.transactions) as salons
   cross join lateral finance.count_figures(salons.salon_code, '-infinity') as figures`,
  `insert into finance.month_sums
   select sums.* from (select distinct salon_code from finance.day_figures) as salons
   cross join lateral finance.count_month_sums(salons.salon_code) as sums`,
];

/** Fills the books of all salons; returns how many transactions there are, and how long it took. */
export const insertBooks = async (product: QueryAccess, salons: number) => {
  const began = performance.now();
  const indexes = await dropIndexes(product);
  await insertDays(product, { salons: 1, from: youngDays, to: oldDays - 1 });
  await insertDays(product, { salons, from: 0, to: youngDays - 1 });
  for (const { create } of indexes) await product.query(create);
  for (const statement of keptFigures) await product.query(statement);
  await product.query('vacuum analyze');
  await product.query('checkpoint');
  const [counted] = await product.query<{ rows: string; size: string }>(
    'select count(*) as rows, pg_size_pretty(pg_database_size(current_database())) as size from finance.transactions',
  );
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${counted?.rows} transactions of ${salons} salons loaded in ${seconds} s: ${counted?.size}`);
  return Number(counted?.rows);
};
