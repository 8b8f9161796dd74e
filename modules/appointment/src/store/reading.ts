import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { statement } from '@ayna/kernel/db/sql';
import type { PersonTx, SalonTx, SalonView } from '@ayna/kernel/db/tx';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { StoredWork } from './appointments.ts';
import { db } from './tables.ts';

export type Filters = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly customerCode?: string | undefined;
  readonly employeeCode?: string | undefined;
  readonly serviceCode?: string | undefined;
  readonly status?: AppointmentStatus | undefined;
};

export type Document = { readonly document: string; readonly phone: string | null };

const appointments = (tx: SalonTx) =>
  db(tx).selectFrom('appointment.appointments').where('salon_code', '=', tx.salon);

type Query<O> =
  ReturnType<typeof appointments> extends SelectQueryBuilder<infer D, infer T, unknown>
    ? SelectQueryBuilder<D, T, O>
    : never;

/** What overlaps the dates. Nothing lasts longer than twelve hours, so that the index bounds both ends. */
const filtered = <O>(query: Query<O>, filters: Filters): Query<O> => {
  const { from, to, customerCode, employeeCode, serviceCode, status } = filters;
  let narrowed = query;
  if (from)
    narrowed = narrowed
      .where('ends_at', '>', from)
      .where('starts_at', '>', sql<string>`${from}::timestamp - interval '12 hours'`);
  if (to) narrowed = narrowed.where('starts_at', '<', to);
  if (customerCode) narrowed = narrowed.where('customer_code', '=', customerCode);
  if (employeeCode) narrowed = narrowed.where('employee_code', '=', employeeCode);
  if (serviceCode) narrowed = narrowed.where('service_code', '=', serviceCode);
  if (status) narrowed = narrowed.where('status', '=', status);
  return narrowed;
};

export const countAppointments = async (tx: SalonTx, filters: Filters): Promise<number> => {
  const counting = appointments(tx).select(sql<number>`count(*)`.as('count'));
  return (await filtered(counting, filters).executeTakeFirstOrThrow()).count;
};

/** Newest first. */
export const documentsOfCustomer = (tx: SalonTx, customerCode: string): Promise<Document[]> =>
  filtered(appointments(tx).select(['document', 'phone']), { customerCode })
    .orderBy('starts_at', 'desc')
    .limit(1_000)
    .execute();

/** Newest first, in whichever salon. */
export const documentsOfPerson = (tx: PersonTx): Promise<Document[]> =>
  db(tx)
    .selectFrom('appointment.appointments')
    .select(['document', 'phone'])
    .where('person_code', '=', tx.person)
    .orderBy('starts_at', 'desc')
    .limit(500)
    .execute();

export type DayCount = {
  readonly date: string;
  readonly count: number;
  readonly pending: number;
  readonly completed: number;
  readonly noShow: number;
  readonly canceled: number;
};

const countsBy = (employee: string) =>
  statement<DayCount>(`
  select starts_at::date as date, count(*) filter (where status <> 'Canceled') as count,
    count(*) filter (where status = 'Pending') as pending,
    count(*) filter (where status = 'Completed') as completed,
    count(*) filter (where status = 'NoShow') as "noShow",
    count(*) filter (where status = 'Canceled') as canceled
  from appointment.appointments
  where salon_code = $1 and starts_at >= $2::timestamp and starts_at < $3::timestamp + interval '1 day' ${employee}
  group by 1 order by 1`);
const counts = countsBy('');
const countsOfOne = countsBy('and employee_code = $4');

/**
 * Out of the covering index alone. Moments are compared with moments: with a date it is an operator that may leak,
 * and row security would have the whole of the salon's past read.
 */
export const countByDay = (
  tx: SalonView,
  from: string,
  to: string,
  employeeCode: string | undefined,
): Promise<DayCount[]> =>
  employeeCode ? countsOfOne(tx, [tx.salon, from, to, employeeCode]) : counts(tx, [tx.salon, from, to]);

export type MonthFigures = {
  readonly count: number;
  readonly completed: number;
  readonly canceled: number;
  readonly noShow: number;
  readonly newCustomers: number;
};

