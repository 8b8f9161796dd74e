import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Encoding, encodingFor } from './encoding.ts';

/** Answers a page, as React Router does. */
export type PageHandler = (request: Request) => Promise<Response>;

type StoredPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly etag: string | undefined;
  readonly bodies: Map<Encoding | 'plain', Promise<Buffer>>;
  readonly until: number;
};

/** As old as data may be before it is asked for again: a change of the salon is seen after that. */
export const freshMs = 800;
/** A page is about 120 kB with its packed forms. */
const storedPages = 400;

const storedStatus = new Set([200, 301, 404]);

const packers = {
  br: (body: Buffer) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 7 } }),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 7 }),
} as const satisfies Record<Encoding, (body: Buffer) => Promise<Buffer>>;

const readPage = async (
  response: Response,
  before: StoredPage | undefined,
  now: number,
): Promise<StoredPage> => {
  const etag = response.headers.get('etag') ?? undefined;
  const isSame = etag !== undefined && before?.etag === etag;
  const body = Buffer.from(await response.arrayBuffer());
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    etag,
    // The packed forms of the same page are kept.
    bodies: isSame ? before.bodies : new Map([['plain', Promise.resolve(body)]]),
    until: storedStatus.has(response.status) ? now + freshMs : 0,
  };
};

const bodyIn = async (page: StoredPage, encoding: Encoding | 'plain'): Promise<Buffer> => {
  const known = page.bodies.get(encoding);
  if (known) return known;
  const plain = (await page.bodies.get('plain')) ?? Buffer.alloc(0);
  const packed = encoding === 'plain' ? Promise.resolve(plain) : packers[encoding](plain);
  page.bodies.set(encoding, packed);
  return packed;
};

const send = async (req: IncomingMessage, res: ServerResponse, page: StoredPage): Promise<void> => {
  const { 'content-length': _length, ...headers } = page.headers;
  res.setHeader('Vary', 'Accept-Encoding');
  if (page.etag !== undefined && req.headers['if-none-match']?.includes(page.etag)) {
    res.writeHead(304, headers).end();
    return;
  }
  const plain = await bodyIn(page, 'plain');
  const encoding = plain.length === 0 ? undefined : encodingFor(req.headers['accept-encoding']);
  const body = encoding ? await bodyIn(page, encoding) : plain;
  res.writeHead(page.status, {
    ...headers,
    'Content-Length': body.length,
    ...(encoding ? { 'Content-Encoding': encoding } : {}),
  });
  res.end(req.method === 'HEAD' ? undefined : body);
};

/** /salon/nehir-sac-atolyesi, and not what is below it. */
const pagePath = /^\/salon\/[^/?]+(?=\?|$)/;

/** The path of a salon's page that this request reads, if it is one. A query changes nothing about the page. */
export const salonPagePath = ({ method, url }: IncomingMessage): string | undefined =>
  method === 'GET' || method === 'HEAD' ? pagePath.exec(url ?? '')?.[0] : undefined;

/**
 * Salon pages, from memory while they are fresh. They are the same for everybody. However many visitors come at once, the
 * page is asked for once, and its packed forms are made once for each change.
 */
export const salonPages = (respond: PageHandler, now: () => number = Date.now) => {
  const stored = new LRUCache<string, StoredPage>({ max: storedPages });
  const asked = new Map<string, Promise<StoredPage>>();

  const ask = async (url: string, visitor: string): Promise<StoredPage> => {
    try {
      const response = await respond(new Request(url, { headers: { 'x-forwarded-for': visitor } }));
      const page = await readPage(response, stored.get(url), now());
      if (page.until > 0) stored.set(url, page);
      return page;
    } finally {
      asked.delete(url);
    }
  };

  const pageOf = (path: string, { headers }: IncomingMessage): Promise<StoredPage> | StoredPage => {
    const url = `http://${headers.host ?? 'localhost'}${path}`;
    const known = stored.get(url);
    if (known && known.until > now()) return known;
    const running = asked.get(url) ?? ask(url, String(headers['x-forwarded-for'] ?? ''));
    asked.set(url, running);
    return running;
  };

  return async (req: IncomingMessage, res: ServerResponse, path: string): Promise<void> =>
    send(req, res, await pageOf(path, req));
};
