import type { InputOf } from '@ayna/contracts/core/contract';
import { PUBLISHED_PER_PAGE } from '@ayna/contracts/core/salon-page-routes';
import type { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import { listPublished } from '../store/salon-lists.ts';

export const listPublishedSalons = async (ctx: Ctx, { query }: InputOf<typeof salon.routes.published>) => {
  const rows = await ctx.db.acrossSalons('list the addresses of published salons', (tx) =>
    listPublished(tx, { after: query.after, limit: PUBLISHED_PER_PAGE }),
  );
  return {
    items: rows.map(({ path, changedAt }) => ({ path, changedAt: changedAt.toISOString() })),
    next: rows.length === PUBLISHED_PER_PAGE ? (rows.at(-1)?.code ?? null) : null,
  };
};
