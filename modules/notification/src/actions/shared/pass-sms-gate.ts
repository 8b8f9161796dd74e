import type { EventCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../../providers/providers.ts';
import {
  alarmLimit,
  type DueSms,
  type Limit,
  numberGap,
  platformBudget,
  smsBudgets,
  yieldMs,
} from '../../rules/sms-budgets.ts';
import { budgets, lockNumber } from '../../store/budgets.ts';

type GateCtx = EventCtx & WithProviders<Providers>;
type GateResult = 'pass' | { readonly until: number } | { readonly why: string };

/** The breaker is open: what is due waits for the next hour, and the first of them raises the alarm. */
const waitForNextHour = async (ctx: GateCtx, tx: AcrossTx, platform: Limit, waitMs: number) => {
  if (!(await budgets.consume(tx, [alarmLimit(platform)], ctx.now())))
    ctx.log.error({ budget: platform.key, max: platform.max }, 'too many SMS in this hour: the others wait');
  return { until: ctx.now() + waitMs };
};

/**
 * The one gate that every SMS passes. It spends the budgets of its number, sender, salon and of the platform, or
 * tells why it is not sent, or until when it waits.
 */
export const passSmsGate = async (ctx: GateCtx, tx: AcrossTx, sms: DueSms): Promise<GateResult> => {
  const now = ctx.now();
  const { limitsEnabled, smsPerHour } = ctx.providers;
  if (!limitsEnabled) return 'pass';
  await lockNumber(tx, sms.recipient);
  const gap = numberGap(sms);
  const gapMs = await budgets.waitOf(tx, gap, now);
  if (gapMs > 0) return { until: now + gapMs + yieldMs(sms) };
  const platform = platformBudget(sms, smsPerHour);
  // Looked at first, so that what waits spends nothing; spent last, so that what is refused does not use it up.
  const hourMs = await budgets.waitOf(tx, platform, now);
  if (hourMs > 0) return waitForNextHour(ctx, tx, platform, hourMs);
  const exceeded = await budgets.consume(tx, [...smsBudgets(sms), platform, gap], now);
  if (!exceeded) return 'pass';
  if (exceeded.limit.key === platform.key) return waitForNextHour(ctx, tx, platform, exceeded.waitMs);
  // Without the last word, which is a number or a code.
  return { why: `over budget: ${exceeded.limit.key.replace(/ \S+$/, '')}` };
};
