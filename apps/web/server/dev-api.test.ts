import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer as createVite, type ViteDevServer } from 'vite';
import { afterEach, expect, test } from 'vitest';
import { devApi } from './dev-api.ts';

let api: Server | undefined;
let vite: ViteDevServer | undefined;
afterEach(async () => {
  await vite?.close();
  api?.close().closeAllConnections();
});

const echo = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
  const parts = [req.method, req.url, req.headers.host, await text(req)];
  res.setHeader('set-cookie', ['a=1', 'b=2']).end(parts.filter(Boolean).join(' '));
};

const startApi = async (
  port = 0,
  answer: RequestListener = (req, res) => void echo(req, res),
): Promise<number> => {
  api = createServer(answer);
  await once(api.listen(port, '127.0.0.1'), 'listening');
  return (api.address() as AddressInfo).port;
};

const stopApi = async (): Promise<void> => {
  api?.close().closeAllConnections();
  await once(api as Server, 'close');
};

/** Vite in front of the API; what is not the API's is answered with `page`. */
const startVite = async (apiPort: number): Promise<string> => {
  vite = await createVite({
    configFile: false,
    root: import.meta.dirname,
    appType: 'custom',
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, watch: null },
    plugins: [
      devApi(`http://127.0.0.1:${apiPort}`, ['api', 'transaction']),
      {
        name: 'pages',
        configureServer:
          ({ middlewares }) =>
          () => {
            middlewares.use((_req, res) => void res.end('page'));
          },
      },
    ],
  });
  await vite.listen();
  const [url = ''] = vite.resolvedUrls?.local ?? [];
  return new URL(url).origin;
};

const readText = async (url: string): Promise<string> => (await fetch(url)).text();
const post = (url: string, body = 'saved') => fetch(url, { method: 'POST', body });

test.each(['/api/about', '/API/About?a=b', '/transaction', '/Transaction/by-salon/x'])(
  '%s goes to the API, with the host that the browser asked',
  async (path) => {
    const url = await startVite(await startApi());
    expect(await readText(url + path)).toBe(`GET ${path} ${new URL(url).host}`);
  },
);

test.each(['/', '/apiary', '/profil/api', '/transactions'])('%s is a page', async (path) => {
  const url = await startVite(await startApi());
  expect(await readText(url + path)).toBe('page');
});

test('bodies and cookies pass', async () => {
  const url = await startVite(await startApi());
  const response = await post(`${url}/api/x`);
  expect(await response.text()).toBe(`POST /api/x ${new URL(url).host} saved`);
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
});

test('a stream arrives piece by piece, and ends at the API when the browser leaves', async () => {
  const closed = Promise.withResolvers<void>();
  const port = await startApi(0, (_req, res) => {
    res.writeHead(200, { 'content-type': 'text/event-stream' }).write('event: open\n\n');
    res.once('close', closed.resolve);
  });
  const leave = new AbortController();
  const response = await fetch(`${await startVite(port)}/api/live`, { signal: leave.signal });
  const { value } = (await response.body?.getReader().read()) ?? {};
  expect(new TextDecoder().decode(value)).toBe('event: open\n\n');
  leave.abort();
  await closed.promise;
});

test('a call that the browser gives up ends at the API too', async () => {
  const asked = Promise.withResolvers<ServerResponse>();
  const url = await startVite(await startApi(0, (_req, res) => asked.resolve(res)));
  const leave = new AbortController();
  const given = fetch(`${url}/api/slow`, { signal: leave.signal });
  const res = await asked.promise;
  const closed = once(res, 'close');
  leave.abort();
  await expect(given).rejects.toThrow('aborted');
  await closed;
  expect(await readText(url)).toBe('page');
});

test('calls during a restart of the API wait for their answer', async () => {
  const port = await startApi();
  const url = await startVite(port);
  await stopApi();
  const read = readText(`${url}/api/about`);
  const body = 'x'.repeat(500_000);
  const saved = post(`${url}/api/x`, body);
  expect(await readText(url)).toBe('page');
  // Long enough for several refused connections.
  await pause(200);
  await startApi(port);
  expect(await read).toBe(`GET /api/about ${new URL(url).host}`);
  expect(await (await saved).text()).toBe(`POST /api/x ${new URL(url).host} ${body}`);
});

test('of calls that the API drops, a read is repeated and a write gets 503', async () => {
  let dropped = 0;
  const port = await startApi(0, (req, res) => {
    if (req.method === 'GET' && dropped > 0) return res.end('read');
    dropped += 1;
    return req.socket.resetAndDestroy();
  });
  const url = await startVite(port);
  expect(await readText(`${url}/api/about`)).toBe('read');
  expect((await post(`${url}/api/x`)).status).toBe(503);
  expect(dropped).toBe(2);
});
