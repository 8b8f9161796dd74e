import type { InputOf } from '@ayna/contracts/core/contract';
import { toSearchTerms } from '@ayna/contracts/core/search-text';
import type { salon } from '@ayna/contracts/salon';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { parseCodeList } from '../rules/code-list.ts';
import { searchCards } from '../store/salon-lists.ts';

const PAGE_SIZE = 20;

export const searchSalons = async (ctx: PersonCtx, { query }: InputOf<typeof salon.routes.all>) => {
  const criteria = {
    page: query.page ?? 0,
    pageSize: PAGE_SIZE,
    words: toSearchTerms(query.s ?? ''),
    codes: parseCodeList(query.codes),
  };
  const { items, totalCount } = await ctx.db.acrossSalons('search all salons', (tx) =>
    searchCards(tx, criteria),
  );
  return { items, totalCount, pageCount: Math.ceil(totalCount / PAGE_SIZE) };
};
