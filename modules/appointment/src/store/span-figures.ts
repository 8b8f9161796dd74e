import type { AppointmentFigures } from '@ayna/contracts/appointment';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx } from '@ayna/kernel/db/tx';

// Sums of the kept figures over a span of days. `figures.ts` writes them.

/** Both days are included; an employee narrows it to the own figures. */
export type FigureSpan = {
  readonly from: string;
  readonly to: string;
  readonly employeeCode?: string | undefined;
};

const everyStatus = 'pending + approved + completed + canceled + no_show';

/** Every appointment has one source and one employee, so the rows of either kind count each once. */
const ofSpan = `from appointment.day_figures where salon_code = $1 and day between $2::date and $3::date
  and kind = case when $4::text is null then 'source' else 'employee' end and key = coalesce($4, key)`;

const parametersOf = (tx: SalonReadTx, { from, to, employeeCode }: FigureSpan) => [
  tx.salon,
  from,
  to,
  employeeCode ?? null,
];

type StatusDay = Omit<AppointmentFigures['byDay'][number], 'newCustomers'>;

const selectDays = statement<StatusDay>(`
  select day as date, sum(pending)::integer as pending, sum(approved)::integer as approved,
    sum(completed)::integer as completed, sum(canceled)::integer as canceled, sum(no_show)::integer as "noShow"
  ${ofSpan} group by day having sum(${everyStatus}) > 0 order by day`);

export const readDays = (tx: SalonReadTx, span: FigureSpan): Promise<StatusDay[]> =>
  selectDays(tx, parametersOf(tx, span));

const selectDaysAhead = statement<{ steps: number[] }>(`
  select array[${Array.from({ length: 7 }, (_, step) => `coalesce(sum(days_ahead[${step + 1}]), 0)`).join()}]::integer[]
    as steps ${ofSpan}`);

export const readDaysAhead = async (tx: SalonReadTx, span: FigureSpan): Promise<number[]> =>
  (await selectDaysAhead(tx, parametersOf(tx, span)))[0]?.steps ?? [];

export type WorkedHour = { readonly weekday: number; readonly hour: number; readonly minutes: number };

const selectHours = statement<WorkedHour>(`
  select weekday, hour::integer - 1 as hour, minutes from (
    select extract(isodow from day)::integer as weekday,
      array[${Array.from({ length: 24 }, (_, hour) => `sum(minutes[${hour + 1}])`).join()}]::integer[] as hours
    ${ofSpan} group by 1
  ) as week cross join lateral unnest(hours) with ordinality as worked (minutes, hour)
  where minutes > 0`);

/** The worked minutes of each hour of the week, Monday being 1. */
export const readWorkedHours = (tx: SalonReadTx, span: FigureSpan): Promise<WorkedHour[]> =>
  selectHours(tx, parametersOf(tx, span));

export type KeyFigures = {
  readonly kind: 'source' | 'employee' | 'service' | 'cancel-reason';
  readonly key: string;
  readonly count: number;
  readonly completed: number;
  readonly canceled: number;
  readonly noShow: number;
  readonly price: string;
  readonly minutes: number;
  /** The last known state of the employee or service, also of one that is gone. */
  readonly state: unknown;
};

const selectKeys = statement<KeyFigures>(`
  select sums.*, coalesce(employee.state, service.state) as state from (
    select kind, key, sum(${everyStatus})::integer as count, sum(completed)::integer as completed,
      sum(canceled)::integer as canceled, sum(no_show)::integer as "noShow", sum(price) as price,
      sum((select sum(worked) from unnest(minutes) as worked))::integer as minutes
    from appointment.day_figures where salon_code = $1 and day between $2::date and $3::date
      and ($4::text is null or (kind = 'employee' and key = $4))
    group by kind, key having sum(${everyStatus}) > 0
  ) as sums
  left join appointment.employee_copies employee
    on sums.kind = 'employee' and employee.salon_code = $1 and employee.code::text = sums.key
  left join appointment.service_copies service
    on sums.kind = 'service' and service.salon_code = $1 and service.code::text = sums.key
  order by count desc, key`);

/** The sums of every source, employee, service and reason, the most appointments first. */
export const readByKey = (tx: SalonReadTx, span: FigureSpan): Promise<KeyFigures[]> =>
  selectKeys(tx, parametersOf(tx, span));

export type CustomerDay = { readonly date: string; readonly fresh: number; readonly returning: number };

const selectCustomerDays = statement<CustomerDay>(`
  select day as date, new_customers as fresh, returning_customers as returning
  from appointment.customer_days where salon_code = $1 and day between $2::date and $3::date`);

// What is kept is the salon's: who comes to another employee for the first time is no new customer.
const selectCustomerDaysOfEmployee = statement<CustomerDay>(`
  select visits.day as date, count(*) filter (where visits.day = firsts.day)::integer as fresh,
    count(*) filter (where visits.day > firsts.day)::integer as returning
  from (
    select distinct customer_code, starts_at::date as day from appointment.appointments
    where salon_code = $1 and starts_at >= $2::timestamp and starts_at < $3::date + interval '1 day'
      and status <> 'Canceled' and customer_code is not null and employee_code = $4::uuid
  ) as visits
  join appointment.customer_firsts firsts on firsts.salon_code = $1 and firsts.customer_code = visits.customer_code
  group by visits.day`);

/** How many customers come for the first time, and how many again, on each day; each counts once a day. */
export const readCustomerDays = (tx: SalonReadTx, span: FigureSpan): Promise<CustomerDay[]> =>
  span.employeeCode
    ? selectCustomerDaysOfEmployee(tx, parametersOf(tx, span))
    : selectCustomerDays(tx, [tx.salon, span.from, span.to]);

type Returns = { readonly customers: number; readonly returned: number };

// Who did not come has not been there.
const hasCome = `status not in ('Canceled', 'NoShow')`;

const selectReturns = statement<Returns>(`
  select count(*)::integer as customers, count(*) filter (where exists (
    select from appointment.appointments
    where salon_code = $1 and customer_code = came.customer_code and ${hasCome}
      and starts_at >= came.day + 1 and starts_at < came.day + 1 + $4::integer
  ))::integer as returned
  from (
    select customer_code, min(starts_at)::date as day from appointment.appointments
    where salon_code = $1 and starts_at >= $2::date and starts_at < $3::date + 1
      and customer_code is not null and ${hasCome}
    group by customer_code
  ) as came`);

/** The customers who came between two days, and those of them who came again within so many days of the first time. */
export const countReturns = async (
  tx: SalonReadTx,
  { from, to }: { readonly from: string; readonly to: string },
  days: number,
): Promise<Returns> =>
  (await selectReturns(tx, [tx.salon, from, to, days]))[0] ?? { customers: 0, returned: 0 };
