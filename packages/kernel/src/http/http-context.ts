import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a handler of a route with `http: true` sees of the request: sign-in needs headers and cookies. */
export type HttpContext = {
  readonly header: (name: string) => string | undefined;
  /** Of the person's browser, as far as the proxies in front of us are trusted; empty within the process. */
  readonly address: string;
  readonly cookie: (name: string) => string | undefined;
  /** HttpOnly and SameSite=Strict; null removes it. */
  readonly setCookie: (name: `__Host-${string}`, value: string | null, seconds: number) => void;
};

const pair = /^\s*([^=\s]+)=([\w.~-]*)\s*$/;

/** Accepts only values that we set, which need no quoting, and no cookie that is sent twice. */
export const cookieIn = (header: string | undefined, name: string): string | undefined => {
  const found = (header ?? '')
    .split(';')
    .map((part) => pair.exec(part))
    .filter((match) => match?.[1] === name);
  return found.length === 1 ? found[0]?.[2] || undefined : undefined;
};

export const cookieText = (name: string, value: string | null, seconds: number): string => {
  const age = value === null ? 0 : Math.max(0, Math.floor(seconds));
  return `${name}=${value ?? ''}; Max-Age=${age}; Path=/; HttpOnly; Secure; SameSite=Strict`;
};

export const httpContext = (request: FastifyRequest, reply: FastifyReply): HttpContext => {
  const header = (name: string): string | undefined => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    header,
    address: request.ip,
    cookie: (name) => cookieIn(request.headers.cookie, name),
    setCookie: (name, value, seconds) => void reply.header('set-cookie', cookieText(name, value, seconds)),
  };
};

/** A call within the process has neither headers nor cookies. */
export const noHttpContext: HttpContext = {
  address: '',
  header: () => undefined,
  cookie: () => undefined,
  setCookie: () => undefined,
};
