import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { RequestHandler } from 'sirv';
import { compressed } from './compress.ts';
import { encodingFor } from './encoding.ts';
import { log } from './log.ts';
import { normalizeUrl } from './normalize-url.ts';
import { salonPagePath } from './salon-pages.ts';
import { commonHeaders } from './security.ts';

/** A path under a host that can be one; `http://elsewhere/` and `*` are for proxies, which this is not. */
const isValidUrl = (url: string, { headers }: IncomingMessage): boolean =>
  /^[/\\]/.test(url) && URL.canParse(url, `http://${headers.host ?? 'localhost'}`);

/** sirv looks for the words alone, and would send `br` to who wrote `br;q=0`. */
const normalizeAcceptEncoding = ({ headers }: IncomingMessage): void => {
  headers['accept-encoding'] = encodingFor(headers['accept-encoding']) ?? '';
};

/**
 * The caller of this server stands last, as behind every proxy: what a visitor writes here himself is
 * to the left of his own address, where nobody who counts calls looks for it.
 */
const forwardCallerAddress = ({ headers, socket }: IncomingMessage): void => {
  const before = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ');
};

const setCommonHeaders = (res: ServerResponse): ServerResponse =>
  res.setHeaders(new Map(Object.entries(commonHeaders)));

/**
 * A film is read in parts: Safari plays no other. The other files are small and read whole. A range that ends before it
 * begins makes sirv throw, which would end the process.
 */
const isPartOfFilm = (url: string, { headers }: IncomingMessage): boolean => {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? [];
  return url.endsWith('.mp4') && from !== undefined && (to === '' || Number(to) >= Number(from));
};

/**
 * Sets the headers of every answer and normalizes the request for files and pages. False if it answered the request
 * itself: with a redirect to the normalized URL, or with 400.
 */
export const prepareRequest = (req: IncomingMessage, res: ServerResponse): boolean => {
  setCommonHeaders(res);
  const url = req.url ?? '/';
  if (!isValidUrl(url, req)) {
    res.writeHead(400).end();
    return false;
  }
  const location = normalizeUrl(url);
  if (location !== url) {
    res.writeHead(308, { Location: location }).end();
    return false;
  }
  if (!isPartOfFilm(location, req)) delete req.headers.range;
  normalizeAcceptEncoding(req);
  forwardCallerAddress(req);
  return true;
};

type SalonPages = (req: IncomingMessage, res: ServerResponse, path: string) => Promise<void>;

/** Everything this server answers: health, salon pages from memory, files of the build, and pages for the rest. */
export const listener = (
  files: RequestHandler,
  pages: RequestListener,
  salonPages: SalonPages,
): RequestListener => {
  const packedPages = compressed(pages);
  return (req, res) => {
    if (req.url === '/health/live') return void setCommonHeaders(res).end('ok');
    if (!prepareRequest(req, res)) return;
    const salonPage = salonPagePath(req);
    if (salonPage === undefined) return files(req, res, () => packedPages(req, res));
    salonPages(req, res, salonPage).catch((error: unknown) => {
      log('error', 'salon page failed', { path: salonPage, error });
      if (!res.headersSent) res.writeHead(500);
      res.end();
    });
  };
};
