import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { serveFiles } from './files.ts';
import { stopGracefully } from './graceful-stop.ts';
import { listener } from './listener.ts';
import { log } from './log.ts';
import { salonPages } from './salon-pages.ts';
import { settingsOf } from './settings.ts';
import { warmUp } from './warm-up.ts';

const { host, port } = settingsOf(process.env);
// React chooses its development or production self by this when first imported: set it, then import.
process.env.NODE_ENV = 'production';
const { pagesOf } = await import('./pages.ts');

const build = new URL(`../${process.env.WEB_BUILD ?? 'build'}/`, import.meta.url);
const files = serveFiles(fileURLToPath(new URL('client', build)));
const pages = await pagesOf(new URL('server/index.js', build));
const answer = listener(files, pages.listen, salonPages(pages.respond));
await warmUp(answer);
const server = createServer(answer);

const leave = async (signal: NodeJS.Signals) => {
  log('info', 'stopping', { signal });
  await stopGracefully(server, { leaveMs: 1_000, finishMs: 10_000 });
  log('info', 'stopped');
};
process.once('SIGTERM', (signal) => void leave(signal));
process.once('SIGINT', (signal) => void leave(signal));

server.listen(port, host, () => log('info', 'listening', { address: server.address() }));
