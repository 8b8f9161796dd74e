import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import { toPublicSalon } from '../rules/salon-views.ts';
import { findSalonByPath } from '../store/paths.ts';
import { readSalon } from '../store/salons.ts';

export const showSalonByPath = async (ctx: Ctx, { params }: InputOf<typeof salon.routes.byPath>) => {
  const path = params.path.toLowerCase();
  const key = await ctx.db.acrossSalons('find the salon of a path', (tx) => findSalonByPath(tx, path));
  const found = key && (await ctx.db.forSalon(key, readSalon));
  if (found?.status !== 'Published') throw new Refusal('not-found');
  return toPublicSalon(found);
};
