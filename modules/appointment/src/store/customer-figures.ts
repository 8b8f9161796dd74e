import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx, SalonTx, Write } from '@ayna/kernel/db/tx';
import type { CustomerChange } from '../rules/customer-figures.ts';
import { lockFigures } from './figures.ts';

/**
 * Adds to the figures of customers, one statement for each: a booking has one. It must follow the appointments' own rows,
 * which it reads, and `bumpVersion`: under that lock it sees every other change of the salon, and no two add at a time.
 */
export const addCustomerFigures = (tx: SalonTx, changes: readonly CustomerChange[]): Write[] =>
  [...Map.groupBy(changes, ({ customer }) => customer)].map(([customer, days]) => ({
    text: 'select appointment.add_customer_figures($1, $2, $3, $4)',
    values: [tx.salon, customer, days.map(({ day }) => day), days.map(({ more }) => more)],
  }));

const deleteFirsts = statement('delete from appointment.customer_firsts where salon_code = $1');
const insertFirsts = statement(
  'insert into appointment.customer_firsts select * from appointment.count_customer_firsts($1)',
);
const deleteDays = statement('delete from appointment.customer_days where salon_code = $1');
const insertDays = statement<{ day: string }>(`
  insert into appointment.customer_days select * from appointment.count_customer_days($1, '-infinity') returning day`);

/** Counts the salon's customers again, while changes wait; returns for how many days. */
export const rebuildCustomerFigures = async (tx: SalonTx): Promise<number> => {
  await lockFigures(tx, [tx.salon]);
  await deleteFirsts(tx, [tx.salon]);
  await insertFirsts(tx, [tx.salon]);
  await deleteDays(tx, [tx.salon]);
  return (await insertDays(tx, [tx.salon])).length;
};

const selectDrift = statement<{ rows: number }>(`
  with kept_days as (
    select * from appointment.customer_days
    where salon_code = $1 and day >= $2::date and (new_customers, returning_customers) <> (0, 0)
  ), counted_days as (select * from appointment.count_customer_days($1, $2::date)),
  days as ((table kept_days except table counted_days) union (table counted_days except table kept_days)),
  kept_firsts as (select * from appointment.customer_firsts where salon_code = $1),
  counted_firsts as (select * from appointment.count_customer_firsts($1)),
  firsts as ((table kept_firsts except table counted_firsts) union (table counted_firsts except table kept_firsts))
  select ((select count(distinct day) from days) + (select count(distinct customer_code) from firsts))::integer as rows`);

/** How many days from this one on, and how many customers' first days, differ from a count of the appointments. */
export const countCustomerDrift = async (tx: SalonReadTx, since: string): Promise<number> =>
  (await selectDrift(tx, [tx.salon, since]))[0]?.rows ?? 0;
