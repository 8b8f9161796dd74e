import type { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The answer of a route with `binary: true`. */
export type Bytes = {
  readonly type: string;
  /** Identifies exactly these bytes; a client that has them gets an empty 304. */
  readonly etag: string;
  /** For how many seconds any cache may keep them; `never` for bytes that only some people may see. */
  readonly maxAge: number | 'never';
  /** This URL never serves other bytes. */
  readonly immutable?: true;
  /** The policy of a page, in place of the one for data, under which nothing runs. */
  readonly contentSecurityPolicy?: string;
  readonly open: () => Promise<Uint8Array | Readable>;
};

const quoted = (etag: string): string => `"${etag}"`;

export const matchesEtag = (ifNoneMatch: string | undefined, etag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === '*' || one === quoted(etag));

const cacheControl = ({ maxAge, immutable }: Bytes): string =>
  maxAge === 'never' ? 'private, no-store' : `public, max-age=${maxAge}${immutable ? ', immutable' : ''}`;

export const sendBytes = async (
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: Bytes,
): Promise<FastifyReply> => {
  const { type, etag, open } = bytes;
  const unchanged = matchesEtag(request.headers['if-none-match'], etag);
  // Opened before the headers are set: a missing file is refused as usual, and no cache keeps the refusal.
  const body = unchanged ? null : await open();
  reply.headers({
    etag: quoted(etag),
    'cache-control': cacheControl(bytes),
    ...(bytes.contentSecurityPolicy && { 'content-security-policy': bytes.contentSecurityPolicy }),
  });
  return body === null ? reply.status(304).send() : reply.type(type).send(body);
};
