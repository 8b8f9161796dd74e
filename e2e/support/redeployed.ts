import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Change = (script: string) => string;

/** The worker's script with other bytes; unpacked, and without the headers that describe the former ones. */
const sendChanged = async (answer: IncomingMessage, res: ServerResponse, change: Change): Promise<void> => {
  const { etag: _etag, 'content-length': _length, 'last-modified': _at, ...headers } = answer.headers;
  res.writeHead(answer.statusCode ?? 502, headers).end(change(await text(answer)));
};

/**
 * The product at an address of its own, where a journey can replace the service worker as a deployment does: Playwright
 * can't answer the request by which a browser looks for a new one.
 */
export const serveRedeployable = async (product: string) => {
  let change: Change | undefined;
  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', product);
    const isWorker = url.pathname === '/sw.js';
    const { 'accept-encoding': encoding, 'if-none-match': known, ...others } = req.headers;
    const headers = {
      ...others,
      host: url.host,
      ...(others.origin && { origin: url.origin }),
      ...(!isWorker && encoding && { 'accept-encoding': encoding }),
      ...(!isWorker && known && { 'if-none-match': known }),
    };
    const upstream = request(url, { method: req.method ?? 'GET', headers }, (answer) => {
      if (isWorker && change) return void sendChanged(answer, res, change);
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    // A page that is left ends its streams.
    upstream.on('error', () => res.destroy());
    res.on('close', () => upstream.destroy());
    req.pipe(upstream);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    replaceWorker: (next: Change): void => {
      change = next;
    },
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
    },
  };
};
