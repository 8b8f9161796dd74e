import { type Caller, encodeBody, toCall } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { type ErrorBody, Refusal } from '@ayna/contracts/core/refusal';
import { type RefusalCode, refusals } from '@ayna/contracts/errors';
import type { Actor } from '../actor.ts';
import { carryTrace } from '../telemetry/trace.ts';
import type { Bytes } from './bytes.ts';
import { type RawInput, toWireInput } from './input.ts';
import { type CallSigner, callHeader } from './internal-call-token.ts';
import { parseRendered } from './rendered-json.ts';
import type { Serve, ServedRoute } from './serve.ts';
import { uploadFromBlob } from './upload.ts';

/** A route that waits for somebody else declares a longer one. */
const TIMEOUT_MS = 10_000;

type CallParts = RawInput & { readonly file?: Blob };

export type Peers = Readonly<Record<string, string>>;

type Parts = {
  readonly servedHere: (route: Route) => ServedRoute | undefined;
  readonly serve: Serve;
  readonly peers: Peers;
  readonly sign: CallSigner;
};

const refusalOf = (body: ErrorBody): Error => {
  const { code, message, ...extra } = body;
  return code in refusals && code !== 'unexpected'
    ? new Refusal(code as RefusalCode, extra)
    : new Error(`call to another module failed: ${message}`);
};

const bytesIn = async (response: Response): Promise<Bytes> => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  const { headers } = response;
  return {
    type: headers.get('content-type') ?? 'application/octet-stream',
    etag: headers.get('etag')?.replaceAll('"', '') ?? '',
    // The module that passes it on decides how long it may be cached.
    maxAge: 0,
    open: async () => bytes,
  };
};

const overHttp = async (address: string, route: Route, input: CallParts, headers: Record<string, string>) => {
  const call = toCall(route, input as never);
  const encoded = encodeBody(route, call);
  const response = await fetch(new URL(call.url, address), {
    method: call.method,
    ...encoded,
    headers: { ...headers, ...encoded.headers },
    signal: AbortSignal.timeout(route.callTimeoutMs ?? TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new Refusal('unavailable', { details: { cause: String((error as Error).cause ?? error) } });
  });
  if (route.binary && response.ok) return bytesIn(response);
  const answer: unknown = await response.json();
  if (!response.ok) throw refusalOf(answer as ErrorBody);
  return answer;
};

/** `ctx.call`: one module calls another, in this process or another. Call first, then open the transaction. */
export const callerOf =
  ({ servedHere, serve, peers, sign }: Parts) =>
  (module: string, actor: Actor, requestId: string): Caller =>
    (async (route: Route, input: CallParts) => {
      const served = servedHere(route);
      if (served) {
        const origin = { kind: 'internal', module, actor } as const;
        const incoming = { raw: toWireInput(input), origin, requestId };
        if (!route.upload) return parseRendered(await serve(served, incoming));
        const { take, close } = uploadFromBlob(input.file);
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
