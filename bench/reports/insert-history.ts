import { withClient } from '../../tools/database/databases.ts';
import { dateAfter } from '../appointments/sizes.ts';
import { OLD_YEARS, oldDays, TRANSACTIONS_PER_DAY } from '../books/sizes.ts';

/** As many of both a day as the salon of the API's measurements has. */
const PER_DAY = TRANSACTIONS_PER_DAY;
const CUSTOMERS = 2_500;

const quickly = 'set session_replication_role = replica';

const team = `(select array_agg(code order by code) as codes, array_agg(name order by code) as names, count(*)::int as size
  from employee.employees where salon_code = $1) as team`;
const services = `(select array_agg(code order by code) as codes, count(*)::int as size
  from appointment.service_copies where salon_code = $1 and not gone) as services`;
const days = `from generate_series(1, ${oldDays}) as d, generate_series(0, ${PER_DAY - 1}) as k,
  lateral (select date '${dateAfter(0)}' - d as day) as calendar`;

/** One of ten is canceled, one of thirty never came, one of five was booked online. */
const insertAppointments = `
  insert into appointment.appointments (salon_code, code, visit_code, starts_at, ends_at, employee_code, service_code,
    customer_code, status, price, session_number, work, document, created_at, days_ahead)
  select $1::uuid, gen_random_uuid(), gen_random_uuid(), starts, starts + interval '40 minutes',
    team.codes[k % team.size + 1], services.codes[(k * 7 + d) % services.size + 1],
    md5('customer' || (d * ${PER_DAY} + k) * 7 % ${CUSTOMERS})::uuid,
    case when k % 10 = 3 then 'Canceled' when k % 30 = 7 then 'NoShow' else 'Completed' end, 900, 1,
    '{"phases": null, "duration": 40, "bufferAfter": 0}',
    case when k % 5 = 0 then '{"source":"online"}' else '{"source":"desk"}' end, starts - (k % 20) * interval '1 day', k % 20
  ${days}, ${team}, ${services},
    lateral (select day + time '09:00' + k % 14 * interval '45 minutes' as starts) as clock`;

const insertTransactions = `
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note,
    performer_code, performer_name, performer_lastname, version, created_at)
  select $1::uuid, gen_random_uuid(), case when k % 10 = 9 then 'Expense' else 'Income' end,
    case when k % 10 = 9 then 'Rent' when k % 10 = 8 then 'Tip' else 'Appointment' end, k % 50 <> 7,
    case when k % 50 <> 7 then day end, 'Kayit', 100 + (d * 13 + k * 31) % 90000 / 100.0, day, '',
    team.codes[k % team.size + 1], team.names[k % team.size + 1], 'Kara', 1, day
  ${days}, ${team}`;

const keptTables = [
  ['appointment.day_figures', "appointment.count_figures($1, '-infinity')"],
  ['appointment.customer_firsts', 'appointment.count_customer_firsts($1)'],
  ['appointment.customer_days', "appointment.count_customer_days($1, '-infinity')"],
  ['finance.day_figures', "finance.count_figures($1, '-infinity')"],
  ['finance.month_sums', 'finance.count_month_sums($1)'],
] as const;

/** Gives the salon of a demo owner the history of a salon that has used the product for ten years. */
export const insertHistory = (databaseUrl: string, ownerPhone: string): Promise<string> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ salon: string }>(
      'select salon_code as salon from auth.memberships join auth.people using (person_code) where phone = $1',
      [ownerPhone],
    );
    const salon = rows[0]?.salon ?? '';
    await client.query(quickly);
    await client.query(insertAppointments, [salon]);
    await client.query(insertTransactions, [salon]);
    for (const [table, counted] of keptTables) {
      await client.query(`delete from ${table} where salon_code = $1`, [salon]);
      await client.query(`insert into ${table} select * from ${counted}`, [salon]);
    }
    await client.query('vacuum analyze');
    return `${OLD_YEARS} years with ${oldDays * PER_DAY} appointments and as many transactions`;
  });
