import type { Appointment, AppointmentStatus } from '@ayna/contracts/appointment';
import type { Work } from '@ayna/domain/work-parts';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx, SalonTx } from '@ayna/kernel/db/tx';
import { escapeLike } from '@ayna/kernel/escape-like';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { DayGroup } from '../rules/day-counts.ts';
import { documentFor } from './appointments.ts';
import { db } from './tables.ts';

export type Filters = {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly customerCode?: string | undefined;
  readonly employeeCode?: string | undefined;
  readonly serviceCode?: string | undefined;
  readonly status?: AppointmentStatus | undefined;
};

const appointments = (tx: SalonTx) =>
  db(tx).selectFrom('appointment.appointments').where('salon_code', '=', tx.salon);

type Query<O> =
  ReturnType<typeof appointments> extends SelectQueryBuilder<infer D, infer T, unknown>
    ? SelectQueryBuilder<D, T, O>
    : never;

/** Appointments that overlap the dates. None lasts longer than twelve hours, so the index bounds both ends. */
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

/** Appointments that a customer booked online and that are still to come. */
export const countUpcomingOnline = async (
  tx: SalonTx,
  customerCode: string,
  now: string,
): Promise<number> => {
  const { count } = await appointments(tx)
    .select(sql<number>`count(*)`.as('count'))
    .where('customer_code', '=', customerCode)
    .where('starts_at', '>', now)
    .where(sql<boolean>`document::json ->> 'source' = 'online'`)
    .where('status', 'in', ['Pending', 'Approved'])
    .executeTakeFirstOrThrow();
  return count;
};

/** The stored document that the reader may see, parsed by the driver. */
export const documentColumn = (canSeePhones: boolean) =>
  sql<Appointment>`(${sql.raw(documentFor(canSeePhones))})::json`.as('appointment');

/** Newest first. */
export const listOfCustomer = async (
  tx: SalonTx,
  customerCode: string,
  canSeePhones: boolean,
): Promise<Appointment[]> => {
  const rows = await filtered(appointments(tx).select(documentColumn(canSeePhones)), { customerCode })
    .orderBy('starts_at', 'desc')
    .limit(1_000)
    .execute();
  return rows.map(({ appointment }) => appointment);
};

type Matches = {
  /** The cards that match. */
  readonly customerCodes: readonly string[];
  /** What the name of a customer without a card must contain; none finds nobody. */
  readonly words: readonly string[];
};

/** The newest of several customers, and of those without a card whose name fits. */
export const listMatching = async (
  tx: SalonTx,
  { customerCodes, words }: Matches,
  limit: number,
  canSeePhones: boolean,
): Promise<Appointment[]> => {
  const newest = appointments(tx)
    .select(['starts_at', 'code', documentColumn(canSeePhones)])
    .orderBy('starts_at', 'desc')
    .orderBy('code')
    .limit(limit);
  const ofCards = newest.where('customer_code', '=', sql<string>`any(${customerCodes}::uuid[])`);
  const ofNames = newest.where((where) =>
    words.length === 0
      ? where.lit(false)
      : where.and([
          where('folded_name', 'is not', null),
          ...words.map((word) => where('folded_name', 'like', `%${escapeLike(word)}%`)),
        ]),
  );
  const cards = db(tx).selectFrom(ofCards.as('cards')).selectAll();
  const names = db(tx).selectFrom(ofNames.as('names')).selectAll();
  const rows = await db(tx)
    .selectFrom(cards.unionAll(names).as('found'))
    .select('appointment')
    .orderBy('starts_at', 'desc')
    .orderBy('code')
    .limit(limit)
    .execute();
  return rows.map(({ appointment }) => appointment);
};

const groupsBy = (employee: string) =>
  statement<DayGroup>(`
  select starts_at::date as date, status, ends_at > starts_at::date + interval '1 day' as "isOvernight", count(*) as count
  from appointment.appointments
  where salon_code = $1 and starts_at > $2::timestamp - interval '12 hours'
    and starts_at < $3::timestamp + interval '1 day' ${employee}
  group by 1, 2, 3`);
const groups = groupsBy('');
const groupsOfSome = groupsBy('and employee_code = any($4)');

/**
 * How many start on each day, by status, also those of the evening before. Reads the covering index alone. Timestamps
 * are compared with timestamps: comparing with a date is not leakproof, and row security would then read the salon's
 * whole past.
 */
