import type { EventCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Outcome, Providers } from '../../providers/providers.ts';
import type { Sms, Unavailable } from '../../providers/sms.ts';
import { type Pause, pauseMs, type SmsProviderName } from '../../rules/sms-route.ts';
import { changeProvider } from '../../store/messages.ts';
import { endPause, pauseProvider } from '../../store/provider-pauses.ts';

type SendCtx = EventCtx & WithProviders<Providers>;

export type SmsRoute = { readonly names: readonly SmsProviderName[]; readonly pauses: readonly Pause[] };

const reason = 'send an SMS';

type Attempt = Outcome | Unavailable;

/** Why the provider is left alone for a while; null after an answer about this SMS. */
const pauseReason = (result: Attempt): string | null => {
  if (result.state === 'unavailable' || result.state === 'unknown') return result.why;
  return result.state === 'failed' && result.alarm ? result.why : null;
};

const notePause = async (ctx: SendCtx, provider: SmsProviderName, pauses: readonly Pause[], why: string) => {
  const now = ctx.now();
  const failures = (pauses.find((pause) => pause.provider === provider)?.failures ?? 0) + 1;
  const until = now + pauseMs(failures);
  await ctx.db.acrossSalons(reason, (tx) => pauseProvider(tx, { provider, failures, until }, { why, now }));
};

const note = async (ctx: SendCtx, name: SmsProviderName, pauses: readonly Pause[], result: Attempt) => {
  const why = pauseReason(result);
  if (why) await notePause(ctx, name, pauses, why);
  else if (pauses.some(({ provider }) => provider === name))
    await ctx.db.acrossSalons(reason, (tx) => endPause(tx, name));
};

const mayGoElsewhere = (result: Attempt): boolean =>
  result.state === 'unavailable' || (result.state === 'failed' && result.elsewhere === true);

/**
 * Hands an SMS to the first provider of its route, and to the next one only after an answer, or a missing connection, that
 * proves that the former did not take it. A time-out proves nothing, so it ends the route: never both for one message.
 */
export const sendSms = async (ctx: SendCtx, sms: Sms, { names, pauses }: SmsRoute): Promise<Outcome> => {
  let last: Attempt | null = null;
  let unavailable: Unavailable | null = null;
  for (const name of names) {
    const provider = ctx.providers.sms.find((one) => one.name === name);
    if (!provider) continue;
    if (last) {
      const why = 'why' in last ? last.why : '';
      const isOurs = await ctx.db.acrossSalons(reason, (tx) =>
        changeProvider(tx, sms.code, { provider: name, why }),
      );
      if (!isOurs) throw new Error(`message ${sms.code} was taken over by another process`);
    }
    // An error that concerns this SMS alone is thrown: no other provider helps.
    last = await provider.send(sms);
    await note(ctx, name, pauses, last);
    if (last.state === 'unavailable') unavailable ??= last;
    else if (last.state === 'failed' && last.alarm)
      ctx.log.error(
        { message: sms.code, provider: name, why: last.why },
        'the SMS provider rejects our account: it sends no SMS',
      );
    if (!mayGoElsewhere(last)) break;
  }
  if (!last) throw new Error('no SMS provider is configured');
  // One that is busy may take it later; another's refusal of our account does not end the message.
  if (unavailable && mayGoElsewhere(last)) throw new Error(unavailable.why);
  if (last.state === 'unavailable') throw new Error(last.why);
  return last;
};
