import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import { toPageDesign } from '../rules/page-design.ts';
import { readPageSource } from '../store/page-sources.ts';
import { findSalonByPath } from '../store/paths.ts';
import { describePage } from './shared/describe-page.ts';

export const showSalonPage = async (ctx: Ctx, { params }: InputOf<typeof salon.routes.page>) => {
  const path = params.path.toLowerCase();
  const key = await ctx.db.acrossSalons('find the salon of a path', (tx) => findSalonByPath(tx, path));
  if (!key) throw new Refusal('not-found');
  const source = await ctx.db.forSalon(key, (tx) => readPageSource(tx));
  if (source?.salon.status !== 'Published') throw new Refusal('not-found');
  const { shownDesign, ...found } = source;
  return describePage(ctx, { ...found, design: toPageDesign(found.salon.type, shownDesign) });
};