export const countByDay = (
  tx: SalonReadTx,
  from: string,
  to: string,
  employeeCodes: readonly string[] | undefined,
): Promise<DayGroup[]> =>
  employeeCodes ? groupsOfSome(tx, [tx.salon, from, to, employeeCodes]) : groups(tx, [tx.salon, from, to]);

export type FrequentCustomer = {
  readonly customerCode: string;
  readonly count: number;
  readonly lastDate: string;
  readonly customerSnapshot: Appointment['customerSnapshot'];
};

/** The customers with appointments in the span, the most frequent first. */
export const frequentCustomers = async (
  tx: SalonTx,
  { from, to, count }: { from: string | null; to: string | null; count: number },
  canSeePhones: boolean,
): Promise<FrequentCustomer[]> => {
  const document = sql.raw(documentFor(canSeePhones));
  const { rows } = await sql<FrequentCustomer>`
    select customer_code as "customerCode", count(*) as count,
      to_char(max(starts_at), 'YYYY-MM-DD"T"HH24:MI:SS') as "lastDate",
      (array_agg(${document} order by starts_at desc))[1]::json -> 'customerSnapshot' as "customerSnapshot"
    from appointment.appointments
    where salon_code = ${tx.salon} and customer_code is not null and status <> 'Canceled'
      and (${from}::timestamp is null or ends_at > ${from}::timestamp)
      and (${to}::timestamp is null or starts_at < ${to}::timestamp)
    group by customer_code order by count(*) desc, max(starts_at) desc limit ${count}
  `.execute(db(tx));
  return rows;
};

export type UpcomingAppointment = {
  readonly code: string;
  readonly employeeCode: string;
  readonly serviceCode: string;
  readonly startsAt: string;
  readonly work: Work;
};

const upcoming = (tx: SalonTx, filters: Filters) =>
  filtered(
    appointments(tx)
      .select([
        'code',
        'employee_code as employeeCode',
        'service_code as serviceCode',
        sql<string>`to_char(starts_at, 'YYYY-MM-DD"T"HH24:MI:SS')`.as('startsAt'),
        sql<Work>`work`.as('work'),
      ])
      .orderBy('starts_at')
      .orderBy('code'),
    filters,
  ).where('status', 'in', ['Pending', 'Approved']);

/** Pending and approved appointments, without their documents. */
export const listUpcoming = (tx: SalonTx, filters: Filters): Promise<UpcomingAppointment[]> =>
  upcoming(tx, filters).execute();

/** At most 500 of them, with what a list shows; phones are masked. */
export const listUpcomingForList = async (tx: SalonTx, filters: Filters): Promise<Appointment[]> => {
  const rows = await upcoming(tx, filters).select(documentColumn(false)).limit(500).execute();
  return rows.map(({ appointment }) => appointment);
};

/** The appointments with these codes. */
export const listByCodes = async (
  tx: SalonTx,
  codes: readonly string[],
  canSeePhones: boolean,
): Promise<ReadonlyMap<string, Appointment>> => {
  const rows = await appointments(tx)
    .select(['code', documentColumn(canSeePhones)])
    .where('code', '=', sql<string>`any(${codes}::uuid[])`)
    .execute();
  return new Map(rows.map(({ code, appointment }) => [code, appointment]));
};

const selectNext = statement<{ startsAt: string | null }>(`
  select to_char(min(starts_at), 'YYYY-MM-DD"T"HH24:MI:SS') as "startsAt" from appointment.appointments
  where salon_code = $1
    and visit_code = (select visit_code from appointment.appointments where salon_code = $1 and code = $2)
    -- Its own row is still where it is moved from.
    and code <> $2 and employee_code = $3 and status in ('Pending', 'Approved', 'Completed')
    and starts_at > $4::timestamp and starts_at < $4::timestamp + interval '24 hours'`);

/** When the next service of the same visit with the same employee begins, if there is one. */
export const nextOfVisit = async (
  tx: SalonTx,
  placement: { readonly code: string; readonly employeeCode: string; readonly startsAt: string },
): Promise<string | null> => {
  const [row] = await selectNext(tx, [tx.salon, placement.code, placement.employeeCode, placement.startsAt]);
  return row?.startsAt ?? null;
};

/** The customers with an appointment that overlaps the dates and fits the filters. */
export const customersWithin = async (tx: SalonTx, filters: Filters): Promise<string[]> => {
  const rows = await filtered(appointments(tx).select('customer_code').distinct(), filters)
    .where('customer_code', 'is not', null)
    .execute();
  return rows.flatMap(({ customer_code }) => customer_code ?? []);
};
