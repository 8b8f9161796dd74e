import { parseCodeList } from '@ayna/contracts/core/code-list';
import type { InputOf } from '@ayna/contracts/core/contract';
import { toSearchTerms } from '@ayna/contracts/core/search-text';
import type { salon } from '@ayna/contracts/salon';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { searchSalons } from '../store/salon-lists.ts';

const PAGE_SIZE = 20;

export const searchAllSalons = async (ctx: PersonCtx, { query }: InputOf<typeof salon.routes.all>) => {
  const criteria = {
    page: query.page ?? 0,
    pageSize: PAGE_SIZE,
    words: toSearchTerms(query.s ?? ''),
    codes: parseCodeList(query.codes),
    standing: query.standing,
    now: ctx.now(),
  };
  const { items, counts } = await ctx.db.acrossSalons('search all salons', (tx) =>
    searchSalons(tx, criteria),
  );
  const { standing } = query;
  const totalCount = standing
    ? counts[standing]
    : Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { items, totalCount, pageCount: Math.ceil(totalCount / PAGE_SIZE), counts };
};