/** A month's appointments by status, and how many customers came for the first time. */
export const monthFigures = async (tx: SalonTx, from: string, to: string): Promise<MonthFigures> => {
  const { rows } = await sql<MonthFigures>`
    with month as (
      select status, customer_code, starts_at from appointment.appointments
      where salon_code = ${tx.salon} and starts_at >= ${from}::timestamp and starts_at < ${to}::timestamp
    )
    select count(*) as count,
      count(*) filter (where status = 'Completed') as completed,
      count(*) filter (where status = 'Canceled') as canceled,
      count(*) filter (where status = 'NoShow') as "noShow",
      (select count(distinct customer_code) from month
        where status <> 'Canceled' and customer_code is not null and not exists (
          select from appointment.appointments earlier
          where earlier.salon_code = ${tx.salon} and earlier.customer_code = month.customer_code
            and earlier.starts_at < ${from}::timestamp and earlier.status <> 'Canceled')) as "newCustomers"
    from month
  `.execute(db(tx));
  return rows[0] ?? { count: 0, completed: 0, canceled: 0, noShow: 0, newCustomers: 0 };
};

export type Frequent = { customerCode: string; count: number; lastDate: string } & Document;

/** Whose appointments there were, the most frequent first. */
export const frequentCustomers = async (
  tx: SalonTx,
  { from, to, count }: { from: string | null; to: string | null; count: number },
): Promise<Frequent[]> => {
  const { rows } = await sql<Frequent>`
    select customer_code as "customerCode", count(*) as count,
      to_char(max(starts_at), 'YYYY-MM-DD"T"HH24:MI:SS') as "lastDate",
      (array_agg(document order by starts_at desc))[1] as document,
      (array_agg(phone order by starts_at desc))[1] as phone
    from appointment.appointments
    where salon_code = ${tx.salon} and customer_code is not null and status <> 'Canceled'
      and (${from}::timestamp is null or ends_at > ${from}::timestamp)
      and (${to}::timestamp is null or starts_at < ${to}::timestamp)
    group by customer_code order by count(*) desc, max(starts_at) desc limit ${count}
  `.execute(db(tx));
  return rows;
};

export type Standing = Document & {
  readonly employeeCode: string;
  readonly serviceCode: string;
  readonly startsAt: string;
  readonly work: StoredWork;
};

/** Appointments that are to come and stand. */
export const listStanding = (tx: SalonTx, filters: Filters): Promise<Standing[]> =>
  filtered(
    appointments(tx).select([
      'document',
      'phone',
      'employee_code as employeeCode',
      'service_code as serviceCode',
      sql<string>`to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('startsAt'),
      sql<StoredWork>`work`.as('work'),
    ]),
    filters,
  )
    .where('status', 'in', ['Pending', 'Approved'])
    .orderBy('starts_at')
    .limit(500)
    .execute();

export type ToCome = Omit<Standing, keyof Document> & { readonly code: string };

/** The same without what they show, and all of them. */
export const listToCome = (tx: SalonTx, filters: Filters): Promise<ToCome[]> =>
  filtered(
    appointments(tx).select([
      'code',
      'employee_code as employeeCode',
      'service_code as serviceCode',
      sql<string>`to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('startsAt'),
      sql<StoredWork>`work`.as('work'),
    ]),
    filters,
  )
    .where('status', 'in', ['Pending', 'Approved'])
    .orderBy('starts_at')
    .orderBy('code')
    .execute();

export const documentsOf = async (
  tx: SalonTx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Document>> => {
  const rows = await appointments(tx)
    .select(['code', 'document', 'phone'])
    .where('code', '=', sql<string>`any(${codes}::uuid[])`)
    .execute();
  return new Map(rows.map(({ code, ...shown }) => [code, shown]));
};

const nextIn = statement<{ startsAt: string | null }>(`
  select to_char(min(starts_at), 'YYYY-MM-DD"T"HH24:MI:SS') as "startsAt" from appointment.appointments
  where salon_code = $1
    and visit_code = (select visit_code from appointment.appointments where salon_code = $1 and code = $2)
    -- Its own row may still lie where it is moved from.
    and code <> $2 and employee_code = $3 and status in ('Pending', 'Approved', 'Completed')
    and starts_at > $4::timestamp and starts_at < $4::timestamp + interval '24 hours'`);

/** When the next service of the same visit begins in these hands, if one does. */
export const nextOfVisit = async (
  tx: SalonTx,
  held: { readonly code: string; readonly employeeCode: string; readonly startsAt: string },
): Promise<string | null> => {
  const [row] = await nextIn(tx, [tx.salon, held.code, held.employeeCode, held.startsAt]);
  return row?.startsAt ?? null;
};
