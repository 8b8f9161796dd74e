import type { output, ZodMiniType } from 'zod/mini';
import type { Who } from './who.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** How often one caller may call: `max` times in `seconds`. A strict limit holds without Redis too. */
export type Limit = { readonly max: number; readonly seconds: number; readonly strict?: boolean };

export type RouteShape = {
  readonly who: Who;
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly answer: ZodMiniType;
  /** Takes an `Idempotency-Key`: the handler opens one transaction and answers what it returned. */
  readonly once?: true;
  /** The body comes as multipart/form-data, one text field per key, as a plain HTML form sends it. */
  readonly multipart?: true;
  /**
   * The body is multipart/form-data with one part `file`, which the handler takes when it wants it: the
   * caller is admitted by the address alone, before a byte of it is read.
   */
  readonly upload?: true;
  /** Answers too where the path is asked for without its `/api`. */
  readonly bare?: true;
  /**
   * The handler may answer with finished JSON bytes of the shape of `answer`, and with a version of them,
   * so that a caller who has that one gets an empty 304.
   */
  readonly raw?: true;
  /** Answers with bytes as they are, such as a picture, and says itself how long they may be kept. */
  readonly bytes?: true;
  /** Answers with a stream of server-sent events, each of the shape of `answer`. */
  readonly stream?: true;
  readonly limit?: Limit;
  /** The handler reads the caller's headers and cookies, and may set cookies. */
  readonly wire?: true;
};

type Verb<S extends RouteShape> = S & { readonly method: Method; readonly path: string };

export type Route<S extends RouteShape = RouteShape> = Verb<S> & {
  readonly module: string;
  readonly name: string;
};

const verb =
  (method: Method) =>
  <const S extends RouteShape>(path: `/${string}`, shape: S): Verb<S> => ({ method, path, ...shape });

export const get = verb('GET');
export const post = verb('POST');
export const put = verb('PUT');
export const patch = verb('PATCH');
export const del = verb('DELETE');

export type Contract<N extends string = string, R extends Record<string, Route> = Record<string, Route>> = {
  readonly name: N;
  readonly routes: R;
};

/**
 * What one module may be asked. The host serves it, the browser, tests and siblings call it,
 * all with this same object.
 */
export const contract = <const N extends string, const R extends Record<string, Verb<RouteShape>>>(
  name: N,
  routes: R,
): Contract<N, { [K in keyof R]: R[K] & { readonly module: N; readonly name: K & string } }> => {
  const named = Object.entries(routes).map(([key, route]) => [key, { ...route, module: name, name: key }]);
  return { name, routes: Object.fromEntries(named) };
};

type Part<R, K extends 'params' | 'query' | 'body'> = R extends {
  readonly [P in K]: infer S extends ZodMiniType;
}
  ? { readonly [P in K]: output<S> }
  : unknown;

/** What a handler receives and a caller gives: only the parts the route declares. */
export type InputOf<R> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'>;

export type AnswerOf<R> = R extends { readonly answer: infer S extends ZodMiniType } ? output<S> : never;
