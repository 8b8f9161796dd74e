import type { MemberCtx } from '@ayna/kernel/ctx';
import { readRuleSets } from '../store/commissions.ts';

export const listCommissionRules = (ctx: MemberCtx) => ctx.db.forSalon(ctx.salon, (tx) => readRuleSets(tx));
