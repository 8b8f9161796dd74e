import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { periodOf } from '../rules/periods.ts';
import { isRepeatAllowed, remainingQuota } from '../rules/quota.ts';
import { readQuota, recordSpending } from '../store/quotas.ts';

export const spendQuota = (ctx: SalonCtx, { body }: InputOf<typeof subscription.routes.spend>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { kind, amount, key } = body;
    const now = ctx.now();
    const spending = { kind, amount, key, now, period: periodOf(kind, now) };
    const outcome = await recordSpending(tx, spending);
    if (outcome.spent)
      return { allowed: true, left: remainingQuota(outcome.spent.limit, outcome.spent.used) };
    const allowed = outcome.before ? isRepeatAllowed(outcome.before, amount) : false;
    if (allowed === 'reused') throw new Refusal('key-reused');
    const { limit, used } = await readQuota(tx, spending);
    return { allowed, left: remainingQuota(limit, used) };
  });
