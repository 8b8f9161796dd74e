import type { InputOf } from '@ayna/contracts/core/contract';
import { searchedFor } from '@ayna/contracts/core/fold';
import type { salon } from '@ayna/contracts/salon';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { pickedCodes } from '../rules/picked-codes.ts';
import { listCards } from '../store/listing.ts';

const PER_PAGE = 20;

export const listAll = async (ctx: PersonCtx, { query }: InputOf<typeof salon.routes.all>) => {
  const asked = {
    page: query.page ?? 0,
    many: PER_PAGE,
    pieces: searchedFor(query.s ?? ''),
    codes: pickedCodes(query.codes),
  };
  const { items, totalCount } = await ctx.db.acrossSalons('the list of salons', (tx) => listCards(tx, asked));
  return { items, totalCount, pageCount: Math.ceil(totalCount / PER_PAGE) };
};
