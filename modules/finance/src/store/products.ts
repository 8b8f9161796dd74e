import type { FinanceFigures } from '@ayna/contracts/finance';
import type { SalonReadTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { DateRange } from './sums.ts';
import { db } from './tables.ts';

/**
 * Paid sales of each product less its returns, highest first. A product's name is the title of its latest sale: finance
 * keeps no copy of products.
 */
export const readPaidByProduct = async (
  tx: SalonReadTx,
  days: DateRange,
): Promise<FinanceFigures['byProduct']> => {
  const { rows } = await sql<
    Record<'amount' | 'quantity', string> & Record<'productCode', string> & { name: string | null }
  >`
    select product_code as "productCode", amount, quantity, latest.name
    from (
      select product_code, sum(case type when 'Income' then paid else -paid end) as amount,
        sum(case type when 'Income' then quantity else -quantity end) as quantity
      from finance.day_figures
      where salon_code = ${tx.salon} and day between ${days.from}::date and ${days.to}::date
        and category = 'ProductSale' and product_code is not null
      group by product_code having sum(paid_count) > 0
    ) as sold
    left join lateral (
      select title as name from finance.transactions t
      where t.salon_code = ${tx.salon} and t.product_code = sold.product_code and t.category = 'ProductSale'
        and t.type = 'Income'
      order by date desc, created_at desc limit 1
    ) as latest on true
    order by amount desc, product_code
  `.execute(db(tx));
  return rows.map(({ productCode, name, amount, quantity }) => ({
    productCode,
    name: name ?? '',
    amount: Number(amount),
    quantity: Number(quantity),
  }));
};
