import type { Providers } from '../../providers/providers.ts';
import type { Search, SmsLookup } from '../../providers/sms.ts';
import type { SmsProviderName } from '../../rules/sms-route.ts';

/** Asks the provider that had the SMS last. One that is no longer in the settings answers nothing. */
export const findSms = (
  { sms }: Providers,
  { provider, ...search }: Search & { readonly provider: SmsProviderName | null },
): Promise<SmsLookup> =>
  sms.find(({ name }) => name === (provider ?? 'netgsm'))?.find(search) ?? Promise.resolve('unsure');
