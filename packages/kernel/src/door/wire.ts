import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a handler sees of the wire, where its route says `wire: true`: who people are needs cookies. */
export type Wire = {
  readonly header: (name: string) => string | undefined;
  readonly cookie: (name: string) => string | undefined;
  /** For scripts out of reach, for other sites out of use; null takes it away. */
  readonly setCookie: (name: `__Host-${string}`, value: string | null, seconds: number) => void;
};

const pair = /^\s*([^=\s]+)=([\w.~-]*)\s*$/;

/** Only values of our own making, which need no quoting; a name that comes twice is nobody's. */
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

export const wireOf = (request: FastifyRequest, reply: FastifyReply): Wire => {
  const header = (name: string): string | undefined => {
    const value = request.headers[name];
    return typeof value === 'string' ? value : undefined;
  };
  return {
    header,
    cookie: (name) => cookieIn(request.headers.cookie, name),
    setCookie: (name, value, seconds) => void reply.header('set-cookie', cookieText(name, value, seconds)),
  };
};

/** A call within the process has neither headers nor cookies. */
export const noWire: Wire = {
  header: () => undefined,
  cookie: () => undefined,
  setCookie: () => undefined,
};
