import type { IncomingMessage, RequestListener } from 'node:http';
import type { RequestHandler } from 'sirv';
import { oneSpelling } from './address.ts';
import { everyAnswer } from './security.ts';

/** A path under a host that can be one; `http://elsewhere/` and `*` are for proxies, which this is not. */
const isSound = (url: string, { headers }: IncomingMessage): boolean =>
  /^[/\\]/.test(url) && URL.canParse(url, `http://${headers.host ?? 'localhost'}`);

/** Everything this server answers: health, files of the build, and pages for the rest. */
export const listener =
  (files: RequestHandler, pages: RequestListener): RequestListener =>
  (req, res) => {
    res.setHeaders(new Map(Object.entries(everyAnswer)));
    const url = req.url ?? '/';
    if (url === '/health/live') return void res.end('ok');
    if (!isSound(url, req)) return void res.writeHead(400).end();
    const location = oneSpelling(url);
    if (location !== url) return void res.writeHead(308, { Location: location }).end();
    // Our files are small and read whole; and a range that ends before it begins makes sirv throw,
    // which would end the process.
    delete req.headers.range;
    files(req, res, () => pages(req, res));
  };
