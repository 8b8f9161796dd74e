import type { InputOf } from '@ayna/contracts/core/contract';
import type { subscription } from '@ayna/contracts/subscription';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { periodOf } from '../rules/periods.ts';
import { remainingQuota } from '../rules/quota.ts';
import { readMove, readQuota, releaseSpending } from '../store/quotas.ts';
import { leftOf } from './shared/quota-left.ts';

export const releaseQuota = (ctx: SalonCtx, { body }: InputOf<typeof subscription.routes.release>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { kind, amount, key } = body;
    const now = ctx.now();
    const spending = { kind, amount, key, now, period: periodOf(kind, now) };
    await releaseSpending(tx, spending);
    const move = await readMove(tx, kind, key);
    const { limit, used, active } = await readQuota(tx, spending);
    const left = active ? await leftOf(tx, kind, remainingQuota(limit, used)) : 0;
    return { allowed: (move?.released ?? 0) > 0, left };
  });
