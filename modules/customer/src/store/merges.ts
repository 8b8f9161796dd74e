import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { CardRecord } from '../rules/card-record.ts';
import { selectCards, toCardRecord } from './rows.ts';
import { db } from './tables.ts';

/** Locks both cards, always in the order of their codes, so that two merges cannot deadlock. */
export const lockCardPair = async (
  tx: SalonTx,
  codes: readonly [string, string],
  now: number,
): Promise<ReadonlyMap<string, CardRecord>> => {
  const rows = await selectCards(tx, now)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', sql<string>`any(${codes}::uuid[])`)
    .orderBy('code')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.code, toCardRecord(row)]));
};

/**
 * Moves notes and appointments from one card to another. Consents are append-only: the latest consent of each kind is
 * copied if it is newer than the target's, and the rows of the source stay.
 */
export const moveCardData = async (tx: SalonTx, source: string, target: string): Promise<void> => {
  const moveRows = (table: 'customer.notes' | 'customer.appointments') =>
    sql`update ${sql.table(table)} set card_code = ${target} where salon_code = ${tx.salon} and card_code = ${source}`.execute(
      db(tx),
    );
  await moveRows('customer.notes');
  await moveRows('customer.appointments');
  await sql`
    insert into customer.consents (salon_code, card_code, kind, given, by_code, at, claimed)
    select salon_code, ${target}, kind, given, by_code, at, claimed from (
      select distinct on (kind) * from customer.consents
      where salon_code = ${tx.salon} and card_code = ${source} order by kind, number desc
    ) as theirs
    where not exists (
      select from customer.consents as own
      where own.salon_code = ${tx.salon} and own.card_code = ${target} and own.kind = theirs.kind and own.at >= theirs.at
    )
  `.execute(db(tx));
  // Cards that were merged into the source now point to the target directly.
  await db(tx)
    .updateTable('customer.cards')
    .set({ merged_into: target })
    .where('salon_code', '=', tx.salon)
    .where('merged_into', '=', source)
    .execute();
};

/** The card that a card with this phone was merged into. */
export const findMergedCardByPhone = async (
  tx: SalonTx,
  phone: string,
  now: number,
): Promise<CardRecord | null> => {
  const row = await selectCards(tx, now)
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .where('code', 'in', (former) =>
      former
        .selectFrom('customer.cards as former')
        .select('former.merged_into')
        .where('former.salon_code', '=', tx.salon)
        .where('former.phone', '=', phone)
        .where('former.merged_into', 'is not', null),
    )
    .orderBy('code')
    .executeTakeFirst();
  return row ? toCardRecord(row) : null;
};
