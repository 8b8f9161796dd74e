import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

// The client's own source in a real browser, without any screen around it: types stripped, served as modules.

const root = join(import.meta.dirname, '../..');
const contracts = '/source/packages/contracts';

const importMap = {
  imports: {
    '@ayna/contracts/': `${contracts}/src/`,
    '@ayna/domain/': '/source/packages/domain/src/',
    'zod/mini': `${contracts}/node_modules/zod/mini/index.js`,
    'zod/v4/core': `${contracts}/node_modules/zod/v4/core/index.js`,
  },
};

/** A page that offers these modules of `apps/web/app/lib` under `window.client`, and then runs the script. */
const pageHtml = (
  modules: readonly string[],
  script: string,
): string => `<!doctype html><title>client</title><link rel="icon" href="data:,">
<script type="importmap">${JSON.stringify(importMap)}</script>
<script type="module">
${modules.map((name, index) => `import * as m${index} from '/source/apps/web/app/lib/${name}.ts';`).join('\n')}
window.client = Object.assign({}, ${modules.map((_, index) => `m${index}`).join(', ')});
${script}
</script>`;

const strippedSource = (path: string): string => {
  const file = join(root, path.replace('/source/', ''));
  if (file.endsWith('.js')) return readFileSync(file, 'utf8');
  const text = readFileSync(file.endsWith('.ts') ? file : `${file}.ts`, 'utf8');
  // What Vite sets in a build.
  return `import.meta.env = { DEV: false, SSR: false };\n${stripTypeScriptTypes(text)}`;
};

type ApiHandler = (req: IncomingMessage, res: ServerResponse) => void;
type ClientPage = { readonly modules: readonly string[]; readonly script?: string };

/** A server of such a page under every address but `/api`, which answers as told. */
export const serveClient = async ({ modules, script = '' }: ClientPage, api: ApiHandler) => {
  const loads: string[] = [];
  const server = createServer((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://here');
    if (pathname.startsWith('/api/')) return api(req, res);
    if (pathname.startsWith('/source/'))
      return void res.writeHead(200, { 'content-type': 'text/javascript' }).end(strippedSource(pathname));
    if (pathname.includes('.')) return void res.writeHead(404).end();
    loads.push(req.url ?? '');
    res.writeHead(200, { 'content-type': 'text/html' }).end(pageHtml(modules, script));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    loads,
    close: () => server.close().closeAllConnections(),
  };
};
