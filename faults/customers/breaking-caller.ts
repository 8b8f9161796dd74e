import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { CallError, type CallInput, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { ResponseOf, Route } from '@ayna/contracts/core/contract';

/** How a connection breaks: some time after the request was sent, or when its response arrives. */
export type Break = 'after-request' | 'at-response';

type Sent = { readonly status: number; readonly body: string } | 'lost';

type Request = {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | undefined;
};

/** Most calls take less than this, so that a break meets them before, within and after their transaction. */
const BREAK_WITHIN_MS = 40;

/** One request on a connection of its own. */
const send = (url: URL, { method, headers, body }: Request, breaks: Break | undefined): Promise<Sent> =>
  new Promise((resolve) => {
    const lose = (): void => resolve('lost');
    const outgoing = request(url, { method, headers, agent: false }, (incoming) => {
      if (breaks === 'at-response') return void outgoing.destroy();
      text(incoming).then((read) => resolve({ status: incoming.statusCode ?? 0, body: read }), lose);
    });
    outgoing.on('error', lose).on('close', lose);
    outgoing.end(body, () => {
      if (breaks === 'after-request')
        setTimeout(() => outgoing.destroy(), Math.random() * BREAK_WITHIN_MS).unref();
    });
  });

const RETRY_MS = 100;
/** A host that is down is back long before. */
const MAX_TRIES = 600;

/** Counts over all customers. */
export const newCallCounts = () => ({ lost: 0, unavailable: 0, failures: [] as string[] });

export type CallCounts = ReturnType<typeof newCallCounts>;

export type CallOptions = {
  readonly headers?: Readonly<Record<string, string>>;
  /** Of the first try; the repeated ones are left alone. */
  readonly breaks?: Break | undefined;
};

/**
 * A customer's own network, from which a call is repeated with the same headers, its key among them, until it is
 * answered. A refusal is thrown.
 */
export const createBreakingCaller =
  (url: string, address: string, counts: CallCounts) =>
  async <R extends Route>(
    route: R,
    input: CallInput<R>,
    { headers = {}, breaks }: CallOptions = {},
  ): Promise<ResponseOf<R>> => {
    const call = toCall(route, input as never);
    const wire = encodeBody(route, call);
    const outgoing = {
      method: call.method,
      headers: { ...wire.headers, 'x-forwarded-for': address, ...headers },
      body: wire.body as string | undefined,
    };
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const sent = await send(new URL(call.url, url), outgoing, tries === 0 ? breaks : undefined);
      if (sent !== 'lost' && sent.status !== 503) {
        const body = JSON.parse(sent.body) as never;
        if (sent.status < 300) return body;
        if (sent.status >= 500) counts.failures.push(`${call.method} ${route.path} ${sent.status}`);
        throw new CallError(sent.status, body);
      }
      if (sent === 'lost') counts.lost += 1;
      else counts.unavailable += 1;
      await pause(RETRY_MS);
    }
    throw new Error(`${call.method} ${route.path} was not answered`);
  };

export type BreakingCaller = ReturnType<typeof createBreakingCaller>;
