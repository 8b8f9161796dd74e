import type { InputOf } from '@ayna/contracts/core/contract';
import type { FinanceFigures, finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readPaidByProduct } from '../store/products.ts';
import {
  readPaidBetween,
  readPaidByCategory,
  readPaidByDay,
  readPaidByPerformer,
  readTotalDueBetween,
} from '../store/sums.ts';

export const showFigures = (
  ctx: MemberCtx,
  { query }: InputOf<typeof finance.routes.figures>,
): Promise<FinanceFigures> =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const [paid, byDay, byCategory, byPerformer, byProduct, due] = await Promise.all([
      readPaidBetween(tx, query),
      readPaidByDay(tx, query),
      readPaidByCategory(tx, query),
      readPaidByPerformer(tx, query),
      readPaidByProduct(tx, query),
      readTotalDueBetween(tx, query),
    ]);
    return {
      income: paid.income,
      expense: paid.expense,
      byDay,
      byCategory,
      byPerformer: byPerformer.map(({ services: _services, products: _products, ...performer }) => performer),
      byProduct,
      due: { income: due.income, expense: due.expense },
    };
  });
