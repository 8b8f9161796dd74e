import type { Settings } from '@ayna/kernel/module';
import { openIyzico } from './iyzico/iyzico.ts';
import type { PaymentProvider } from './provider.ts';
import { openSecrets, type Secrets } from './secrets.ts';
import { readSettings } from './settings.ts';

export type Providers = {
  readonly payment: PaymentProvider;
  readonly secrets: Secrets;
  /** The public address of the product. */
  readonly origin: string;
  /** Banks are reached by https only, but for a stand-in on this machine. */
  readonly httpAllowed: boolean;
};

export const openProviders = (settings: Settings): Providers => {
  const env = readSettings(settings);
  return {
    payment: openIyzico({
      url: env.IYZICO_URL,
      apiKey: env.IYZICO_API_KEY,
      secretKey: env.IYZICO_SECRET_KEY,
      timeoutMs: env.IYZICO_TIMEOUT_MS,
    }),
    secrets: openSecrets(env.PAYMENT_SECRET),
    origin: new URL(env.PUBLIC_URL).origin,
    httpAllowed: new URL(env.IYZICO_URL).protocol === 'http:',
  };
};
