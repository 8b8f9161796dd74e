import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, expect, it } from 'vitest';
import { freshMs, type PageHandler, salonPages } from './salon-pages.ts';

const path = '/salon/nehir';
let close = () => {};
afterEach(() => close());

/** A server whose pages come from `respond`; time moves only when told to. */
const serve = async (respond: PageHandler) => {
  let time = 0;
  const answer = salonPages(respond, () => time);
  const server = createServer((req, res) => void answer(req, res, path));
  close = () => server.close().closeAllConnections();
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const get = async (headers: Record<string, string> = {}, method = 'GET') => {
    const [res] = await once(request({ host: '127.0.0.1', port, path, headers, method }).end(), 'response');
    return { status: res.statusCode, headers: res.headers, bytes: Buffer.concat(await res.toArray()) };
  };
  return { get, pass: (ms: number) => (time += ms) };
};

const page = (text: string, status = 200) =>
  new Response(text, { status, headers: { etag: `W/"${text}"`, 'content-type': 'text/html' } });

it('asks once for all who come while a page is fresh, and again after that', async () => {
  let asked = 0;
  const { get, pass } = await serve(async () => page(`page ${++asked}`));
  const answers = await Promise.all([get(), get(), get()]);
  expect(answers.map(({ bytes }) => bytes.toString())).toEqual(['page 1', 'page 1', 'page 1']);
  pass(freshMs - 1);
  expect((await get()).bytes.toString()).toBe('page 1');
  pass(2);
  expect((await get()).bytes.toString()).toBe('page 2');
  expect(asked).toBe(2);
});

it('packs a page as the visitor takes it, and leaves the body out for who has it or asks for the head', async () => {
  const { get } = await serve(async () => page('merhaba'));
  const brotli = await get({ 'accept-encoding': 'br, gzip' });
  expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(brotli.bytes).toString()).toBe('merhaba');
  expect(gunzipSync((await get({ 'accept-encoding': 'gzip' })).bytes).toString()).toBe('merhaba');
  expect(await get({ 'if-none-match': 'W/"merhaba"' })).toMatchObject({
    status: 304,
    bytes: Buffer.alloc(0),
  });
  const head = await get({}, 'HEAD');
  expect(head).toMatchObject({ status: 200, bytes: Buffer.alloc(0) });
  expect(head.headers['content-length']).toBe('7');
});

it('stores that there is no such page, and no failure', async () => {
  let asked = 0;
  const statuses = [404, 404, 503, 200];
  const { get, pass } = await serve(async () => page('x', statuses[asked++]));
  expect([(await get()).status, (await get()).status]).toEqual([404, 404]);
  expect(asked).toBe(1);
  pass(1_001);
  await get();
  pass(1_001);
  expect((await get()).status).toBe(503);
  expect((await get()).status).toBe(200);
});

it('hands the address of the visitor on', async () => {
  const { get } = await serve(async ({ headers }) => page(headers.get('x-forwarded-for') ?? ''));
  expect((await get({ 'x-forwarded-for': '203.0.113.7' })).bytes.toString()).toBe('203.0.113.7');
});
