import { addMinutes } from '@ayna/domain/wall-clock';
import { addTo, differences, type Query, type Recount, readSums, type Sums } from './sums.ts';

// Counts every figure of appointments once more from the rows, minute by minute and in whole kurus, without the product's
// own code, and compares it with what was kept.

type AppointmentRow = {
  readonly salon: string;
  readonly starts: string;
  readonly status: string;
  readonly kurus: number;
  readonly employee: string;
  readonly service: string;
  readonly customer: string | null;
  readonly reason: string | null;
  readonly ahead: number;
  readonly document: string;
  readonly work: {
    readonly duration: number;
    readonly phases: { work: number; wait: number; finish: number; freeWhileWaiting: boolean } | null;
  };
};

const selectAppointments = `
  select salon_code as salon, to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS') as starts, status, (price * 100)::int as kurus,
    employee_code as employee, service_code as service, customer_code as customer, cancel_reason as reason,
    days_ahead as ahead, document, work
  from appointment.appointments where salon_code = coalesce($1::uuid, salon_code) order by starts_at`;

const isAtWork = ({ phases }: AppointmentRow['work'], minute: number): boolean =>
  !phases?.freeWhileWaiting || minute < phases.work || minute >= phases.work + phases.wait;

const firstDays = [0, 1, 2, 4, 8, 15, 31];

const dayOf = ({ starts }: AppointmentRow): string => starts.slice(0, 10);

const countAppointment = (sums: Sums, row: AppointmentRow): void => {
  const { source } = JSON.parse(row.document) as { source: string };
  const keys = [`source ${source}`, `employee ${row.employee}`, `service ${row.service}`];
  if (row.status === 'Canceled') keys.push(`cancel-reason ${row.reason ?? ''}`);
  const takesPlace = ['Pending', 'Approved', 'Completed'].includes(row.status);
  for (const key of keys) {
    const name = `${row.salon} ${dayOf(row)} ${key}`;
    addTo(sums, `${name} ${row.status}`, 1);
    addTo(sums, `${name} ahead ${firstDays.filter((first) => first <= row.ahead).length}`, 1);
    if (!takesPlace) continue;
    addTo(sums, `${name} kurus`, row.kurus);
    for (let minute = 0; minute < row.work.duration; minute += 1) {
      const moment = addMinutes(row.starts, minute);
      if (isAtWork(row.work, minute))
        addTo(sums, `${row.salon} ${moment.slice(0, 10)} ${key} hour ${Number(moment.slice(11, 13)) + 1}`, 1);
    }
  }
};

const selectKeptAppointments = `
  select concat_ws(' ', salon_code, day, kind, key, figure) as name, value::int as value
  from appointment.day_figures cross join lateral (
    values ('Pending', pending::numeric), ('Approved', approved), ('Completed', completed), ('Canceled', canceled),
      ('NoShow', no_show), ('kurus', price * 100)
    union all select 'hour ' || place, minutes from unnest(minutes) with ordinality as hours (minutes, place)
    union all select 'ahead ' || place, booked from unnest(days_ahead) with ordinality as steps (booked, place)
  ) as figures (figure, value)
  where value <> 0 and salon_code = coalesce($1::uuid, salon_code)`;

/** On the first day that a customer is met they are new, and on each later one they return once. */
const countCustomers = (sums: Sums, rows: readonly AppointmentRow[]): void => {
  const met = new Map<string, string>();
  for (const row of rows) {
    if (row.customer === null || row.status === 'Canceled') continue;
    const [who, day] = [`${row.salon} ${row.customer}`, dayOf(row)];
    const last = met.get(who);
    if (last === day) continue;
    if (last === undefined) addTo(sums, `${who} first ${day}`, 1);
    addTo(sums, `${row.salon} ${day} ${last === undefined ? 'new' : 'returning'}`, 1);
    met.set(who, day);
  }
};

const selectKeptCustomers = `
  select concat_ws(' ', salon_code, day, figure) as name, value from appointment.customer_days
  cross join lateral (values ('new', new_customers), ('returning', returning_customers)) as figures (figure, value)
  where value <> 0 and salon_code = coalesce($1::uuid, salon_code)
  union all select concat_ws(' ', salon_code, customer_code, 'first', day), 1 from appointment.customer_firsts
  where salon_code = coalesce($1::uuid, salon_code)`;

/** Of one salon, or of all. */
export const recountAppointments = async (query: Query, salon: string | null = null): Promise<Recount> => {
  const [appointments, customers]: [Sums, Sums] = [new Map(), new Map()];
  const rows = await query<AppointmentRow>(selectAppointments, [salon]);
  for (const row of rows) countAppointment(appointments, row);
  countCustomers(customers, rows);
  return {
    rows: rows.length,
    figures: appointments.size + customers.size,
    findings: [
      ...differences(await readSums(query, selectKeptAppointments, salon), appointments),
      ...differences(await readSums(query, selectKeptCustomers, salon), customers),
    ],
  };
};
