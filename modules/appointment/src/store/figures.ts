import { statement } from '@ayna/kernel/db/sql';
import type { AcrossTx, SalonReadTx, SalonTx, Write } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import type { Increment } from '../rules/figures.ts';

const counts = ['pending', 'approved', 'completed', 'canceled', 'no_show', 'price'] as const;

/** Written out: a function that adds two lists would cost several times as much. */
const addLists = (column: string, length: number): string => {
  const sums = Array.from(
    { length },
    (_, index) => `kept.${column}[${index + 1}] + excluded.${column}[${index + 1}]`,
  );
  return `${column} = array[${sums.join(', ')}]`;
};

const addRows = `
  insert into appointment.day_figures as kept
    (salon_code, day, kind, key, ${counts.join(', ')}, minutes, days_ahead)
  select $1, day, kind, key, pending, approved, completed, canceled, no_show, kurus / 100, minutes, days_ahead
  from jsonb_to_recordset($2::jsonb) as added (day date, kind text, key text, pending integer, approved integer,
    completed integer, canceled integer, no_show integer, kurus numeric, minutes integer[], days_ahead integer[])
  on conflict (salon_code, day, kind, key) do update set
    ${counts.map((column) => `${column} = kept.${column} + excluded.${column}`).join(', ')},
    ${addLists('minutes', 24)}, ${addLists('days_ahead', 7)}`;

/**
 * Adds to the kept figures. It must follow `bumpVersion` in its transaction: that row is then locked, so no two
 * transactions of a salon add to its figures at a time, and none waits for another in a circle.
 */
export const addFigures = (tx: SalonTx, increments: readonly Increment[]): Write[] =>
  increments.length === 0 ? [] : [{ text: addRows, values: [tx.salon, JSON.stringify(increments)] }];

const selectSalons = statement<{ salon_code: string }>(
  'select salon_code from appointment.calendar_versions order by salon_code',
);

/** Salons whose calendar has ever changed. */
export const listSalonsWithFigures = async (tx: AcrossTx): Promise<SalonKey[]> =>
  (await selectSalons(tx, [])).map((row) => tx.keyOf(row.salon_code));

// The row that every change locks before it adds to the figures; made where there is none yet.
export const lockFigures = statement(`
  insert into appointment.calendar_versions as current (salon_code, version) values ($1, 0)
  on conflict (salon_code) do update set version = current.version`);
const deleteAll = statement('delete from appointment.day_figures where salon_code = $1');
const insertCounted = statement<{ day: string }>(`
  insert into appointment.day_figures select * from appointment.count_figures($1, '-infinity') returning day`);

/** Replaces the salon's figures by a count of its appointments, while changes wait; returns how many rows there are. */
export const rebuildFigures = async (tx: SalonTx): Promise<number> => {
  await lockFigures(tx, [tx.salon]);
  await deleteAll(tx, [tx.salon]);
  return (await insertCounted(tx, [tx.salon])).length;
};

const selectDrift = statement<{ rows: number }>(`
  with kept as (
    select * from appointment.day_figures
    where salon_code = $1 and day >= $2::date
      and ((pending, approved, completed, canceled, no_show, price) <> (0, 0, 0, 0, 0, 0)
        or 0 <> any(minutes) or 0 <> any(days_ahead))
  ), counted as (select * from appointment.count_figures($1, $2::date)),
  differing as ((table kept except table counted) union (table counted except table kept))
  select count(distinct (day, kind, key))::integer as rows from differing`);

/** How many rows of the figures from this day on differ from a count of the appointments. */
export const countDrift = async (tx: SalonReadTx, since: string): Promise<number> =>
  (await selectDrift(tx, [tx.salon, since]))[0]?.rows ?? 0;
