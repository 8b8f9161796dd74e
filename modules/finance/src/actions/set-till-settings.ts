import type { InputOf } from '@ayna/contracts/core/contract';
import type { finance } from '@ayna/contracts/finance';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { saveTillSettings } from '../store/till-settings.ts';

export const setTillSettings = (ctx: MemberCtx, { body }: InputOf<typeof finance.routes.setTillSettings>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    await saveTillSettings(tx, body);
    return body;
  });
