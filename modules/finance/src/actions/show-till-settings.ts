import type { MemberCtx } from '@ayna/kernel/ctx';
import { readTillSettings } from '../store/till-settings.ts';

export const showTillSettings = (ctx: MemberCtx) => ctx.db.forSalon(ctx.salon, readTillSettings);
