// violates: TS2345, TS2554
import type { Ctx } from '@ayna/kernel/ctx';
import { countRows } from './valid.ts';

export const withoutArgument = () => countRows();
export const withContext = (ctx: Ctx) => countRows(ctx.db);
