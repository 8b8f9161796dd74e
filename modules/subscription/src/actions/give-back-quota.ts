import type { InputOf } from '@ayna/contracts/core/contract';
import type { subscription } from '@ayna/contracts/subscription';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { periodOf } from '../rules/periods.ts';
import { leftOf } from '../rules/quota.ts';
import { giveBack, readMove, readQuota } from '../store/quotas.ts';

export const giveBackQuota = (ctx: SalonCtx, { body }: InputOf<typeof subscription.routes.giveBack>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { kind, amount, key } = body;
    const now = ctx.now();
    const spending = { kind, amount, key, now, period: periodOf(kind, now) };
    await giveBack(tx, spending);
    const move = await readMove(tx, kind, key);
    const { limit, used } = await readQuota(tx, spending);
    return { allowed: (move?.givenBack ?? 0) > 0, left: leftOf(limit, used) };
  });
