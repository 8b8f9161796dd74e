import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { subscription } from '@ayna/contracts/subscription';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { periodOf } from '../rules/periods.ts';
import { answerAgain, leftOf } from '../rules/quota.ts';
import { readQuota, spend } from '../store/quotas.ts';

export const spendQuota = (ctx: SalonCtx, { body }: InputOf<typeof subscription.routes.spend>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { kind, amount, key } = body;
    const now = ctx.now();
    const spending = { kind, amount, key, now, period: periodOf(kind, now) };
    const done = await spend(tx, spending);
    if (done.spent) return { allowed: true, left: leftOf(done.spent.limit, done.spent.used) };
    const allowed = done.before ? answerAgain(done.before, amount) : false;
    if (allowed === 'reused') throw new Refusal('key-reused');
    const { limit, used } = await readQuota(tx, spending);
    return { allowed, left: leftOf(limit, used) };
  });
