import type { MemberCtx } from '@ayna/kernel/ctx';
import { readBalance } from '../store/sums.ts';

export const showBalance = (ctx: MemberCtx) => ctx.db.readSalon(ctx.salon, readBalance);
