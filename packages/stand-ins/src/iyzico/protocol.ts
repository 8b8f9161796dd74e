import { createHmac, randomBytes } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

// Written apart from our client, from iyzico's documents: a mistake in one of them is not repeated in the other.

export type Account = { readonly apiKey: string; readonly secretKey: string };

const hex = (secret: string, text: string): string =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');

/** Whether the request carries the signature of the account: of its random key, path and body. */
export const isAuthorized = ({ apiKey, secretKey }: Account, req: IncomingMessage, body: string): boolean => {
  const [scheme, encoded = ''] = (req.headers.authorization ?? '').split(' ');
  const parts = new Map(
    Buffer.from(encoded, 'base64')
      .toString('utf8')
      .split('&')
      .map((pair) => pair.split(':', 2) as [string, string]),
  );
  const random = parts.get('randomKey') ?? '';
  return (
    scheme === 'IYZWSv2' &&
    random !== '' &&
    random === req.headers['x-iyzi-rnd'] &&
    parts.get('apiKey') === apiKey &&
    parts.get('signature') === hex(secretKey, `${random}${req.url}${body}`)
  );
};

export const sign = ({ secretKey }: Account, fields: readonly string[]): string =>
  hex(secretKey, fields.join(':'));

export const signNotice = ({ secretKey }: Account, fields: readonly string[]): string =>
  hex(secretKey, secretKey + fields.join(''));

/** 1990.90 as 1990.9 and 100.00 as 100.0: iyzico drops trailing zeros before it signs. */
export const trimPrice = (price: string): string => {
  const trimmed = String(Number(price));
  return trimmed.includes('.') ? trimmed : `${trimmed}.0`;
};

export const randomKey = (): string => randomBytes(16).toString('base64');
