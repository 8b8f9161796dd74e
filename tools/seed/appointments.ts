import { newVisit, toColumns } from '@ayna/appointment';
import { cancelReason } from '@ayna/contracts/core/appointments';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import { toSearchText } from '@ayna/contracts/core/search-text';
import type { ServiceState } from '@ayna/contracts/core/services';
import { fullName } from '@ayna/domain/names';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate, wallNow } from '@ayna/domain/wall-now';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { refusalTexts, withQuietHours } from './advice.ts';
import { type Entry, type Guest, randomDay, randomGuests } from './calendar.ts';
import { cardFacts, consentRows, noteRows } from './card-facts.ts';
import { guestPool } from './guest-pool.ts';
import { missedVisits } from './no-shows.ts';
import { type PlannedEntry, readOwnGuest, takeOwnVisits } from './own-visits.ts';
import { type Random, randomFrom } from './random.ts';
import type { Step } from './step.ts';

/** Further salons stay empty; the benchmarks load their own data for thousands of salons. */
export const MAX_SALONS = 6;
const GUESTS = 480;
const DAYS_AHEAD = 21;
const DAY_MS = 86_400_000;
const zone = 'Europe/Istanbul';
const reasons = cancelReason.options;

const readCopies = async <T>(client: Client, table: string, salonCode: string): Promise<T[]> => {
  const { rows } = await client.query<{ state: T }>(
    `select state from appointment.${table} where salon_code = $1 and not gone order by code`,
    [salonCode],
  );
  return rows.map(({ state }) => state);
};

/** All rows have the same columns; the table's defaults fill the others. */
const insertRows = async (client: Client, table: string, rows: readonly object[]): Promise<void> => {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  if (columns === '') return;
  await client.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
};

/** A visit's rows as the appointment module writes them. */
const toVisit = (random: Random, salonCode: string, entry: Entry, at: number) => {
  const { date, start, service, employee, guest, status, online, session = 1 } = entry;
  const { duration, bufferAfter, phases } = service;
  const code = random.code(at);
  const parts = {
    salonCode,
    date,
    today: wallDate(at, zone),
    visitCode: random.code(at),
    codes: [code],
    sessionNumbers: [session],
    lanes: [],
    status,
    source: online && guest ? ('online' as const) : ('desk' as const),
    note: '',
    overlapReason: null,
    customer: guest && { ...guest, imageUrl: null, userCode: guest.userCode ?? null },
  };
  const { records, occupancy } = newVisit(parts, [
    { service, employee, start, work: { duration, bufferAfter, phases } },
  ]);
  const [record] = records;
  if (!record) throw new Error('toVisit: newVisit returned no record');
  return { record, occupancy, at: new Date(at).toISOString() };
};

type Visit = ReturnType<typeof toVisit>;

/** By the clock and not by chance, which would change every row after it. */
const cancelReasonOf = ({ appointment: { status, appointmentTime } }: Visit['record']) =>
  status === 'Canceled'
    ? reasons[Number(appointmentTime.appointmentStartDate.slice(8, 10)) % reasons.length]
    : null;

const appointmentRow = (salonCode: string, { record, at }: Visit) => ({
  ...toColumns(record),
  cancel_reason: cancelReasonOf(record),
  salon_code: salonCode,
  work: record.work,
  created_at: at,
});

const historyRow = (random: Random, salonCode: string, { record: { appointment }, at }: Visit) => ({
  salon_code: salonCode,
  appointment_code: appointment.code,
  code: random.code(Date.parse(at)),
  at,
  what: 'booked',
  after: appointment.status,
});

const cardRow = (salonCode: string, guest: Guest, index: number, now: number) => {
  const { code, name, lastname, phone, email, userCode = null } = guest;
  return {
    salon_code: salonCode,
    code,
    user_code: userCode,
    name,
    lastname,
    phone,
    email,
    version: 1,
    visits: 0,
    no_shows: 0,
    cancels: 0,
    spent: 0,
    folded: toSearchText([name, lastname]),
    ...cardFacts(index, now),
  };
};

/** Occupancy of active appointments from a moment on; earlier ones can no longer conflict. */
const occupancyRows = (from: string, salonCode: string, visits: readonly Visit[]) =>
  visits
    .filter(({ record: { appointment } }) => {
      const { status, appointmentTime } = appointment;
      return appointmentTime.appointmentEndDate >= from && status !== 'Canceled' && status !== 'NoShow';
    })
    .flatMap(({ occupancy }) => occupancy)
    .map(({ subject, lane, from: begins, to, source, sourceCode }) => ({
      salon_code: salonCode,
      subject,
      lane,
      during: `[${begins},${to})`,
      source,
      source_code: sourceCode,
    }));

const insertFigures = `
  with days as (insert into appointment.day_figures select * from appointment.count_figures($1, '-infinity')),
  firsts as (insert into appointment.customer_firsts select * from appointment.count_customer_firsts($1))
  insert into appointment.customer_days select * from appointment.count_customer_days($1, '-infinity')`;
/** Rows and figures that the event handlers of customer and finance would have written. */
const insertCustomerAppointments = `
  insert into customer.appointments (salon_code, code, card_code, version, status, starts_at, price, service_code, service_name, session_count)
  select a.salon_code, a.code, customer_code, 1, status, starts_at, price, service_code, coalesce(s.state ->> 'name', ''),
    (s.state ->> 'sessionCount')::integer
  from appointment.appointments a left join appointment.service_copies s on s.salon_code = a.salon_code and s.code = a.service_code
  where a.salon_code = $1 and customer_code is not null;`;
