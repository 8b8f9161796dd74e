import { createHmac, timingSafeEqual } from 'node:crypto';

const hmac = (secret: string, text: string): Buffer => createHmac('sha256', secret).update(text).digest();

/** The header that proves a request to be ours. */
export const authorization = (
  { apiKey, secretKey }: { readonly apiKey: string; readonly secretKey: string },
  { random, path, body }: { readonly random: string; readonly path: string; readonly body: string },
): string => {
  const signature = hmac(secretKey, random + path + body).toString('hex');
  const text = `apiKey:${apiKey}&randomKey:${random}&signature:${signature}`;
  return `IYZWSv2 ${Buffer.from(text).toString('base64')}`;
};

/** Takes the same time for every wrong signature. */
const isHmacOf = (secret: string, text: string, signature: string): boolean => {
  const given = Buffer.from(signature, 'hex');
  const wanted = hmac(secret, text);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
};

/** A number as iyzico may have written it when it signed: 100, 100.0 or 100.00. */
const spellings = (value: string): readonly string[] => {
  if (!/^\d+(?:\.\d+)?$/.test(value)) return [value, value, value];
  const [whole = '', decimals = ''] = value.split('.');
  const trimmed = decimals.replace(/0+$/, '');
  const short = trimmed === '' ? whole : `${whole}.${trimmed}`;
  return [short, `${whole}.${trimmed || '0'}`, `${whole}.${trimmed.padEnd(2, '0')}`];
};

/** Fields in the order in which iyzico signs them. Prices are compared in each spelling; all of them mean the same. */
export const isSigned = (
  secret: string,
  fields: readonly string[],
  prices: readonly string[],
  signature: string,
): boolean => {
  const spelled = prices.map(spellings);
  const texts = [0, 1, 2].map((index) =>
    [...fields, ...spelled.map((spelling) => spelling[index] ?? '')].join(':'),
  );
  // Every spelling is compared, so that the time does not tell which one was close.
  return texts.map((text) => isHmacOf(secret, text, signature)).some(Boolean);
};

/** The signature of a notice: its fields follow each other without a separator, after the secret itself. */
export const isWebhookSigned = (secret: string, fields: readonly string[], signature: string): boolean =>
  isHmacOf(secret, secret + fields.join(''), signature);
