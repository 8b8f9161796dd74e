import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What a route with `bytes: true` answers. */
export type Bytes = {
  readonly type: string;
  /** Names exactly these bytes; whoever has them already is told so and sent nothing. */
  readonly etag: string;
  /** For how many seconds anybody may keep them. */
  readonly maxAge: number;
  /** Under this address there will never be others. */
  readonly immutable?: true;
  readonly open: () => Promise<Uint8Array | Readable>;
};

const quoted = (etag: string): string => `"${etag}"`;

export const isHeld = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === '*' || one === quoted(etag));

export const sendBytes = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, maxAge, immutable, open }: Bytes,
): Promise<FastifyReply> => {
  const held = isHeld(request.headers['if-none-match'], etag);
  // Opened first: what is not there is refused like everything else, and kept by no cache.
  const body = held ? null : await open();
  reply.headers({
    etag: quoted(etag),
    'cache-control': `public, max-age=${maxAge}${immutable ? ', immutable' : ''}`,
  });
  return body === null ? reply.status(304).send() : reply.type(type).send(body);
};
