import type { output, ZodMiniType } from 'zod/mini';
import type { Who } from './who.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * One caller may call `max` times in `seconds`. Behind one address there may be many: `addressMax` is for all of them
 * together, where a person is counted too. A strict limit applies without Redis too.
 */
export type RateLimit = {
  readonly max: number;
  readonly addressMax?: number;
  readonly seconds: number;
  readonly strict?: boolean;
};

export type RouteShape = {
  readonly who: Who;
  readonly summary: string;
  readonly params?: ZodMiniType;
  readonly query?: ZodMiniType;
  readonly body?: ZodMiniType;
  readonly response: ZodMiniType;
  /**
   * Accepts an `Idempotency-Key`. The handler opens one transaction and responds with its result; an upload may open
   * others and responds with that of `ctx.resultDb`.
   */
  readonly idempotent?: true;
  /** The body is multipart/form-data with one text field per key, as a plain HTML form sends it. */
  readonly multipart?: true;
  /**
   * The body is application/x-www-form-urlencoded, as a form of another site sends it. Nothing else is accepted, so that
   * no route of ours takes such a form by accident.
   */
  readonly urlencoded?: true;
  /** The answer sends the browser on: a 303 to `location`, which the response has. */
  readonly redirect?: true;
  /**
   * The body is multipart/form-data with one part `file`, which the handler reads itself. The caller is
   * authorized by URL and headers alone, before a byte of the body is read.
   */
  readonly upload?: true;
  /** The route is also served at its path without `/api`. */
  readonly withoutApiPrefix?: true;
  /**
   * The handler may return rendered JSON bytes that match `response`, with their version. A caller that
   * already has that version gets an empty 304.
   */
  readonly rawJson?: true;
  /** The response is binary, such as a picture; the handler sets how long it may be cached. */
  readonly binary?: true;
  /** The response is a stream of server-sent events, each matching `response`. */
  readonly stream?: true;
  /** Wants that this session has passed the second factor. What Admin does always wants it. */
  readonly secondFactor?: true;
  /** A change that members of a suspended salon may still make; they may read everything. */
  readonly whileSuspended?: true;
  readonly rateLimit?: RateLimit;
  /** How long a module in another process waits for the answer, where ten seconds are too few. */
  readonly callTimeoutMs?: number;
  /** The handler reads the request's headers and cookies, and may set cookies. */
  readonly http?: true;
};

type UnnamedRoute<S extends RouteShape> = S & { readonly method: Method; readonly path: string };

export type Route<S extends RouteShape = RouteShape> = UnnamedRoute<S> & {
  readonly module: string;
  readonly name: string;
};

const routeBuilder =
  (method: Method) =>
  <const S extends RouteShape>(path: `/${string}`, shape: S): UnnamedRoute<S> => ({ method, path, ...shape });

export const get = routeBuilder('GET');
export const post = routeBuilder('POST');
export const put = routeBuilder('PUT');
export const patch = routeBuilder('PATCH');
export const del = routeBuilder('DELETE');

export type Contract<N extends string = string, R extends Record<string, Route> = Record<string, Route>> = {
  readonly name: N;
  readonly routes: R;
};

/**
 * The API of one module. The host serves it; the browser, tests and other modules call it. All use this
 * same object.
 */
export const contract = <const N extends string, const R extends Record<string, UnnamedRoute<RouteShape>>>(
  name: N,
  routes: R,
): Contract<N, { [K in keyof R]: R[K] & { readonly module: N; readonly name: K & string } }> => {
  const named = Object.entries(routes).map(([key, route]) => [key, { ...route, module: name, name: key }]);
  return { name, routes: Object.fromEntries(named) };
};

type InputPart<R, K extends 'params' | 'query' | 'body'> = R extends {
  readonly [P in K]: infer S extends ZodMiniType;
}
  ? { readonly [P in K]: output<S> }
  : unknown;

/** The input of a handler and of a caller: only the parts that the route declares. */
export type InputOf<R> = InputPart<R, 'params'> & InputPart<R, 'query'> & InputPart<R, 'body'>;

export type ResponseOf<R> = R extends { readonly response: infer S extends ZodMiniType } ? output<S> : never;
