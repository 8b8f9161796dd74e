import type { BenchProduct } from '../appointments/bench-product.ts';
import { insertCopies } from '../appointments/insert-salons.ts';
import { dateAfter, EMPLOYEES, sqlCode, sqlEmployee } from '../appointments/sizes.ts';
import { oldDays, TRANSACTIONS_PER_DAY, youngDays } from '../books/sizes.ts';

type QueryAccess = Pick<BenchProduct, 'query'>;

/** As many as the books have transactions: the old salon has 200,000 of them. */
const APPOINTMENTS_PER_DAY = TRANSACTIONS_PER_DAY;
/** Every customer comes about every seven weeks. */
const CUSTOMERS = 2_500;
const DAYS_PER_INSERT = 30;

const quickly = 'set synchronous_commit = off; set session_replication_role = replica;';

type Range = { readonly salons: number; readonly from: number; readonly to: number };

/** One of ten is canceled, one of thirty never came. What they say in full is no matter of figures. */
const insertSql = ({ salons, from, to }: Range): string => `${quickly}
  insert into appointment.appointments (salon_code, code, visit_code, starts_at, ends_at, employee_code, service_code,
    customer_code, status, price, session_number, work, document, created_at, days_ahead)
  select ${sqlCode('salon', 'n')}, gen_random_uuid(), gen_random_uuid(), starts, starts + interval '40 minutes',
    ${sqlEmployee('n', `k % ${EMPLOYEES} + 1`)}, ${sqlCode('service', 'n')},
    ${sqlCode('customer', `(d * ${APPOINTMENTS_PER_DAY} + k) * 7 % ${CUSTOMERS}`)},
    case when k % 10 = 3 then 'Canceled' when k % 30 = 7 then 'NoShow' else 'Completed' end, 900, 1,
    '{"phases": null, "duration": 40, "bufferAfter": 0}', '{}', starts - interval '3 days', 3
  from generate_series(${from}, ${to}) as d, generate_series(1, ${salons}) as n,
    generate_series(0, ${APPOINTMENTS_PER_DAY - 1}) as k,
    lateral (select date '${dateAfter(0)}' - d + time '09:00' + k / ${EMPLOYEES} * interval '45 minutes' as starts) as clock
  order by starts, n`;

const insertDays = async ({ query }: QueryAccess, { salons, from, to }: Range): Promise<void> => {
  for (let last = to; last >= from; last -= DAYS_PER_INSERT)
    await query(insertSql({ salons, from: Math.max(from, last - DAYS_PER_INSERT + 1), to: last }));
};

const countedBy = (table: string, count: string): string => `
  insert into appointment.${table}
  select counted.* from generate_series(1, $1::int) as n
  cross join lateral appointment.${count} as counted`;

/** What every change keeps, for appointments that were inserted without it. */
const keptFigures = [
  countedBy('day_figures', `count_figures(${sqlCode('salon', 'n')}, '-infinity')`),
  countedBy('customer_firsts', `count_customer_firsts(${sqlCode('salon', 'n')})`),
  countedBy('customer_days', `count_customer_days(${sqlCode('salon', 'n')}, '-infinity')`),
];

/** Fills the calendars of all salons; returns how many appointments there are. */
export const insertVisits = async (product: QueryAccess, salons: number): Promise<number> => {
  const began = performance.now();
  await insertCopies(product, { from: 1, to: salons, employees: EMPLOYEES });
  await insertDays(product, { salons: 1, from: youngDays, to: oldDays - 1 });
  await insertDays(product, { salons, from: 1, to: youngDays - 1 });
  for (const statement of keptFigures) await product.query(statement, [salons]);
  await product.query('vacuum analyze');
  const [counted] = await product.query<{ rows: string }>(
    'select count(*) as rows from appointment.appointments',
  );
  const seconds = Math.round((performance.now() - began) / 1_000);
  console.log(`${counted?.rows} appointments of ${salons} salons loaded in ${seconds} s`);
  return Number(counted?.rows);
};
