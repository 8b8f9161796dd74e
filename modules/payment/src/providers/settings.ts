import type { Settings } from '@ayna/kernel/module';
import * as z from 'zod/mini';

const shape = z.object({
  IYZICO_URL: z._default(z.url({ protocol: /^https?$/ }), 'https://api.iyzipay.com'),
  IYZICO_API_KEY: z.string().check(z.minLength(1)),
  /** Signs our requests, and proves iyzico's answers and notices. */
  IYZICO_SECRET_KEY: z.string().check(z.minLength(1)),
  /** How long a request that takes money waits for its answer. */
  IYZICO_TIMEOUT_MS: z._default(
    z.pipe(z.string().check(z.regex(/^\d+$/)), z.pipe(z.transform(Number), z.int().check(z.maximum(30_000)))),
    25_000,
  ),
  /** Seals the tokens of stored cards and keys those of result pages; the same for every process that serves payment. */
  PAYMENT_SECRET: z.string().check(z.minLength(32)),
  /** The public address of the product. The bank sends the browser back to it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/ }),
});

/** Those of the stand-in, for development and tests. */
const standInSettings: Settings = {
  IYZICO_URL: 'http://127.0.0.1:4569',
  IYZICO_API_KEY: 'sandbox-api-key',
  IYZICO_SECRET_KEY: 'sandbox-secret-key',
  PAYMENT_SECRET: 'a secret of development and tests only',
  PUBLIC_URL: 'http://127.0.0.1:3000',
};

const isDevelopment = ({ NODE_ENV }: Settings): boolean => NODE_ENV === 'development' || NODE_ENV === 'test';

export const readSettings = (settings: Settings) => {
  const given = isDevelopment(settings) ? { ...standInSettings, ...settings } : settings;
  const parsed = z.safeParse(shape, given);
  if (parsed.success) return parsed.data;
  const invalid = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new Error(`payment needs its settings: ${invalid}`);
};
