import type { IncomingMessage, RequestListener } from 'node:http';
import type { RequestHandler } from 'sirv';
import { compressed } from './compress.ts';
import { encodingFor } from './encoding.ts';
import { normalizeUrl } from './normalize-url.ts';
import { commonHeaders } from './security.ts';

/** A path under a host that can be one; `http://elsewhere/` and `*` are for proxies, which this is not. */
const isValidUrl = (url: string, { headers }: IncomingMessage): boolean =>
  /^[/\\]/.test(url) && URL.canParse(url, `http://${headers.host ?? 'localhost'}`);

/** sirv looks for the words alone, and would send `br` to who wrote `br;q=0`. */
const normalizeAcceptEncoding = ({ headers }: IncomingMessage): void => {
  headers['accept-encoding'] = encodingFor(headers['accept-encoding']) ?? '';
};

/**
 * Whoever called this server stands last, as behind every proxy: what a visitor writes here himself is
 * to the left of his own address, where nobody who counts calls looks for it.
 */
const forwardCallerAddress = ({ headers, socket }: IncomingMessage): void => {
  const before = headers['x-forwarded-for'];
  headers['x-forwarded-for'] = [before, socket.remoteAddress].filter(Boolean).join(', ');
};

/** Everything this server answers: health, files of the build, and pages for the rest. */
export const listener = (files: RequestHandler, pages: RequestListener): RequestListener => {
  const packedPages = compressed(pages);
  return (req, res) => {
    res.setHeaders(new Map(Object.entries(commonHeaders)));
    const url = req.url ?? '/';
    if (url === '/health/live') return void res.end('ok');
    if (!isValidUrl(url, req)) return void res.writeHead(400).end();
    const location = normalizeUrl(url);
    if (location !== url) return void res.writeHead(308, { Location: location }).end();
    // Our files are small and read whole; and a range that ends before it begins makes sirv throw,
    // which would end the process.
    delete req.headers.range;
    normalizeAcceptEncoding(req);
    forwardCallerAddress(req);
    files(req, res, () => packedPages(req, res));
  };
};
