import type { Outcome } from './outcome.ts';

export type Sms = {
  /** The message's own code: a provider that takes one can be asked for it. */
  readonly code: string;
  /** In the form +905321234567. */
  readonly to: string;
  readonly text: string;
  /** The line for codes is fast, takes one SMS per request, and does not support Turkish letters. */
  readonly line: 'code' | 'plain';
};

/** An SMS that was sent about `handedAt`; `excludedRefs` are the jobs of other messages. */
export type Search = {
  readonly code: string;
  readonly to: string;
  readonly handedAt: number;
  readonly excludedRefs: readonly string[];
};

/** `absent`: the provider knows for certain that it never got it. `unsure`: its report does not show it yet, or ever. */
export type SmsLookup = { readonly ref: string } | 'absent' | 'unsure';

/** The provider takes no message at the moment, for any number: another one may send this one. */
export type Unavailable = { readonly state: 'unavailable'; readonly why: string };

export type SmsProvider = {
  readonly name: 'netgsm' | 'verimor';
  send(sms: Sms): Promise<Outcome | Unavailable>;
  /** What became of an SMS. Throws when the provider does not answer. */
  find(search: Search): Promise<SmsLookup>;
};

/** Errors before any part of the request was sent. */
const connectErrors = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Thrown where it is noticed; what `send` returns is `Unavailable`. */
export class ProviderUnavailable extends Error {}

/** Null for a failed request that may have reached the provider; throws for one that did not. */
export const unlessUnsent = (error: unknown): null => {
  const { cause } = error as { cause?: { code?: string } };
  const { code = '' } = cause ?? {};
  if (connectErrors.has(code)) throw new ProviderUnavailable(`no connection: ${code}`, { cause: error });
  return null;
};

export const orUnavailable = async (sending: Promise<Outcome>): Promise<Outcome | Unavailable> => {
  try {
    return await sending;
  } catch (error) {
    if (error instanceof ProviderUnavailable) return { state: 'unavailable', why: error.message };
    throw error;
  }
};
