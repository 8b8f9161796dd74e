import type { InputOf } from '@ayna/contracts/core/contract';
import { suggestAlternativePaths } from '@ayna/contracts/core/salon-path';
import type { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { isReservedPath } from '../rules/reserved-paths.ts';
import { findTakenPaths } from '../store/paths.ts';

export const checkSalonPath = async (ctx: PersonCtx, { query }: InputOf<typeof salon.routes.checkPath>) => {
  const { path, salonCode } = query;
  // The last 6 characters of a code are random.
  const candidates = [path, ...suggestAlternativePaths(path, newCode().slice(-6))];
  const taken = await ctx.db.acrossSalons('check whether a path is free', (tx) =>
    findTakenPaths(tx, candidates, salonCode),
  );
  const suggestion =
    candidates.find((candidate) => !taken.has(candidate) && !isReservedPath(candidate)) ?? path;
  return { free: suggestion === path, suggestion };
};
