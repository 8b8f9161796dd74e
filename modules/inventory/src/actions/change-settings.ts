import type { InputOf } from '@ayna/contracts/core/contract';
import type { inventory } from '@ayna/contracts/inventory';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { saveSellBelowZero } from '../store/settings.ts';

export const changeSettings = (ctx: MemberCtx, { body }: InputOf<typeof inventory.routes.settings>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    await saveSellBelowZero(tx, body.sellBelowZero);
    return {};
  });
