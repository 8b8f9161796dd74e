import { setTimeout as pause } from 'node:timers/promises';
import { type CallInput, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { ResponseOf, Route } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';

/** The result of a call. Lost: there was no response, so it is unknown whether the call took effect. */
export type CallOutcome<T> =
  | {
      readonly kind: 'done';
      readonly answer: T;
      readonly sentAt: number;
      readonly receivedAt: number;
    }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' };

/** Statistics of all clients together. */
export const newCallStats = () => ({
  /** Every answered call with its duration. */
  answered: [] as { readonly began: number; readonly ms: number }[],
  /** From the kill of a host until it serves again. */
  deaths: [] as { readonly at: number; readonly servedAgain: number }[],
  lost: 0,
  unavailable: 0,
  /** Responses with status 500 and above; each one is a finding. */
  failures: [] as string[],
  refused: {} as Record<string, number>,
});

export type CallStats = ReturnType<typeof newCallStats>;

type SendResult =
  | { readonly status: number; readonly body: unknown }
  | { readonly lost: true; readonly unsent: boolean };

const send = async (url: string, method: string, init: RequestInit): Promise<SendResult> => {
  try {
    const response = await fetch(url, { method, ...init, signal: AbortSignal.timeout(20_000) });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return { lost: true, unsent: code === 'ECONNREFUSED' };
  }
};

/** True if repeating the call has no further effect. */
const isSafeToRetry = ({ method, idempotent }: Route): boolean =>
  idempotent === true || method === 'GET' || method === 'DELETE';

/** Exponential back-off with jitter, so that a restarted host does not get all retries at once. */
const retryDelay = (tries: number): number => Math.min(800, 50 * 2 ** tries) * (0.5 + Math.random());

/** Creates the caller of one client: it switches hosts if one does not respond, and repeats creating calls with the same key. */
export const createCaller = (urls: readonly string[], stats: CallStats, first: number) => {
  let hostIndex = first;
  return async <R extends Route>(
    token: () => Promise<string>,
    route: R,
    input: CallInput<R>,
  ): Promise<CallOutcome<ResponseOf<R>>> => {
    const call = toCall(route, input as never);
    const wire = encodeBody(route, call);
    const key = newCode();
    const sentAt = performance.now();
    let mayHaveHappened = false;
    for (let tries = 0; ; tries += 1) {
      const headers = {
        ...wire.headers,
        'x-user-token': await token(),
        ...(route.idempotent && { 'idempotency-key': key }),
      };
      const began = performance.now();
      const url = new URL(call.url, urls[hostIndex % urls.length]).href;
      const body = wire.body === undefined ? {} : { body: wire.body };
      const sent = await send(url, call.method, { headers, ...body });
      if ('lost' in sent || sent.status === 503) {
        if ('lost' in sent) stats.lost += 1;
        else stats.unavailable += 1;
        const happened = !('lost' in sent && sent.unsent);
        if (happened && !isSafeToRetry(route)) return { kind: 'lost' };
        mayHaveHappened ||= happened;
        hostIndex += 1;
        await pause(retryDelay(tries));
        continue;
      }
      const receivedAt = performance.now();
      stats.answered.push({ began, ms: receivedAt - began });
      if (sent.status < 300)
        return {
          kind: 'done',
          answer: sent.body as ResponseOf<R>,
          sentAt,
          receivedAt,
        };
      // An earlier attempt, whose response was lost, has already deleted it.
      if (sent.status === 404 && mayHaveHappened && call.method === 'DELETE')
        return {
          kind: 'done',
          answer: {} as ResponseOf<R>,
          sentAt,
          receivedAt,
        };
      const { code = 'none' } = sent.body as { code?: string };
      if (sent.status >= 500) stats.failures.push(`${call.method} ${route.path} ${sent.status} ${code}`);
      stats.refused[code] = (stats.refused[code] ?? 0) + 1;
      return { kind: 'refused', code };
    }
  };
};

export type RetryingCaller = ReturnType<typeof createCaller>;
