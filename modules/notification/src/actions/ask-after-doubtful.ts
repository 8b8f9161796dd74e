import type { Ctx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { recordSettled } from '../store/messages.ts';
import { doubtfulSms, refsOf } from '../store/sms.ts';

const reason = 'SMS whose hand-over nobody saw the end of';

/**
 * Asks the provider again about SMS that may or may not have been taken: its report is behind at times.
 * What it knows is accepted; the rest stays unknown. Nothing is sent.
 */
export const askAfterDoubtful = async (ctx: Ctx & Reaching<Outside>): Promise<void> => {
  const doubtful = await ctx.db.acrossSalons(reason, doubtfulSms);
  for (const { code, recipient: to, handedAt } of doubtful) {
    const besides = await ctx.db.acrossSalons(reason, (tx) => refsOf(tx, to));
    const ref = await ctx.outside.findSms({ to, handedAt, besides });
    const outcome = ref
      ? ({ state: 'accepted', ref } as const)
      : ({ state: 'unknown', why: 'the provider knows nothing of it' } as const);
    await ctx.db.acrossSalons(reason, (tx) => recordSettled(tx, code, outcome));
  }
};
