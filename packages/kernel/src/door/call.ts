import { type Caller, callOf, wireBody } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { type ErrorBody, Refusal } from '@ayna/contracts/core/refusal';
import { type RefusalCode, refusals } from '@ayna/contracts/errors';
import type { Actor } from '../actor.ts';
import { carryTrace } from '../watch/trace.ts';
import type { Bytes } from './bytes.ts';
import { opened } from './finished.ts';
import { asSent, type Raw } from './input.ts';
import type { Serve, Served } from './serve.ts';
import { type CallSigner, callHeader } from './sibling-token.ts';
import { uploadOf } from './upload.ts';

const TIMEOUT_MS = 10_000;

type Given = Raw & { readonly file?: Blob };

export type Peers = Readonly<Record<string, string>>;

type Parts = {
  readonly servedHere: (route: Route) => Served | undefined;
  readonly serve: Serve;
  readonly peers: Peers;
  readonly sign: CallSigner;
};

const refusalOf = (body: ErrorBody): Error => {
  const { code, message, ...extra } = body;
  return code in refusals && code !== 'unexpected'
    ? new Refusal(code as RefusalCode, extra)
    : new Error(`a sibling failed: ${message}`);
};

const bytesIn = async (response: Response): Promise<Bytes> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { headers } = response;
  return {
    type: headers.get('content-type') ?? 'application/octet-stream',
    etag: headers.get('etag')?.replaceAll('"', '') ?? '',
    // How long it may still be kept is for whoever hands it on.
    maxAge: 0,
    open: async () => bytes,
  };
};

const overHttp = async (address: string, route: Route, input: Given, headers: Record<string, string>) => {
  const call = callOf(route, input as never);
  const wire = wireBody(route, call);
  const response = await fetch(new URL(call.url, address), {
    method: call.method,
    ...wire,
    headers: { ...headers, ...wire.headers },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Refusal('unavailable', { details: { cause: String((error as Error).cause ?? error) } });
  });
  if (route.bytes && response.ok) return bytesIn(response);
  const answer: unknown = await response.json();
  if (!response.ok) throw refusalOf(answer as ErrorBody);
  return answer;
};

/** `ctx.call`: one module asks another, wherever that one runs. Ask first, then open the transaction. */
export const callerOf =
  ({ servedHere, serve, peers, sign }: Parts) =>
  (module: string, actor: Actor, requestId: string): Caller =>
    (async (route: Route, input: Given) => {
      const served = servedHere(route);
      if (served) {
        const asker = { kind: 'sibling', module, actor } as const;
        const incoming = { raw: asSent(input), asker, requestId };
        if (!route.upload) return opened(await serve(served, incoming));
        const { take, close } = uploadOf(input.file);
        try {
          return await serve(served, { ...incoming, upload: take });
        } finally {
          await close();
        }
      }
      const address = peers[route.module];
      if (!address) throw new Refusal('unavailable', { details: { module: route.module } });
      const headers = { [callHeader]: await sign(module, actor), 'x-request-id': requestId, ...carryTrace() };
      return overHttp(address, route, input, headers);
    }) as Caller;
