import { encodeBody, toCall } from '@ayna/contracts/core/client';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { networkError, toCallError } from './call-errors.ts';
import { parseResponse, type RawResponse } from './parse-response.ts';

// Calls of this web server to the API, for pages that work without a script.

/** As long as a browser would wait. */
const browserTimeoutMs = 30_000;

export type ApiServer = {
  readonly apiUrl: string;
  /** Who asked, with the proxies between: limits are the visitor's, not this server's. */
  readonly visitor: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
};

export const visitorOf = ({ headers }: Request): string | null => headers.get('x-forwarded-for');

const send = async (
  { apiUrl, visitor, headers, timeoutMs = browserTimeoutMs }: ApiServer,
  route: Route,
  input: object,
): Promise<RawResponse> => {
  const call = toCall(route, input as never);
  const wire = encodeBody(route, call);
  // oxlint-disable-next-line no-restricted-globals -- on the server, where the browser's client is not
  const response = await fetch(apiUrl + call.url, {
    method: call.method,
    headers: {
      ...wire.headers,
      ...(visitor && { 'x-forwarded-for': visitor }),
      accept: 'application/json',
      ...headers,
    },
    body: wire.body ?? null,
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, text: await response.text(), requestId: undefined };
};

/** The answer of the API, or a `CallError` with a sentence to show. */
export const callFromServer = async <R extends Route>(
  server: ApiServer,
  route: R,
  input: InputOf<R>,
): Promise<ResponseOf<R>> => {
  const response = await send(server, route, input as object).catch((error: unknown) => {
    const isLate = error instanceof DOMException && error.name === 'TimeoutError';
    throw isLate ? toCallError(408, undefined) : networkError();
  });
  return parseResponse(route, response) as ResponseOf<R>;
};

/** A file of the API, such as a picture. */
export const readBytesFromServer = async (
  { apiUrl, visitor, timeoutMs = browserTimeoutMs }: ApiServer,
  url: string,
): Promise<Uint8Array> => {
  // oxlint-disable-next-line no-restricted-globals -- on the server, where the browser's client is not
  const response = await fetch(apiUrl + url, {
    headers: visitor ? { 'x-forwarded-for': visitor } : {},
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw toCallError(response.status, undefined);
  return response.bytes();
};
