import type { InputOf } from '@ayna/contracts/core/contract';
import { pathsLike } from '@ayna/contracts/core/salon-path';
import type { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { isReserved } from '../rules/reserved-paths.ts';
import { takenPaths } from '../store/paths.ts';

export const checkPath = async (ctx: PersonCtx, { query }: InputOf<typeof salon.routes.checkPath>) => {
  const { path, salonCode } = query;
  // The end of a code is random.
  const candidates = [path, ...pathsLike(path, newCode().slice(-6))];
  const taken = await ctx.db.acrossSalons('whether an address is free', (tx) =>
    takenPaths(tx, candidates, salonCode),
  );
  const suggestion = candidates.find((one) => !taken.has(one) && !isReserved(one)) ?? path;
  return { free: suggestion === path, suggestion };
};
