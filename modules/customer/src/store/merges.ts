import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { type CardRow, rowOf, selectCards } from './rows.ts';
import { db } from './tables.ts';

/** Both of them, and nobody else changes one until this transaction is over. In one order nobody waits for each other. */
export const lockBoth = async (
  tx: SalonTx,
  codes: readonly [string, string],
  now: number,
): Promise<ReadonlyMap<string, CardRow>> => {
  const rows = await selectCards(tx, now)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', sql<string>`any(${codes}::uuid[])`)
    .orderBy('code')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.code, rowOf(row)]));
};

/**
 * What lies beside a card goes over to another. Consents are only ever added to: of each kind the one that was said
 * last holds, and the rows of the former card stay where they are.
 */
export const moveBelongings = async (tx: SalonTx, from: string, into: string): Promise<void> => {
  const ours = (table: 'customer.notes' | 'customer.appointments') =>
    sql`update ${sql.table(table)} set card_code = ${into} where salon_code = ${tx.salon} and card_code = ${from}`.execute(
      db(tx),
    );
  await ours('customer.notes');
  await ours('customer.appointments');
  await sql`
    insert into customer.consents (salon_code, card_code, kind, given, by_code, at)
    select salon_code, ${into}, kind, given, by_code, at from (
      select distinct on (kind) * from customer.consents
      where salon_code = ${tx.salon} and card_code = ${from} order by kind, number desc
    ) as theirs
    where not exists (
      select from customer.consents as own
      where own.salon_code = ${tx.salon} and own.card_code = ${into} and own.kind = theirs.kind and own.at >= theirs.at
    )
  `.execute(db(tx));
  // Cards that had become part of the former one lead to the new one at once.
  await db(tx)
    .updateTable('customer.cards')
    .set({ merged_into: into })
    .where('salon_code', '=', tx.salon)
    .where('merged_into', '=', from)
    .execute();
};

/** The card that one with this phone has become part of. */
export const cardMergedWithPhone = async (
  tx: SalonTx,
  phone: string,
  now: number,
): Promise<CardRow | null> => {
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
  return row ? rowOf(row) : null;
};
