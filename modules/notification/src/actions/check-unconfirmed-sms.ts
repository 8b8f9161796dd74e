import { deliveryPlanned } from '@ayna/contracts/notification.events';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { recordOutcome, returnToPlanned } from '../store/messages.ts';
import { deleteOldSecrets, listProviderRefs, listUnconfirmedSms } from '../store/sms.ts';
import { findSms } from './shared/find-sms.ts';

const reason = 'check SMS without a recorded outcome';

type CheckCtx = Ctx & WithProviders<Providers>;
type Unconfirmed = Awaited<ReturnType<typeof listUnconfirmedSms>>[number];

const checkOne = async (ctx: CheckCtx, sms: Unconfirmed): Promise<void> => {
  const { code, recipient: to } = sms;
  const excludedRefs = await ctx.db.acrossSalons(reason, (tx) => listProviderRefs(tx, to));
  const found = await findSms(ctx.providers, { ...sms, to, excludedRefs });
  await ctx.db.acrossSalons(reason, async (tx) => {
    // A minute after it was handed over, a provider that knows our own ids and not this one never got it.
    if (found === 'absent') {
      if (await returnToPlanned(tx, code, `${sms.provider} never got it`)) tx.emit(deliveryPlanned, { code });
    } else if (found === 'unsure')
      await recordOutcome(tx, code, { state: 'unknown', why: 'not in the report of the provider' });
    else await recordOutcome(tx, code, { state: 'accepted', ref: found.ref });
  });
};

/**
 * Asks again what became of unconfirmed SMS. A reported one becomes accepted, one that its provider certainly never got is
 * sent again, by whichever provider comes first then. The others stay unknown.
 */
export const checkUnconfirmedSms = async (ctx: CheckCtx): Promise<void> => {
  for (const sms of await ctx.db.acrossSalons(reason, listUnconfirmedSms)) {
    try {
      await checkOne(ctx, sms);
    } catch (error) {
      // The next minute asks again; the SMS of another provider are not kept waiting.
      ctx.log.warn({ err: error, message: sms.code }, 'lookup of an unconfirmed SMS failed');
    }
  }
  await ctx.db.acrossSalons(reason, deleteOldSecrets);
};
