import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { ProductRecord } from '../rules/records.ts';
import { productColumns, toFormColumns, toProductRecord } from './rows.ts';
import { db } from './tables.ts';

const selectProducts = (tx: SalonTx) =>
  db(tx).selectFrom('inventory.products').select(productColumns).where('salon_code', '=', tx.salon);

/** Makes additions, changes and restores of a salon wait for each other: for the limit and for barcodes. */
export const lockProductList = async (tx: SalonTx): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${tx.salon}, 7201460))`.execute(db(tx));
};

/** Removed ones do not count. */
export const countProducts = async (tx: SalonTx): Promise<number> => {
  const { count } = await db(tx)
    .selectFrom('inventory.products')
    .select(sql<number>`count(*)`.as('count'))
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
};

/** Whether another product of the salon has this barcode. */
export const isBarcodeTaken = async (
  tx: SalonTx,
  { code, barcode }: Pick<ProductRecord, 'code' | 'barcode'>,
): Promise<boolean> => {
  if (barcode === '') return false;
  const row = await selectProducts(tx)
    .where('barcode', '=', barcode)
    .where('gone_at', 'is', null)
    .where('code', '<>', code)
    .executeTakeFirst();
  return row !== undefined;
};

/** Without stock: a first move brings it. */
export const insertProduct = async (
  tx: SalonTx,
  product: Omit<ProductRecord, 'version' | 'gone' | 'stock' | 'moveCount'>,
): Promise<ProductRecord> => {
  const row = await db(tx)
    .insertInto('inventory.products')
    .values({ salon_code: tx.salon, code: product.code, ...toFormColumns(product) })
    .returning(productColumns)
    .executeTakeFirstOrThrow();
  return toProductRecord(row);
};

/** Also reads a removed product (`gone`). */
export const readProduct = async (tx: SalonTx, code: string): Promise<ProductRecord | null> => {
  const row = await selectProducts(tx).where('code', '=', code).executeTakeFirst();
  return row ? toProductRecord(row) : null;
};

/** Locks the products that exist, removed ones included, until the transaction ends. */
export const lockProducts = async (tx: SalonTx, codes: readonly string[]): Promise<ProductRecord[]> => {
  const rows = await selectProducts(tx)
    .where('code', 'in', codes)
    // Always in the same order, so that two sales can't deadlock.
    .orderBy('code')
    .forUpdate()
    .execute();
  return rows.map(toProductRecord);
};

const updateLocked = async (
  tx: SalonTx,
  { code, moveCount }: ProductRecord,
  values: Partial<ReturnType<typeof toStockColumns> & ReturnType<typeof toFormColumns>> & {
    gone_at?: ReturnType<typeof sql<Date>> | null;
    version: number;
  },
): Promise<ProductRecord> => {
  const row = await db(tx)
    .updateTable('inventory.products')
    .set(values)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    // The caller holds the row's lock: this fails loudly if it does not.
    .where('move_count', '=', moveCount)
    .returning(productColumns)
    .executeTakeFirstOrThrow();
  return toProductRecord(row);
};

/** Saves what a form changed of a locked product, as its next version. */
export const saveProduct = (tx: SalonTx, product: ProductRecord): Promise<ProductRecord> =>
  updateLocked(tx, product, {
    ...toFormColumns(product),
    gone_at: product.gone ? sql<Date>`coalesce(gone_at, now())` : null,
    version: product.version + 1,
  });

const toStockColumns = ({ stock, cost }: Pick<ProductRecord, 'stock' | 'cost'>) => ({
  stock: String(stock),
  cost: String(cost),
  move_count: sql<number>`move_count + 1`,
});

/**
 * Saves the stock of a locked product after one more move. The version grows only with the cost, which forms show: a sale
 * must not refuse a form that somebody has open.
 */
export const saveStock = (
  tx: SalonTx,
  product: ProductRecord,
  level: Pick<ProductRecord, 'stock' | 'cost'>,
): Promise<ProductRecord> =>
  updateLocked(tx, product, {
    ...toStockColumns(level),
    version: product.version + (level.cost === product.cost ? 0 : 1),
  });
