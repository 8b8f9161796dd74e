import { setTimeout as pause } from 'node:timers/promises';
import { callOf, type GivenTo, wireBody } from '@ayna/contracts/core/client';
import type { AnswerOf, Route } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';

/** What a client was told. Lost: there was no answer, so nobody knows whether it happened. */
export type Said<T> =
  | {
      readonly kind: 'done';
      readonly answer: T;
      readonly sentAt: number;
      readonly heardAt: number;
      /** Whether an earlier call with the same key was lost. */
      readonly again: boolean;
    }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'lost' };

/** What all clients together saw. */
export const newMeter = () => ({
  /** Every call that was answered, with its milliseconds. */
  answered: [] as { readonly began: number; readonly ms: number }[],
  /** From a host's death until it served again. */
  deaths: [] as { readonly at: number; readonly servedAgain: number }[],
  lost: 0,
  unavailable: 0,
  /** Answers of 500: each one is a finding. */
  failures: [] as string[],
  refused: {} as Record<string, number>,
});

export type Meter = ReturnType<typeof newMeter>;

type Sent =
  | { readonly status: number; readonly body: unknown }
  | { readonly lost: true; readonly unsent: boolean };

const send = async (url: string, method: string, init: RequestInit): Promise<Sent> => {
  try {
    const response = await fetch(url, { method, ...init, signal: AbortSignal.timeout(20_000) });
    return { status: response.status, body: await response.json() };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as { code?: string };
    return { lost: true, unsent: code === 'ECONNREFUSED' };
  }
};

/** Sent again it changes nothing that it has not changed already. */
const harmlessAgain = ({ method, once }: Route): boolean =>
  once === true || method === 'GET' || method === 'DELETE';

/** Ever longer, and no two alike: whoever comes back is not run over by all at once. */
const patience = (tries: number): number => Math.min(800, 50 * 2 ** tries) * (0.5 + Math.random());

/** A client's way to the product: another host where one does not answer, the same key where a call creates. */
export const openLine = (urls: readonly string[], meter: Meter, first: number) => {
  let at = first;
  return async <R extends Route>(
    token: () => Promise<string>,
    route: R,
    input: GivenTo<R>,
  ): Promise<Said<AnswerOf<R>>> => {
    const call = callOf(route, input as never);
    const wire = wireBody(route, call);
    const key = newCode();
    const sentAt = performance.now();
    let gone = false;
    for (let tries = 0; ; tries += 1) {
      const headers = {
        ...wire.headers,
        'x-user-token': await token(),
        ...(route.once && { 'idempotency-key': key }),
      };
      const began = performance.now();
      const url = new URL(call.url, urls[at % urls.length]).href;
      const body = wire.body === undefined ? {} : { body: wire.body };
      const sent = await send(url, call.method, { headers, ...body });
      if ('lost' in sent || sent.status === 503) {
        if ('lost' in sent) meter.lost += 1;
        else meter.unavailable += 1;
        const happened = !('lost' in sent && sent.unsent);
        if (happened && !harmlessAgain(route)) return { kind: 'lost' };
        gone ||= happened;
        at += 1;
        await pause(patience(tries));
        continue;
      }
      const heardAt = performance.now();
      meter.answered.push({ began, ms: heardAt - began });
      if (sent.status < 300)
        return { kind: 'done', answer: sent.body as AnswerOf<R>, sentAt, heardAt, again: gone };
      // Taken away by the call whose answer was lost.
      if (sent.status === 404 && gone && call.method === 'DELETE')
        return { kind: 'done', answer: {} as AnswerOf<R>, sentAt, heardAt, again: gone };
      const { code = 'none' } = sent.body as { code?: string };
      if (sent.status >= 500) meter.failures.push(`${call.method} ${route.path} ${sent.status} ${code}`);
      meter.refused[code] = (meter.refused[code] ?? 0) + 1;
      return { kind: 'refused', code };
    }
  };
};

export type Line = ReturnType<typeof openLine>;
