// violates: TS2345
import type { Ctx } from '@ayna/kernel/ctx';
import { countRows } from './valid.ts';

export const countForeignRows = (ctx: Ctx, params: { salonCode: string }) => ctx.db.forSalon(params.salonCode, countRows);
