import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import type { Ctx } from '@ayna/kernel/ctx';
import { publicFace } from '../rules/state.ts';
import { salonAtPath } from '../store/paths.ts';
import { readSalon } from '../store/salons.ts';

export const showByPath = async (ctx: Ctx, { params }: InputOf<typeof salon.routes.byPath>) => {
  const path = params.path.toLowerCase();
  const key = await ctx.db.acrossSalons('whose address this is', (tx) => salonAtPath(tx, path));
  const found = key && (await ctx.db.forSalon(key, readSalon));
  if (found?.status !== 'Published') throw new Refusal('not-found');
  return publicFace(found);
};
