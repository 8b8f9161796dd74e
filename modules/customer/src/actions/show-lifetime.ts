import type { MemberCtx } from '@ayna/kernel/ctx';
import { readLifetime } from '../store/lifetime.ts';

export const showLifetime = (ctx: MemberCtx) => ctx.db.readSalon(ctx.salon, readLifetime);
