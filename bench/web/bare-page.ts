// A bare page with the text and fonts of one of our pages, which that page is compared with, and with its pictures if
// they stand in the text.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { compressed } from '../../apps/web/server/compress.ts';
import { serveFiles } from '../../apps/web/server/files.ts';

const web = join(import.meta.dirname, '../../apps/web/app');
const body = readFileSync(process.env.BARE_BODY ?? '', 'utf8');
const faces = readFileSync(join(web, 'styles/fonts.css'), 'utf8').replace(/\.\.\/fonts\/|[?]no-inline/g, '');
const preloads = ['geologica-latin', 'geologica-turkish']
  .map((name) => `<link rel="preload" href="${name}.woff2" as="font" type="font/woff2" crossorigin>`)
  .join('');
const html = `<!doctype html><html lang="tr"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Ayna</title>
<link rel="icon" href="data:,">${preloads}
<style>${faces} body { font-family: Geologica } h1, h2, h3, h4 { font-family: Ysabeau }</style>
</head><body>${body}</body></html>`;

const page = compressed((_request, response) => {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(html);
});
const readPicture = async (path: string): Promise<readonly [string, Buffer]> => {
  const response = await fetch((process.env.PRODUCT_URL ?? '') + path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return [path, Buffer.from(await response.arrayBuffer())];
};
/** From its own origin, like those of the page that is compared with it. */
const named = [...new Set(body.match(/\/assets\/[\w./-]+\.webp/g) ?? [])];
const pictures = new Map(await Promise.all(named.map(readPicture)));

const fonts = serveFiles(join(web, 'fonts'));
const server = createServer((request, response) => {
  const picture = pictures.get(request.url ?? '');
  if (picture) response.writeHead(200, { 'content-type': 'image/webp' }).end(picture);
  else fonts(request, response, () => page(request, response));
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
console.log(JSON.stringify({ msg: 'serving', url: `http://127.0.0.1:${port}` }));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
