import { randomBytes } from 'node:crypto';
import { authorization } from './signature.ts';

export type IyzicoAccount = {
  readonly url: string;
  readonly apiKey: string;
  readonly secretKey: string;
  /** For requests that reach a bank: banks are slow. */
  readonly timeoutMs: number;
};

/** What iyzico answered; null when it answered nothing that is JSON, in time. */
export type RawAnswer = Readonly<Record<string, unknown>> | null;

/** Questions reach iyzico alone. A longer wait would only keep the sweep from the next attempt. */
const QUICK_MS = 8_000;

export const openHttp = (account: IyzicoAccount) => {
  const { url, timeoutMs } = account;

  const request = async (method: 'GET' | 'POST', path: string, body: string, maxMs: number) => {
    const random = randomBytes(16).toString('hex');
    const response = await fetch(new URL(path, url), {
      method,
      headers: {
        authorization: authorization(account, { random, path, body }),
        'x-iyzi-rnd': random,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      ...(method === 'POST' && { body }),
      redirect: 'error',
      signal: AbortSignal.timeout(maxMs),
    });
    const answer: unknown = await response.json();
    return typeof answer === 'object' && answer !== null ? (answer as RawAnswer) : null;
  };

  /** The error itself is dropped: that of a parser repeats a part of the answer. */
  const orNull = (answer: Promise<RawAnswer>): Promise<RawAnswer> => answer.catch(() => null);
  const quick = Math.min(timeoutMs, QUICK_MS);

  return {
    post: (path: string, body: object) => orNull(request('POST', path, JSON.stringify(body), quick)),
    /** Waits as long as a bank may take. */
    postSlowly: (path: string, body: object) =>
      orNull(request('POST', path, JSON.stringify(body), timeoutMs)),
    get: (path: string) => orNull(request('GET', path, '', quick)),
  };
};

export type Http = ReturnType<typeof openHttp>;
