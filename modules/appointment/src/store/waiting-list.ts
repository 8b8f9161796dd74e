import type { StoredWaitingEntry, WaitingEntry } from '@ayna/contracts/appointment';
import { statement } from '@ayna/kernel/db/sql';
import { forgetAnswersOf } from '@ayna/kernel/db/stored-answers';
import type { AcrossTx, PersonTx, SalonTx, Write } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { sql } from 'kysely';
import { insertRows } from './rows.ts';
import { db } from './tables.ts';

const forgetAnswers = forgetAnswersOf('appointment');

/** Held by one caller at a time, so that two new entries never count each other as absent. */
export const lockWaitingList = async (tx: SalonTx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`waiting list ${tx.salon}`}, 0))`.execute(db(tx));
};

const selectCounts = statement<{ own: number; all: number }>(`
  select count(*) filter (where person_code = $2)::int as own, count(*)::int as all
  from appointment.waiting_list where salon_code = $1 and done_at is null and last_day >= $3`);

/** How many wait on this day or later. */
export const countWaiting = async (tx: SalonTx, person: string, today: string) =>
  (await selectCounts(tx, [tx.salon, person, today]))[0] ?? { own: 0, all: 0 };

export const insertWaiting = (tx: SalonTx, entry: WaitingEntry, person: string): Write[] =>
  insertRows(tx, 'waiting_list', [
    {
      code: entry.code,
      person_code: person,
      customer_code: entry.customerCode,
      name: entry.name,
      lastname: entry.lastname,
      phone: entry.phone,
      services: JSON.stringify(entry.services),
      first_day: entry.firstDay,
      last_day: entry.lastDay,
      parts: entry.parts,
      created_at: entry.createdAt,
    },
  ]);

const ownColumns = `code, salon_code as "salonCode", services, first_day::text as "firstDay",
  last_day::text as "lastDay", parts, (extract(epoch from created_at) * 1000)::bigint as "createdAt"`;

type Row<Entry extends StoredWaitingEntry> = Omit<Entry, 'createdAt'> & { readonly createdAt: number };

const toEntry = <Entry extends StoredWaitingEntry>(row: Row<Entry>) => ({
  ...row,
  createdAt: instantOf(row.createdAt),
});

const selectOfSalon = statement<Row<WaitingEntry>>(`
  select ${ownColumns}, customer_code as "customerCode", name, lastname, phone
  from appointment.waiting_list where salon_code = $1 and done_at is null and last_day >= $2
  order by created_at, code`);

/** Those who wait on this day or later. */
export const listWaiting = async (tx: SalonTx, today: string): Promise<WaitingEntry[]> =>
  (await selectOfSalon(tx, [tx.salon, today])).map(toEntry);

const selectOwn = statement<Row<StoredWaitingEntry>>(`
  select ${ownColumns} from appointment.waiting_list
  where person_code = $1 and done_at is null and last_day >= $2 order by first_day, created_at, code`);

export const listWaitingOfPerson = async (tx: PersonTx, today: string): Promise<StoredWaitingEntry[]> =>
  (await selectOwn(tx, [tx.person, today])).map(toEntry);

const deleteOne = statement<{ version: number }>(`
  delete from appointment.waiting_list where salon_code = $1 and code = $2 and person_code = $3
  returning version::int`);

/** The version of the deleted entry; null where the person has no such entry. */
export const deleteWaiting = async (tx: SalonTx, code: string, person: string): Promise<number | null> => {
  const [row] = await deleteOne(tx, [tx.salon, code, person]);
  return row?.version ?? null;
};

const updateDone = statement<{ version: number }>(`
  update appointment.waiting_list set done_at = $3, version = version + 1
  where salon_code = $1 and code = $2 returning version::int`);

/** Takes an entry off the list at an instant, or puts it back; its new version, null where there is none. */
export const setWaitingDone = async (
  tx: SalonTx,
  code: string,
  doneAt: number | null,
): Promise<number | null> => {
  const [row] = await updateDone(tx, [tx.salon, code, doneAt === null ? null : instantOf(doneAt)]);
  return row?.version ?? null;
};

const deleteOf = (column: 'person_code' | 'customer_code') =>
  statement<{ code: string }>(
    `delete from appointment.waiting_list where salon_code = $1 and ${column} = $2 returning code`,
  );
const deleteOfPerson = deleteOf('person_code');
const deleteOfCustomer = deleteOf('customer_code');

/** Deletes what an erased person or customer waited for, and answers that repeat it. */
export const eraseWaiting = async (
  tx: SalonTx,
  who: { readonly person: string | null; readonly customer?: string },
): Promise<void> => {
  const ofPerson = who.person === null ? [] : await deleteOfPerson(tx, [tx.salon, who.person]);
  const ofCustomer = who.customer === undefined ? [] : await deleteOfCustomer(tx, [tx.salon, who.customer]);
  const codes = [...ofPerson, ...ofCustomer].map(({ code }) => code);
  if (codes.length > 0) await forgetAnswers(tx, codes);
};

/** The entries of a merged card belong to the one that stays. */
export const moveWaiting = (tx: SalonTx, from: string, to: string): Write => ({
  text: 'update appointment.waiting_list set customer_code = $3 where salon_code = $1 and customer_code = $2',
  values: [tx.salon, from, to],
});

/** Deletes the entries whose last day was before this one. */
export const pruneWaiting = async (tx: AcrossTx, before: string): Promise<void> => {
  await sql`delete from appointment.waiting_list where last_day < ${before}::date`.execute(db(tx));
};