const updateCardFigures = `
  update customer.cards c set visits = f.visits, no_shows = f.no_shows, cancels = f.cancels, spent = f.spent, first_visit = f.first_visit,
    last_visit = f.last_visit,
    last_service = f.last_service, in_sessions = exists (
      select from customer.appointments s where s.salon_code = $1 and s.card_code = c.code and s.session_count > 1 group by s.service_code
      having bool_or(s.status in ('Pending', 'Approved')) or count(*) filter (where s.status = 'Completed') % max(s.session_count) <> 0)
  from (select card_code, count(*) filter (where status = 'Completed') as visits,
      count(*) filter (where status = 'NoShow') as no_shows, count(*) filter (where status = 'Canceled') as cancels,
      coalesce(sum(price) filter (where status = 'Completed'), 0) as spent,
      min(starts_at) filter (where status = 'Completed') as first_visit,
      max(starts_at) filter (where status = 'Completed') as last_visit,
      coalesce((array_agg(service_name order by starts_at desc) filter (where status = 'Completed'))[1], '') as last_service
    from customer.appointments where salon_code = $1 group by card_code) f
  where c.salon_code = $1 and c.code = f.card_code`;
// As live ones, they carry the account of who completed the appointment: the performer's own or, for who has none, the owner's.
const insertIncomes = `
  with team as (select code, (state ->> 'userCode')::uuid as user_code, (state ->> 'owner')::boolean as owner,
      state -> 'userSnapshot' ->> 'name' as name, state -> 'userSnapshot' ->> 'lastname' as lastname
    from appointment.employee_copies where salon_code = $1)
  insert into finance.transactions (salon_code, code, type, category, status, paid_date, title, amount, date, note, employee_code,
    employee_name, employee_lastname, performer_code, performer_name, performer_lastname, appointment_code, appointment_version, created_at)
  select a.salon_code, gen_random_uuid(), 'Income', 'Appointment', true, starts_at::date, 'Oto Randevu Ödemesi', price, starts_at::date,
    'Randevu tamamlandığında otomatik oluşturuldu.', d.user_code, d.name, d.lastname, employee_code, s.name, s.lastname, a.code, 1, ends_at
  from appointment.appointments a
  join team s on s.code = a.employee_code
  cross join lateral (select * from team where user_code is not null and (code = s.code or owner) order by code = s.code desc limit 1) d
  where a.salon_code = $1 and status = 'Completed'`;
type CalendarOptions = {
  readonly random: Random;
  readonly months: number;
  readonly now: number;
  /** The salon's place in the plan. */
  readonly salon: number;
};

const seedCalendar = async (
  client: Client,
  salonCode: string,
  { random, months, now, salon }: CalendarOptions,
): Promise<number> => {
  const wall = wallNow(now, zone);
  const today = wall.slice(0, 10);
  const states = await readCopies<EmployeeState>(client, 'employee_copies', salonCode);
  const team = states.filter(({ isActive }) => isActive);
  const services = await readCopies<ServiceState>(client, 'service_copies', salonCode);
  const guests = randomGuests(random, GUESTS, now);
  const pool = guestPool(random, guests);
  const planned: PlannedEntry[] = [];
  for (let day = -months * 30; day <= DAYS_AHEAD; day += 1) {
    const date = addDays(today, day);
    const nextGuest = pool(1 + day / (months * 30), date);
    const at = Math.min(now, now + day * DAY_MS) - DAY_MS;
    for (const employee of team)
      for (const entry of randomDay(random, { date, now: wall }, employee, services, nextGuest))
        planned.push({ day, at, entry });
  }
  const own = await readOwnGuest(client, salon, now);
  const missed = await missedVisits(client, salonCode, { team, services, own }, today);
  const chance = randomFrom(6_113);
  const drawn = [
    ...(own ? takeOwnVisits(planned, own, salon) : planned).map(({ entry, at }) =>
      toVisit(random, salonCode, entry, at),
    ),
    ...missed.entries.map((entry) => toVisit(chance, salonCode, entry, Date.parse(entry.date) - DAY_MS)),
  ];
  const visits = withQuietHours(drawn, salon, today);
  const cards = [...guests, ...missed.guests, ...(own ? [own] : [])].map((guest, index) =>
    cardRow(salonCode, guest, index, now),
  );
  await insertRows(client, 'customer.cards', cards);
  const [first] = team;
  if (first) {
    const by = { code: first.userCode ?? first.code, name: fullName(first.userSnapshot) };
    await insertRows(client, 'customer.notes', noteRows(cards, by));
    await insertRows(client, 'customer.consents', consentRows(cards, by));
  }
  const rows = visits.map((visit) => appointmentRow(salonCode, visit));
  await insertRows(client, 'appointment.appointments', rows);
  const kept = new Set(visits);
  const history = drawn.flatMap((visit) => {
    const row = historyRow(random, salonCode, visit);
    return kept.has(visit) ? [row] : [];
  });
  await insertRows(client, 'appointment.history', history);
  await insertRows(client, 'appointment.occupancy', occupancyRows(`${today}T00`, salonCode, visits));
  const derived = [insertFigures, insertCustomerAppointments, updateCardFigures, insertIncomes];
  for (const text of [...refusalTexts(salon), ...derived]) await client.query(text, [salonCode]);
  await client.query('insert into appointment.calendar_versions values ($1, 1)', [salonCode]);
  return visits.length;
};

/** Runs after copies: it reads employees, work hours and services from them. */
export const appointments: Step = {
  name: 'appointments',
  run: (url, { salons, months, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from appointment.appointments limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(7_301);
      let count = 0;
      for (const [salon, { code }] of salons.slice(0, MAX_SALONS).entries()) {
        const planted = await seedCalendar(client, code, { random, months, now, salon });
        count += planted;
      }
      return `${count}, with ${GUESTS} customers a salon`;
    }),
};
