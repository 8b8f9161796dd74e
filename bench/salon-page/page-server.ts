// One server for what a salon's page is compared with: the page from the web server's memory, the same HTML as a
// string, and a bare page with the same text, fonts and pictures.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { salonPages } from '../../apps/web/server/salon-pages.ts';

const { BARE_BODY = '', PAGE_HTML = '', PAGE_URL = '' } = process.env;
const body = readFileSync(BARE_BODY, 'utf8');
const page = readFileSync(PAGE_HTML, 'utf8');
const product = new URL(PAGE_URL).origin;
const faces = (page.match(/@font-face\s*{[^}]*}/g) ?? []).join('');

const fetchFile = async (path: string): Promise<readonly [string, File]> => {
  const response = await fetch(product + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const type = response.headers.get('content-type') ?? '';
  return [path, { type, bytes: Buffer.from(await response.arrayBuffer()) }];
};

type File = { readonly type: string; readonly bytes: Buffer };

const paths = [
  // A browser takes fonts from the page's own origin only.
  ...[...faces.matchAll(/url\(["']?(\/[^"')]+)/g)].map(([, path = '']) => path),
  ...(body.match(/\/api\/File\/image\/[\w-]+\/\w+/g) ?? []),
];
const files = new Map(await Promise.all([...new Set(paths)].map(fetchFile)));

const bare = `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Ayna</title><link rel="icon" href="data:,">
<style>${faces} body { font-family: Geologica } h1, h2, h3 { font-family: Gloock } img { display: block; object-fit: cover }</style></head><body>${body}</body></html>`;

const strings: Readonly<Record<string, Buffer>> = { '/bare': gzipSync(bare), '/string': gzipSync(page) };
const cached = salonPages(() => fetch(PAGE_URL));

const sendString = (response: ServerResponse, text: Buffer | undefined): void => {
  response.writeHead(text ? 200 : 404, {
    'content-type': 'text/html; charset=utf-8',
    'content-encoding': 'gzip',
    'content-length': text?.length ?? 0,
  });
  response.end(text);
};

const sendFile = (response: ServerResponse, { type, bytes }: File): void => {
  response.writeHead(200, { 'content-type': type, 'content-length': bytes.length }).end(bytes);
};

const server = createServer((request, response) => {
  const file = files.get(request.url ?? '');
  if (request.url === '/cached') void cached(request, response, '/cached');
  else if (file) sendFile(response, file);
  else sendString(response, strings[request.url ?? '']);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
console.log(JSON.stringify({ msg: 'serving', url: `http://127.0.0.1:${port}` }));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
