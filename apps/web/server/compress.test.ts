import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { compressed } from './compress.ts';

const html = { 'content-type': 'text/html; charset=utf-8' };
let close = () => {};
afterEach(() => close());

const ask = async (
  answer: RequestListener,
  { encoding = 'gzip, br', method = 'GET' } = {},
): Promise<IncomingMessage> => {
  const server = createServer(compressed(answer));
  close = () => server.close().closeAllConnections();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = { 'accept-encoding': encoding };
  const [res] = await once(request({ host: '127.0.0.1', port, method, headers }).end(), 'response');
  return res;
};

const bytesOf = async (res: IncomingMessage): Promise<Buffer> => Buffer.concat(await res.toArray());
const page: RequestListener = (_req, res) => {
  res.writeHead(200, 'OK', { ...html, 'content-length': 17 });
  res.write('<p>merhaba');
  res.end(' salon</p>'.slice(0, 7));
};

test('a page is packed as the caller takes it', async () => {
  const brotli = await ask(page);
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotli.headers['content-length']).toBeUndefined();
  expect(brotliDecompressSync(await bytesOf(brotli)).toString()).toBe('<p>merhaba salon<');
  close();
  const gzip = await ask(page, { encoding: 'gzip' });
  expect(gunzipSync(await bytesOf(gzip)).toString()).toBe('<p>merhaba salon<');
});

test('who takes nothing packed gets it plain, and a cache is told that there are others', async () => {
  const res = await ask(page, { encoding: 'identity' });
  expect(res.headers).toMatchObject({ 'content-length': '17', vary: 'Accept-Encoding' });
  expect(res.headers['content-encoding']).toBeUndefined();
  expect((await bytesOf(res)).toString()).toBe('<p>merhaba salon<');
});

test('the first part of a page arrives before the last is made', async () => {
  let finish = () => {};
  const res = await ask((_req, res) => {
    res.writeHead(200, html);
    res.write('<h1>first</h1>');
    finish = () => res.end('<p>last</p>');
  });
  const text = res.pipe(createBrotliDecompress());
  const [first] = await once(text, 'data');
  expect(String(first)).toBe('<h1>first</h1>');
  finish();
  expect((await text.toArray()).join('')).toBe('<p>last</p>');
});

test('a page larger than every buffer comes whole, though its reader is slow', async () => {
  const parts = Array.from({ length: 2_000 }, (_, n) => `${n} ${Math.sin(n)} `.repeat(40));
  const write = async (res: ServerResponse) => {
    res.writeHead(200, html);
    for (const part of parts) if (!res.write(part)) await once(res, 'drain');
    res.end();
  };
  const res = await ask((_req, res) => void write(res));
  await wait(100);
  expect(brotliDecompressSync(await bytesOf(res)).toString()).toBe(parts.join(''));
});

test('pictures, what is packed already and answers without a body are left alone', async () => {
  const picture = await ask((_req, res) => res.writeHead(200, { 'content-type': 'image/png' }).end('png'));
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect((await bytesOf(picture)).toString()).toBe('png');
  close();
  const packed = await ask((_req, res) =>
    res.writeHead(200, { ...html, 'content-encoding': 'zstd' }).end('z'),
  );
  expect(packed.headers['content-encoding']).toBe('zstd');
  close();
  const head = await ask((_req, res) => res.writeHead(200, html).end(), { method: 'HEAD' });
  expect(head.headers['content-encoding']).toBeUndefined();
  close();
  const unchanged = await ask((_req, res) => res.writeHead(304, html).end());
  expect(unchanged.statusCode).toBe(304);
  expect(await bytesOf(unchanged)).toHaveLength(0);
});

test('headers set before and cookies come along', async () => {
  const res = await ask((_req, res) => {
    res.setHeader('X-Frame', 'none');
    res.writeHead(200, { ...html, 'set-cookie': ['a=1', 'b=2'] });
    res.end('x');
  });
  expect(res.headers).toMatchObject({ 'x-frame': 'none', 'set-cookie': ['a=1', 'b=2'] });
});
