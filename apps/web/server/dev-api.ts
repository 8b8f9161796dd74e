import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import type { Plugin } from 'vite';

/** Longer than a restart of the API takes, shorter than a browser waits for an answer (30 s). */
const MAX_WAIT_MS = 20_000;
const PAUSE_MS = 50;

const hasNoBody = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** A refused connection carried nothing. One that broke may have: then only a read is safe to repeat. */
const mayRepeat = (req: IncomingMessage, { code }: NodeJS.ErrnoException): boolean =>
  code === 'ECONNREFUSED' || (code === 'ECONNRESET' && hasNoBody(req));

/**
 * Forwards a call and streams the answer. The API restarts after every change of its code: calls wait for it, and get
 * 503 where they may have reached the old process, or if no new one comes.
 */
const forward = (apiUrl: string, req: IncomingMessage, res: ServerResponse, deadline: number): void => {
  const upstream = request(
    apiUrl + req.url,
    { method: req.method, headers: { ...req.headers, connection: 'close' }, agent: false },
    (answer) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = answer.headers;
      res.writeHead(answer.statusCode ?? 502, headers).flushHeaders();
      pipeline(answer, res, () => undefined);
    },
  );
  const cancel = (): unknown => upstream.destroy();
  res.once('close', cancel);
  upstream.once('error', (error) => {
    res.off('close', cancel);
    if (res.closed) return;
    if (res.headersSent) res.destroy();
    else if (mayRepeat(req, error) && Date.now() < deadline)
      setTimeout(() => forward(apiUrl, req, res, deadline), PAUSE_MS);
    else res.writeHead(503).end();
  });
  if (hasNoBody(req)) upstream.end();
  // Not sooner: what is read for a refused connection would be lost to the next.
  else upstream.once('socket', (socket) => socket.once('connect', () => req.pipe(upstream)));
};

/** Makes Vite's development server forward the API's paths, known by their first segment, in any case. */
export const devApi = (apiUrl: string, segments: readonly string[]): Plugin => {
  const isApi = new RegExp(`^/(?:${segments.join('|')})(?:[/?]|$)`, 'i');
  return {
    name: 'ayna:dev-api',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((req, res, next) => {
        if (isApi.test(req.url ?? '/')) forward(apiUrl, req, res, Date.now() + MAX_WAIT_MS);
        else next();
      });
    },
  };
};
