import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { periodOf } from '../rules/periods.ts';
import { isRepeatAllowed, remainingQuota } from '../rules/quota.ts';
import { readMove, readQuota, recordSpending, spendExtra } from '../store/quotas.ts';
import { leftOf } from './shared/quota-left.ts';

export const spendQuota = (ctx: SalonCtx, { body }: InputOf<typeof subscription.routes.spend>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { kind, amount, key } = body;
    const now = ctx.now();
    const spending = { kind, amount, key, now, period: periodOf(kind, now) };
    const outcome = await recordSpending(tx, spending);
    if (outcome.spent) {
      const { limit, used } = outcome.spent;
      return { allowed: true, left: await leftOf(tx, kind, remainingQuota(limit, used)) };
    }
    const spentExtra = outcome.before === null && kind === 'sms' && (await spendExtra(tx, spending));
    // A parallel call with this key may have spent bought SMS meanwhile.
    const before = spentExtra ? null : (outcome.before ?? (await readMove(tx, kind, key)));
    const isRepeat = before !== null && isRepeatAllowed(before, amount);
    if (isRepeat === 'reused') throw new Refusal('key-reused');
    const allowed = spentExtra || isRepeat;
    const { limit, used, active } = await readQuota(tx, spending);
    return { allowed, left: active ? await leftOf(tx, kind, remainingQuota(limit, used)) : 0 };
  });
