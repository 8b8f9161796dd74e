import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answer of a route with `binary: true`. */
export type Bytes = {
  readonly type: string;
  /** Identifies exactly these bytes; a client that has them gets an empty 304. */
  readonly etag: string;
  /** For how many seconds any cache may keep them. */
  readonly maxAge: number;
  /** This URL never serves other bytes. */
  readonly immutable?: true;
  readonly open: () => Promise<Uint8Array | Readable>;
};

const quoted = (etag: string): string => `"${etag}"`;

export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === '*' || one === quoted(etag));

export const sendBytes = async (
  request: FastifyRequest,
  reply: FastifyReply,
  { type, etag, maxAge, immutable, open }: Bytes,
): Promise<FastifyReply> => {
  const unchanged = matchesEtag(request.headers['if-none-match'], etag);
  // Opened before the headers are set: a missing file is refused as usual, and no cache keeps the refusal.
  const body = unchanged ? null : await open();
  reply.headers({
    etag: quoted(etag),
    'cache-control': `public, max-age=${maxAge}${immutable ? ', immutable' : ''}`,
  });
  return body === null ? reply.status(304).send() : reply.type(type).send(body);
};
