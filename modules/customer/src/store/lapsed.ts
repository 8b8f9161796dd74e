import type { LapsedAfter } from '@ayna/contracts/customer';
import type { SalonReadTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { Lapse, LapseSpan, Returns } from '../rules/lapsed.ts';
import { wallClockAt } from './rows.ts';
import { db } from './tables.ts';

/** As many services as a module is told about at once. */
const MOST_SERVICES = 50;

/** The Monday of the salon's week, and the day of its first completed visit. */
export const readLapseSpan = async (tx: SalonReadTx, now: number) => {
  const { rows } = await sql<{ week: string; since: string | null }>`
    select to_char(date_trunc('week', ${wallClockAt(now, tx.salon)}), 'YYYY-MM-DD') as week,
      (select to_char(min(starts_at), 'YYYY-MM-DD') from customer.appointments
        where salon_code = ${tx.salon} and status = 'Completed') as since`.execute(db(tx));
  const [row] = rows;
  if (!row) throw new Error('readLapseSpan: a select without a table has a row');
  return row;
};

/** How long customers stayed away after each service, or after one, in the year before a week. Several on a day are one visit. */
export const readReturns = async (
  tx: SalonReadTx,
  { from, week }: LapseSpan,
  service: string | null,
): Promise<Returns[]> => {
  const { rows } = await sql<Returns>`
    select service_code as "serviceCode", count(*)::integer as returns,
      percentile_disc(0.5) within group (order by next_day - day)::integer as "usualDays"
    from (
      select distinct card_code, service_code, starts_at::date as day,
        first_value(starts_at::date) over (partition by card_code order by starts_at::date
          groups between 1 following and 1 following) as next_day
      from customer.appointments
      where salon_code = ${tx.salon} and status = 'Completed'
        and starts_at >= ${from}::timestamp and starts_at < ${week}::timestamp
    ) as visits
    where next_day is not null and service_code is not null
      and (${service}::uuid is null or service_code = ${service}::uuid)
    group by service_code`.execute(db(tx));
  return rows;
};

/**
 * Cards that have lapsed: their last visit was for one of these services and longer ago than its limit, and than twice the
 * break that they usually make themselves; nothing is booked for them. Whose last visit an import tells of has no service.
 */
const lapsedCards = (tx: SalonReadTx, now: number, { from, week, limits }: Lapse) => sql`
  select cards.code, visits.service_code, visits.day
  from (
    select distinct card_code, service_code, starts_at::date as day
    from customer.appointments
    join unnest(${limits.map(({ serviceCode }) => serviceCode)}::uuid[], ${limits.map(({ weeks }) => weeks)}::integer[])
      as limits (service_code, weeks) using (service_code)
    where salon_code = ${tx.salon} and status = 'Completed' and starts_at >= ${from}::timestamp
      and starts_at < ${week}::date - weeks * 7
  ) as visits
  join customer.cards on cards.salon_code = ${tx.salon} and cards.code = visits.card_code
  cross join lateral (
    select count(distinct starts_at::date) as days, min(starts_at)::date as first
    from customer.appointments as own
    where own.salon_code = ${tx.salon} and own.card_code = cards.code and own.status = 'Completed'
  ) as habit
  where cards.gone_at is null and cards.last_visit::date = visits.day
    and (habit.days = 1 or (${week}::date - visits.day) * (habit.days - 1) >= 2 * (visits.day - habit.first))
    and not exists (
      select from customer.appointments as booked
      where booked.salon_code = ${tx.salon} and booked.card_code = cards.code
        and booked.status in ('Pending', 'Approved') and booked.starts_at >= ${wallClockAt(now, tx.salon)}
    )`;

/** The condition of the list: the card has lapsed. */
export const hasLapsed = (tx: SalonReadTx, now: number, lapse: Lapse) =>
  sql<boolean>`cards.code in (select code from (${lapsedCards(tx, now, lapse)}) as lapsed)`;

/** How many have lapsed after which service, by the month of their last visit; the most first. */
export const countLapsed = async (tx: SalonReadTx, now: number, lapse: Lapse): Promise<LapsedAfter[]> => {
  const { rows } = await sql<Pick<LapsedAfter, 'serviceCode' | 'customers' | 'months'>>`
    select service_code as "serviceCode", sum(count)::integer as customers,
      jsonb_agg(jsonb_build_object('month', month, 'count', count) order by month) as months
    from (
      select service_code, to_char(day, 'YYYY-MM') as month, count(*)::integer as count
      from (${lapsedCards(tx, now, lapse)}) as lapsed group by 1, 2
    ) as monthly
    group by service_code order by customers desc, service_code limit ${MOST_SERVICES}`.execute(db(tx));
  return lapse.limits
    .flatMap((limit) =>
      rows.filter((row) => row.serviceCode === limit.serviceCode).map((row) => ({ ...limit, ...row })),
    )
    .toSorted((a, b) => b.customers - a.customers);
};
