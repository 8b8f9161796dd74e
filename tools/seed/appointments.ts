import { newVisit, wallNow } from '@ayna/appointment';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import { foldedTogether } from '@ayna/contracts/core/fold';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { Client } from 'pg';
import { Temporal } from 'temporal-polyfill';
import { withClient } from '../database/databases.ts';
import { consentRows, factsOf, noteRows } from './card-facts.ts';
import { dayOf, type Entry, type Guest, guestsOf } from './diary.ts';
import { type Random, randomFrom } from './random.ts';
import type { Step } from './step.ts';

/** Beyond the demo's own, salons stay empty: a diary for thousands is what the benches load. */
const MOST_SALONS = 6;
const GUESTS = 90;
const DAYS_AHEAD = 21;
const DAY_MS = 86_400_000;
const zone = 'Europe/Istanbul';

const statesOf = async <T>(client: Client, table: string, salonCode: string): Promise<T[]> => {
  const { rows } = await client.query<{ state: T }>(
    `select state from appointment.${table} where salon_code = $1 and not gone order by code`,
    [salonCode],
  );
  return rows.map(({ state }) => state);
};

/** All rows name the same columns; the others are the table's own affair. */
const insert = async (client: Client, table: string, rows: readonly object[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
};

/** A visit's rows as the module itself would write them. */
const visitOf = (random: Random, salonCode: string, entry: Entry, at: number) => {
  const { date, start, service, employee, guest, status, online } = entry;
  const { duration, bufferAfter, phases } = service;
  const code = random.code(at);
  const parts = {
    salonCode,
    date,
    visitCode: random.code(at),
    codes: [code],
    sessionNumbers: [1],
    lanes: [],
    status,
    source: online && guest ? ('online' as const) : ('desk' as const),
    note: '',
    overlapReason: null,
    customer: guest && { ...guest, imageUrl: null, userCode: null },
  };
  const { rows, taken } = newVisit(parts, [
    { service, employee, start, work: { duration, bufferAfter, phases } },
  ]);
  const [row] = rows;
  if (!row) throw new Error('a visit without a row');
  return { row, taken, at: new Date(at).toISOString() };
};

type Visit = ReturnType<typeof visitOf>;

const appointmentRow = (salonCode: string, { row, at }: Visit) => ({
  salon_code: salonCode,
  code: row.code,
  visit_code: row.visitCode,
  starts_at: row.startsAt,
  ends_at: row.endsAt,
  employee_code: row.employeeCode,
  service_code: row.serviceCode,
  customer_code: row.customerCode,
  person_code: null,
  status: row.status,
  price: row.price,
  session_number: row.sessionNumber,
  work: row.work,
  lane: 0,
  document: row.document,
  phone: row.phone,
  version: 1,
  created_at: at,
});

const historyRow = (random: Random, salonCode: string, { row, at }: Visit) => ({
  salon_code: salonCode,
  appointment_code: row.code,
  code: random.code(Date.parse(at)),
  at,
  what: 'booked',
  after: row.status,
});

const cardRow = (salonCode: string, guest: Guest, index: number, now: number) => {
  const { code, name, lastname, phone, email } = guest;
  return {
    salon_code: salonCode,
    code,
    name,
    lastname,
    phone,
    email,
    version: 1,
    visits: 0,
    no_shows: 0,
    cancels: 0,
    spent: 0,
    folded: foldedTogether([name, lastname]),
    ...factsOf(index, now),
  };
};

/** Of what stands, from a moment on: the rest can no longer collide. */
const takenFrom = (from: string, salonCode: string, visits: readonly Visit[]) =>
  visits
    .filter(({ row }) => row.endsAt >= from && row.status !== 'Canceled' && row.status !== 'NoShow')
    .flatMap(({ taken }) => taken)
    .map(({ subject, lane, from: begins, to, source, sourceCode }) => ({
      salon_code: salonCode,
      subject,
      lane,
      during: `[${begins},${to})`,
      source,
      source_code: sourceCode,
    }));

/** As the listeners would have counted and recorded it. */
const follow = `
  insert into customer.appointments (salon_code, code, card_code, version, status, starts_at, price, service_code, service_name, session_count)
  select a.salon_code, a.code, customer_code, 1, status, starts_at, price, service_code, coalesce(s.state ->> 'name', ''),
    (s.state ->> 'sessionCount')::integer
  from appointment.appointments a left join appointment.service_copies s on s.salon_code = a.salon_code and s.code = a.service_code
  where a.salon_code = $1 and customer_code is not null;`;
const figures = `
  update customer.cards c set visits = f.visits, no_shows = f.no_shows, cancels = f.cancels, spent = f.spent, last_visit = f.last_visit,
    last_service = f.last_service, in_sessions = exists (
      select from customer.appointments s where s.salon_code = $1 and s.card_code = c.code and s.session_count > 1 group by s.service_code
      having bool_or(s.status in ('Pending', 'Approved')) or count(*) filter (where s.status = 'Completed') % max(s.session_count) <> 0)
  from (select card_code, count(*) filter (where status = 'Completed') as visits,
      count(*) filter (where status = 'NoShow') as no_shows, count(*) filter (where status = 'Canceled') as cancels,
      coalesce(sum(price) filter (where status = 'Completed'), 0) as spent,
      max(starts_at) filter (where status = 'Completed') as last_visit,
      coalesce((array_agg(service_name order by starts_at desc) filter (where status = 'Completed'))[1], '') as last_service
    from customer.appointments where salon_code = $1 group by card_code) f
  where c.salon_code = $1 and c.code = f.card_code`;
const incomes = `
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note, employee_code,
    employee_name, employee_lastname, performer_code, performer_name, performer_lastname, appointment_code, appointment_version, created_at)
  select a.salon_code, gen_random_uuid(), 'Income', 'Appointment', true, starts_at::date, 'Oto Randevu Ödemesi', price, starts_at::date,
    'Randevu tamamlandığında otomatik oluşturuldu.', employee_code, s.name, s.lastname, employee_code, s.name, s.lastname, code, 1, ends_at
  from appointment.appointments a
  cross join lateral (select e.state -> 'userSnapshot' ->> 'name' as name, e.state -> 'userSnapshot' ->> 'lastname' as lastname
    from appointment.employee_copies e where e.salon_code = a.salon_code and e.code = a.employee_code) s
  where a.salon_code = $1 and status = 'Completed'`;
const expenses = `
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note, created_at)
  select $1, gen_random_uuid(), 'Expense', kind, paid, case when paid then day end, title, amount, day, '', day
  from (select (date_trunc('month', $2::date) - make_interval(months => back))::date + due as day, kind, title, amount
    from generate_series(0, $3::int) back,
      (values ('Rent', 'Kira', 28000.00, 4), ('Salary', 'Maaşlar', 96500.00, 0), ('Other', 'Elektrik ve su', 6240.50, 11)) as e (kind, title, amount, due)) planned,
    lateral (select day <= $2::date as paid) p`;

type Diary = { readonly random: Random; readonly months: number; readonly now: number };

const plantDiary = async (
  client: Client,
  salonCode: string,
  { random, months, now }: Diary,
): Promise<number> => {
  const wall = wallNow(now, zone);
  const today = Temporal.PlainDate.from(wall.slice(0, 10));
  const states = await statesOf<EmployeeState>(client, 'employee_copies', salonCode);
  const team = states.filter(({ isActive }) => isActive);
  const services = await statesOf<ServiceState>(client, 'service_copies', salonCode);
  const guests = guestsOf(random, GUESTS, now);
  const visits: Visit[] = [];
  for (let day = -months * 30; day <= DAYS_AHEAD; day += 1) {
    const date = today.add({ days: day }).toString();
    const at = Math.min(now, now + day * DAY_MS) - DAY_MS;
    for (const employee of team)
      for (const entry of dayOf(random, { date, now: wall }, employee, services, guests))
        visits.push(visitOf(random, salonCode, entry, at));
  }
  const cards = guests.map((guest, index) => cardRow(salonCode, guest, index, now));
  await insert(client, 'customer.cards', cards);
  const [first] = team;
  if (first) {
    const { name, lastname } = first.userSnapshot;
    const by = { code: first.userCode ?? first.code, name: `${name} ${lastname}` };
    await insert(client, 'customer.notes', noteRows(cards, by));
    await insert(client, 'customer.consents', consentRows(cards, by));
  }
  const rows = visits.map((visit) => appointmentRow(salonCode, visit));
  await insert(client, 'appointment.appointments', rows);
  const told = visits.map((visit) => historyRow(random, salonCode, visit));
  await insert(client, 'appointment.history', told);
  await insert(client, 'appointment.occupancy', takenFrom(`${today.toString()}T00`, salonCode, visits));
  for (const text of [follow, figures, incomes]) await client.query(text, [salonCode]);
  await client.query(expenses, [salonCode, today.toString(), months]);
  await client.query('insert into appointment.calendar_versions values ($1, 1)', [salonCode]);
  return visits.length;
};

/** Needs copies: whoever works there, at which hours, and what they do. */
export const appointments: Step = {
  name: 'appointments',
  run: (url, { salons, months, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from appointment.appointments limit 1');
      if (rowCount) return 'there already';
      const random = randomFrom(7_301);
      let count = 0;
      for (const { code } of salons.slice(0, MOST_SALONS)) {
        const planted = await plantDiary(client, code, { random, months, now });
        count += planted;
      }
      return `${count}, with ${GUESTS} customers a salon`;
    }),
};
