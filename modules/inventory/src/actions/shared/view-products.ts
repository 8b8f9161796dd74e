import type { Product } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type ProductRecord, toProduct } from '../../rules/records.ts';
import { USE_DAYS } from '../../rules/stock.ts';
import { readUsed } from '../../store/moves.ts';

const DAY_MS = 86_400_000;

/** What was sold and used of each product in the last 30 days. */
export const readRecentUse = (ctx: MemberCtx, tx: SalonTx, products: readonly ProductRecord[]) =>
  readUsed(
    tx,
    products.map(({ code }) => code),
    ctx.now() - USE_DAYS * DAY_MS,
  );

export const viewProducts = async (
  ctx: MemberCtx,
  tx: SalonTx,
  products: readonly ProductRecord[],
): Promise<Product[]> => {
  const used = await readRecentUse(ctx, tx, products);
  return products.map((product) => toProduct(product, used.get(product.code) ?? 0, ctx));
};

export const viewProduct = async (ctx: MemberCtx, tx: SalonTx, product: ProductRecord): Promise<Product> =>
  (await viewProducts(ctx, tx, [product]))[0] as Product;
