import type { StockMove } from '@ayna/contracts/inventory';
import type { TestProduct } from '../test-product.ts';

type ProductRow = {
  readonly code: string;
  readonly stock: string;
  readonly sum: string;
  readonly holes: number;
};

/** Compares every product's stock with the sum of its moves, and the ledger with what clients were answered. */
export const checkLedger = async (
  { query }: TestProduct,
  salonCode: string,
  answered: readonly StockMove[],
) => {
  const products = await query<ProductRow>(
    `select p.code, p.stock::text, coalesce(sum(m.quantity), 0)::numeric(12, 3)::text as sum,
       (p.move_count - count(m.code))::int as holes
     from inventory.products p left join inventory.moves m on m.salon_code = p.salon_code and m.product_code = p.code
     where p.salon_code = $1 group by p.salon_code, p.code`,
    [salonCode],
  );
  // Every move continues where the one before it ended.
  const broken = await query(
    `select from (
       select stock_after, quantity, lag(stock_after, 1, 0) over (partition by product_code order by number) as before
       from inventory.moves where salon_code = $1
     ) moves where stock_after <> before + quantity or stock_after < 0`,
    [salonCode],
  );
  const overReturned = await query(
    `select from inventory.moves m where salon_code = $1 and returned <> (
       select coalesce(sum(abs(quantity)), 0) from inventory.moves r
       where r.salon_code = m.salon_code and r.return_of = m.code)`,
    [salonCode],
  );
  const stored = await query<{ code: string }>(
    `select m.code from inventory.moves m join inventory.products p using (salon_code)
     where m.salon_code = $1 and p.code = m.product_code and p.name like 'Raf %' and m.number > 1`,
    [salonCode],
  );
  const told = new Set(answered.map(({ code }) => code));
  const unknown = stored.filter(({ code }) => !told.has(code)).length;
  const lost = told.size - (stored.length - unknown);
  const differing = products.filter(({ stock, sum, holes }) => stock !== sum || holes !== 0).length;
  const findings = {
    differing,
    broken: broken.length,
    overReturned: overReturned.length,
    unknown,
    lost,
    toldTwice: answered.length - told.size,
  };
  const passed = Object.values(findings).every((count) => count === 0);
  return { passed, products: products.length, moves: stored.length, ...findings };
};
