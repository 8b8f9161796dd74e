import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { MoveRecord } from '../rules/records.ts';
import { moveColumns, toMoveColumns, toMoveRecord } from './rows.ts';
import { db } from './tables.ts';

const selectMoves = (tx: SalonTx) =>
  db(tx).selectFrom('inventory.moves').select(moveColumns).where('salon_code', '=', tx.salon);

export const insertMove = async (tx: SalonTx, move: MoveRecord): Promise<void> => {
  await db(tx)
    .insertInto('inventory.moves')
    .values({ salon_code: tx.salon, ...toMoveColumns(move) })
    .execute();
};

export const readMove = async (tx: SalonTx, code: string): Promise<MoveRecord | null> => {
  const row = await selectMoves(tx).where('code', '=', code).executeTakeFirst();
  return row ? toMoveRecord(row) : null;
};

/** Newest first, from before a number on. */
export const readMoves = async (
  tx: SalonTx,
  product: string,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<MoveRecord[]> => {
  let moves = selectMoves(tx).where('product_code', '=', product).orderBy('number', 'desc').limit(limit);
  if (before !== null) moves = moves.where('number', '<', before);
  return (await moves.execute()).map(toMoveRecord);
};

/** What the recipes of an appointment took, whenever it was completed. */
export const readRecipeMoves = async (tx: SalonTx, appointment: string): Promise<MoveRecord[]> => {
  const rows = await selectMoves(tx)
    .where('appointment_code', '=', appointment)
    .where('kind', '=', 'Use')
    .execute();
  return rows.map(toMoveRecord);
};

/** The product's row is locked by the caller, so no other return of the move runs at the same time. */
export const addReturned = async (tx: SalonTx, code: string, quantity: number): Promise<void> => {
  await db(tx)
    .updateTable('inventory.moves')
    .set({ returned: sql<string>`returned + ${String(quantity)}::numeric` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};

/** What was sold and used of these products since an instant, without what was taken back. */
export const readUsed = async (
  tx: SalonTx,
  products: readonly string[],
  since: number,
): Promise<ReadonlyMap<string, number>> => {
  if (products.length === 0) return new Map();
  const rows = await db(tx)
    .selectFrom('inventory.moves')
    .select(['product_code', sql<string>`sum(-quantity - returned)`.as('used')])
    .where('salon_code', '=', tx.salon)
    .where('product_code', 'in', products)
    .where('kind', 'in', ['Sale', 'Use'])
    .where('at', '>=', new Date(since))
    .groupBy('product_code')
    .execute();
  return new Map(rows.map(({ product_code: code, used }) => [code, Number(used)]));
};
