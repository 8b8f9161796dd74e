import type { MemberCtx } from '@ayna/kernel/ctx';
import { toCountSheet } from '../rules/count-sheet.ts';
import { readAllProducts } from '../store/lists.ts';

export const showCountSheet = (ctx: MemberCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => toCountSheet(await readAllProducts(tx)));
