import type { InputOf, Method, ResponseOf, Route } from './contract.ts';
import type { ErrorBody } from './refusal.ts';

/** A call, ready for any transport: the browser's fetch, another module's HTTP agent, a test. */
export type Call = {
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
  readonly file?: Blob;
};

/** The server responded to a call with an error. */
export class CallError extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly requestId: string | undefined;

  constructor(status: number, body: ErrorBody, requestId?: string) {
    super(body.message);
    this.name = 'CallError';
    this.status = status;
    this.body = body;
    this.requestId = requestId;
  }
}

type Parts = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
};

/** The input of a caller: the parts that the route declares, and the file of an upload. */
export type CallInput<R> = InputOf<R> &
  (R extends { readonly upload: true } ? { readonly file: Blob } : unknown);

const fillPath = (path: string, params: Record<string, unknown> = {}): string =>
  path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])));

const queryString = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(key, String(value));
  }
  return search.size === 0 ? '' : `?${search}`;
};

/** Builds the request of a route from its input. */
export const toCall = <R extends Route>(route: R, input: InputOf<R>): Call => {
  const { params, query, body, file } = input as Parts;
  const url = fillPath(route.path, params) + queryString(query);
  return { method: route.method, url, body, ...(file && { file }) };
};

const encodeFile = (file: Blob): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

const encodeFields = (fields: object): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(key, String(value));
  }
  return form;
};

type WireBody = {
  readonly body?: string | FormData | URLSearchParams;
  readonly headers: Readonly<Record<string, string>>;
};

/** Encodes the body as the route expects it, with its content type. `fetch` sets the one of a form itself. */
export const encodeBody = (route: Route, { body, file }: Call): WireBody => {
  if (file) return { body: encodeFile(file), headers: {} };
  if (body === undefined) return { headers: {} };
  if (route.multipart) return { body: encodeFields(body as object), headers: {} };
  if (route.urlencoded) return { body: new URLSearchParams(body as Record<string, string>), headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

export type Caller = <R extends Route>(route: R, input: CallInput<R>) => Promise<ResponseOf<R>>;
