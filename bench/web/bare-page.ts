// A bare page with the home page's text and fonts, which the home page is compared with.
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
const fonts = serveFiles(join(web, 'fonts'));
const server = createServer((request, response) => fonts(request, response, () => page(request, response)));
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
console.log(JSON.stringify({ msg: 'serving', url: `http://127.0.0.1:${port}` }));
process.once('SIGTERM', () => {
  server.close();
  server.closeAllConnections();
});
