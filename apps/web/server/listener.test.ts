import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFiles } from './files.ts';
import { listener } from './listener.ts';
import { precompressFiles } from './precompress.ts';

const directory = mkdtempSync(join(tmpdir(), 'ayna-web-'));
mkdirSync(join(directory, 'assets'));
writeFileSync(join(directory, 'favicon.svg'), '<svg/>');
writeFileSync(join(directory, 'assets/film-5e6f.mp4'), 'a film');
writeFileSync(join(directory, 'assets/app-1a2b.js'), 'export {};');
const long = 'export const words = "merhaba";'.repeat(40);
writeFileSync(join(directory, 'assets/long-3c4d.js'), long);
precompressFiles(directory);
const callers: unknown[] = [];
const server = createServer(
  listener(
    serveFiles(directory),
    (req, res) => {
      callers.push(req.headers['x-forwarded-for']);
      res.end(`page ${req.url}`);
    },
    async (_req, res, path) => void res.end(`salon ${path}`),
  ),
);

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
afterAll(() => {
  server.close().closeAllConnections();
  rmSync(directory, { recursive: true });
});

/** Not fetch, which tidies an address before it sends it. */
const get = async (path: string, headers: Record<string, string> = {}) => {
  const { port } = server.address() as AddressInfo;
  const [res] = await once(request({ host: '127.0.0.1', port, path, headers }).end(), 'response');
  const bytes = Buffer.concat(await res.toArray());
  return { status: res.statusCode, headers: res.headers, bytes, body: bytes.toString() };
};

test.each(['/health/live', '/', '/favicon.svg', '//a', 'http://elsewhere/'])(
  'the answer to %s carries the security headers',
  async (path) => {
    expect((await get(path)).headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/microphone=\(\).*camera=\(self\)/),
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
    });
  },
);

test.each([
  ['/salon/nehir', 'salon /salon/nehir'],
  ['/salon/nehir?utm_source=x', 'salon /salon/nehir'],
  ['/salon/nehir/randevu', 'page /salon/nehir/randevu'],
  ['/salon/', 'page /salon/'],
])('%s is answered with %s', async (path, body) => {
  expect((await get(path)).body).toBe(body);
});

test('is alive', async () => {
  expect(await get('/health/live')).toMatchObject({ status: 200, body: 'ok' });
});

test('files with a hash in their name are kept for ever, others asked for again', async () => {
  const kept = await get('/assets/app-1a2b.js');
  expect(kept).toMatchObject({ status: 200, body: 'export {};' });
  expect(kept.headers['cache-control']).toBe('public,max-age=31536000,immutable');
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public,max-age=0,must-revalidate');
});

test.each([
  ['gzip, deflate, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['br;q=0, gzip', 'gzip', gunzipSync],
])('to %s a file comes packed as %s', async (accepted, encoding, unpack) => {
  const { headers, bytes } = await get('/assets/long-3c4d.js', { 'accept-encoding': accepted });
  expect(headers).toMatchObject({
    'content-encoding': encoding,
    'content-type': 'text/javascript',
    'cache-control': 'public,max-age=31536000,immutable',
    vary: 'Accept-Encoding',
  });
  expect(bytes.length).toBeLessThan(long.length / 4);
  expect(unpack(bytes).toString()).toBe(long);
});

test('who takes nothing packed gets the file plain', async () => {
  const { headers, body } = await get('/assets/long-3c4d.js');
  expect(headers['content-encoding']).toBeUndefined();
  expect(body).toBe(long);
});

test.each(['/favicon.svg', '/assets/film-5e6f.mp4'])(
  'a range of %s that ends before it begins gets the whole file',
  async (path) => {
    const whole = await get(path);
    expect(await get(path, { range: 'bytes=5-2' })).toMatchObject({ status: 200, body: whole.body });
  },
);

test('a film is sent in the parts that are asked for, and nothing else is', async () => {
  const film = '/assets/film-5e6f.mp4';
  expect(await get(film, { range: 'bytes=2-3' })).toMatchObject({ status: 206, body: 'fi' });
  expect(await get(film, { range: 'bytes=2-' })).toMatchObject({ status: 206, body: 'film' });
  expect((await get(film, { range: 'bytes=99-' })).status).toBe(416);
  expect(await get('/favicon.svg', { range: 'bytes=0-1' })).toMatchObject({ status: 200, body: '<svg/>' });
});

test('what is no file is a page', async () => {
  expect(await get('/a?b=c')).toMatchObject({ status: 200, body: 'page /a?b=c' });
});

test.each([
  ['nobody', {}, '127.0.0.1'],
  ['the proxy before it', { 'x-forwarded-for': '203.0.113.7' }, '203.0.113.7, 127.0.0.1'],
  ['a liar', { 'x-forwarded-for': '198.51.100.1, 203.0.113.7' }, '198.51.100.1, 203.0.113.7, 127.0.0.1'],
])('a page learns who called, whatever %s says', async (_, headers, caller) => {
  await get('/', headers);
  expect(callers.at(-1)).toBe(caller);
});

test('another spelling is redirected for good', async () => {
  const { status, headers } = await get('/s%CC%A7?q=1');
  expect({ status, location: headers.location }).toEqual({ status: 308, location: '/%C5%9F?q=1' });
});

test('a request meant for a proxy, or for no possible host, is refused', async () => {
  expect((await get('http://elsewhere/')).status).toBe(400);
  expect((await get('/', { host: 'a b' })).status).toBe(400);
});
