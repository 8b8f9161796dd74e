import type { MemberCtx } from '@ayna/kernel/ctx';
import { toImportView } from '../rules/import-view.ts';
import { readLatestImport } from '../store/imports.ts';

export const showLatestImport = async (ctx: MemberCtx) => {
  const latest = await ctx.db.forSalon(ctx.salon, readLatestImport);
  return { latest: latest && toImportView(latest) };
};
