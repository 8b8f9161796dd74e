import type { AnswerOf, InputOf, Method, Route } from './contract.ts';
import type { ErrorBody } from './refusal.ts';

/** A call, ready for any transport: the browser's fetch, a sibling's keep-alive, a test. */
export type Call = {
  readonly method: Method;
  readonly url: string;
  readonly body?: unknown;
  readonly file?: Blob;
};

/** A call that was answered, but not with what was asked for. */
export class CallFailed extends Error {
  readonly status: number;
  readonly body: ErrorBody;
  readonly requestId: string | undefined;

  constructor(status: number, body: ErrorBody, requestId?: string) {
    super(body.message);
    this.name = 'CallFailed';
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

/** What a caller gives: the parts the route declares, and the file where it takes one. */
export type GivenTo<R> = InputOf<R> &
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

/** What goes over the wire for this route and input. */
export const callOf = <R extends Route>(route: R, input: InputOf<R>): Call => {
  const { params, query, body, file } = input as Parts;
  const url = fillPath(route.path, params) + queryString(query);
  return { method: route.method, url, body, ...(file && { file }) };
};

const formWith = (file: Blob): FormData => {
  const form = new FormData();
  form.append('file', file);
  return form;
};

const formOf = (fields: object): FormData => {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined && value !== null) form.append(key, String(value));
  }
  return form;
};

type WireBody = { readonly body?: string | FormData; readonly headers: Readonly<Record<string, string>> };

/** The body as the route wants it sent, with the header that says so; a form's is fetch's to write. */
export const wireBody = (route: Route, { body, file }: Call): WireBody => {
  if (file) return { body: formWith(file), headers: {} };
  if (body === undefined) return { headers: {} };
  if (route.multipart) return { body: formOf(body as object), headers: {} };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

export type Caller = <R extends Route>(route: R, input: GivenTo<R>) => Promise<AnswerOf<R>>;
