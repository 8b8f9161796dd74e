// red: TS2345, TS2554
import type { Ctx } from '@ayna/kernel/ctx';
import { countRows } from './green.ts';

export const fromNowhere = () => countRows();
export const fromTheContext = (ctx: Ctx) => countRows(ctx.db);
