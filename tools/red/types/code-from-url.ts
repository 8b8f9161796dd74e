// red: TS2345
import type { Ctx } from '@ayna/kernel/ctx';
import { countRows } from './green.ts';

export const foreign = (ctx: Ctx, params: { salonCode: string }) => ctx.db.forSalon(params.salonCode, countRows);
