import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonReadTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';

// Triggers of 0007_day_figures.sql add every change of a transaction to the figures of its day and the sums of its month.

const selectSalons = statement<{ salon_code: string }>(`
  select distinct salon_code from finance.transactions union select distinct salon_code from finance.day_figures
  order by salon_code`);

/** Salons with transactions or figures. */
export const listSalonsWithFigures = async (tx: AcrossTx): Promise<SalonKey[]> =>
  (await selectSalons(tx, [])).map((row) => tx.keyOf(row.salon_code));

const lockFigures = statement('select finance.lock_figures($1)');
const deleteAll = statement('delete from finance.day_figures where salon_code = $1');
const insertCounted = statement<{ day: string }>(`
  insert into finance.day_figures select * from finance.count_figures($1, '-infinity') returning day`);

const deleteSums = statement('delete from finance.month_sums where salon_code = $1');
const insertSums = statement('insert into finance.month_sums select * from finance.count_month_sums($1)');

/** Replaces the salon's figures by a count of its transactions, while changes wait; returns how many days' rows there are. */
export const rebuildFigures = async (tx: SalonTx): Promise<number> => {
  await lockFigures(tx, [tx.salon]);
  await deleteAll(tx, [tx.salon]);
  const rows = await insertCounted(tx, [tx.salon]);
  await deleteSums(tx, [tx.salon]);
  await insertSums(tx, [tx.salon]);
  return rows.length;
};

const selectDrift = statement<{ rows: number }>(`
  with kept as (
    select * from finance.day_figures
    where salon_code = $1 and day >= $2::date
      and (paid, paid_count, due, due_count, quantity) <> (0, 0, 0, 0, 0)
  ), counted as (select * from finance.count_figures($1, $2::date)),
  differing as ((table kept except table counted) union (table counted except table kept)),
  differing_sums as (
    select * from finance.month_sums where salon_code = $1 except select * from finance.count_month_sums($1)
  )
  select (select count(distinct (day, type, category, performer_code, product_code)) from differing)::integer
    + (select count(*) from differing_sums)::integer as rows`);

/** How many rows of the figures from this day on differ from a count of the transactions; the sums of months too. */
export const countDrift = async (tx: SalonReadTx, since: string): Promise<number> =>
  (await selectDrift(tx, [tx.salon, since]))[0]?.rows ?? 0;
