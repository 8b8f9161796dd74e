import type { ProductCategory } from '@ayna/contracts/core/products';
import { foldText } from '@ayna/contracts/core/search-text';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { escapeLike } from '@ayna/kernel/escape-like';
import { sql } from 'kysely';
import type { ProductRecord } from '../rules/records.ts';
import { productColumns, toProductRecord } from './rows.ts';
import { db } from './tables.ts';

// The same rule as `stockStatusOf`, for the database.
const isLow = sql<boolean>`(stock < 0 or (critical_level > 0 and stock <= critical_level))`;
const urgency = sql`case when stock < 0 then 0 when critical_level = 0 or stock > critical_level then 2
  when stock * 2 <= critical_level then 0 else 1 end`;

type ProductListQuery = {
  readonly s: string;
  readonly category: ProductCategory | null;
  readonly show: 'low' | null;
  readonly page: number;
  readonly size: number;
};

const selectPresent = (tx: SalonTx) =>
  db(tx).selectFrom('inventory.products').where('salon_code', '=', tx.salon).where('gone_at', 'is', null);

const selectMatching = (tx: SalonTx, { s, category, show }: ProductListQuery) => {
  let products = selectPresent(tx);
  for (const word of foldText(s.trim()).split(/\s+/).filter(Boolean).slice(0, 6))
    products = products.where('folded', 'like', `%${escapeLike(word)}%`);
  if (category) products = products.where('category', '=', category);
  if (show) products = products.where(isLow);
  return products;
};

/** One page, those that run out first, then by name. */
export const readProductPage = async (
  tx: SalonTx,
  query: ProductListQuery,
): Promise<{ items: ProductRecord[]; totalCount: number }> => {
  const [{ count }, rows] = await Promise.all([
    selectMatching(tx, query).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    selectMatching(tx, query)
      .select(productColumns)
      .orderBy(urgency)
      .orderBy(sql`name collate "tr-x-icu"`)
      .orderBy('code')
      .offset(query.page * query.size)
      .limit(query.size)
      .execute(),
  ]);
  return { items: rows.map(toProductRecord), totalCount: count };
};

export const readAllProducts = async (tx: SalonTx): Promise<ProductRecord[]> => {
  const rows = await selectPresent(tx).select(productColumns).execute();
  return rows.map(toProductRecord);
};

export const readCounts = async (tx: SalonTx) => {
  const [sums, categories] = await Promise.all([
    selectPresent(tx)
      .select([
        sql<number>`count(*)`.as('all'),
        sql<number>`count(*) filter (where ${isLow})`.as('low'),
        sql<string>`coalesce(round(sum(greatest(stock, 0) * cost), 2), 0)`.as('value'),
      ])
      .executeTakeFirstOrThrow(),
    selectPresent(tx)
      .select(['category', sql<number>`count(*)`.as('count')])
      .groupBy('category')
      .execute(),
  ]);
  const byCategory = categories.map(({ category, count }) => ({
    category: category as ProductCategory,
    count,
  }));
  return { all: sums.all, low: sums.low, stockValue: Number(sums.value), byCategory };
};
