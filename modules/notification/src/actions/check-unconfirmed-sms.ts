import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { recordOutcome } from '../store/messages.ts';
import { listProviderRefs, listUnconfirmedSms } from '../store/sms.ts';

const reason = 'check SMS without a recorded outcome';

/**
 * Looks again for unconfirmed SMS in the provider's report, which is late at times. A reported SMS becomes
 * accepted, the others stay unknown. Sends nothing.
 */
export const checkUnconfirmedSms = async (ctx: Ctx & WithProviders<Providers>): Promise<void> => {
  const unconfirmed = await ctx.db.acrossSalons(reason, listUnconfirmedSms);
  for (const { code, recipient: to, handedAt } of unconfirmed) {
    const excludedRefs = await ctx.db.acrossSalons(reason, (tx) => listProviderRefs(tx, to));
    const ref = await ctx.providers.findSms({ to, handedAt, excludedRefs });
    const outcome = ref
      ? ({ state: 'accepted', ref } as const)
      : ({ state: 'unknown', why: 'not in the report of the provider' } as const);
    await ctx.db.acrossSalons(reason, (tx) => recordOutcome(tx, code, outcome));
  }
};
