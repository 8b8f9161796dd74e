// pnpm stack: starts the whole product with demo data on this machine; Ctrl-C stops it.
//   --port 4000   the public port      --fresh   drops the demo data and starts with new data
//   --verbose     shows every log line
import { hash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/migrate/run';
import { databaseUrl, dropDatabase, ensureDatabase } from '../database/databases.ts';
import { demoAccounts, demoPassword } from '../seed/accounts.ts';
import { demo } from '../seed/demo.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import * as debian from '../services/install.ts';
import { openServers } from '../services/servers.ts';
import { startProduct } from './product.ts';
import { startStandIns } from './stand-ins.ts';
import { buildWeb } from './web-build.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4000' },
    fresh: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const printStep = (line: string): void => console.log(`- ${line}`);
const root = join(import.meta.dirname, '../..');
// PostgreSQL does not run as root and needs access to its folder, which a clone under /root does not give.
const home =
  process.getuid?.() === 0
    ? join('/var/tmp', `ayna-${hash('sha1', root).slice(0, 8)}`)
    : join(root, '.stack');
const database = 'ayna';

mkdirSync(home, { recursive: true, mode: 0o755 });
debian.ensureDebianPackages([debian.postgresql, debian.redis]);
const servers = await openServers(home, { durable: true });
printStep('PostgreSQL and Redis answer');

if (values.fresh) await dropDatabase(servers.databaseUrl, database);
const isNew = await ensureDatabase(servers.databaseUrl, database);
const url = databaseUrl(servers.databaseUrl, database);
await migrate({ url, modules, report: printStep });
const files = join(home, 'files');
if (isNew) rmSync(files, { recursive: true, force: true });
const standIns = await startStandIns(files, printStep);
if (isNew) await seedDatabase(url, demo, printStep, standIns.env);
buildWeb(printStep);

const product = await startProduct({
  databaseUrl: url,
  redisUrl: servers.redisUrl,
  port: Number(values.port),
  env: standIns.env,
  webEnv: standIns.webEnv,
  show: (line) => values.verbose && console.log(line),
});

const shown = demoAccounts.map(({ email, phone, label }) => `    ${email.padEnd(22)} ${phone}  ${label}`);
console.log(`
Ayna is up: ${product.url}
  API reference          ${product.url}/api/docs
  health                 ${product.url}/health/ready
  sent messages          ${product.url}/dev/gelen-kutusu

  accounts, all with the password ${demoPassword}:
${shown.join('\n')}

Ctrl-C stops it.`);

let stopping = false;
const stop = async (): Promise<void> => {
  stopping = true;
  await product.stop();
  await standIns.stop();
  await servers.stop();
  process.exit(0);
};
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
await product.ended;
if (!stopping) {
  console.error('a process of the product exited; run with --verbose to see why');
  await stop();
}
