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
import type { StartProduct } from './product.ts';
import { startStandIns } from './stand-ins.ts';

export const printStep = (line: string): void => console.log(`- ${line}`);
const root = join(import.meta.dirname, '../..');
// PostgreSQL does not run as root and needs access to its folder, which a clone under /root does not give.
const home =
  process.getuid?.() === 0
    ? join('/var/tmp', `ayna-${hash('sha1', root).slice(0, 8)}`)
    : join(root, '.stack');
const database = 'ayna';

const printAddresses = (url: string, hint: string): void => {
  const accounts = demoAccounts.map(
    ({ email, phone, label }) => `    ${email.padEnd(22)} ${phone}  ${label}`,
  );
  console.log(`
Ayna is up: ${url}
  API reference          ${url}/api/docs
  health                 ${url}/health/ready
  sent messages          ${url}/dev/gelen-kutusu

  accounts, all with the password ${demoPassword}:
${accounts.join('\n')}

${hint}Ctrl-C stops it.`);
};

/** PostgreSQL and Redis, the migrated database with demo data, and the stand-ins of the providers. */
const openServices = async (running: AsyncDisposableStack, fresh: boolean) => {
  mkdirSync(home, { recursive: true, mode: 0o755 });
  debian.ensureDebianPackages([debian.postgresql, debian.redis]);
  const servers = await openServers(home, { durable: true });
  running.defer(() => servers.stop());
  printStep('PostgreSQL and Redis answer');

  if (fresh) await dropDatabase(servers.databaseUrl, database);
  const isNew = await ensureDatabase(servers.databaseUrl, database);
  const url = databaseUrl(servers.databaseUrl, database);
  await migrate({ url, modules, report: printStep });
  const files = join(home, 'files');
  if (isNew) rmSync(files, { recursive: true, force: true });
  const standIns = await startStandIns(files, printStep);
  running.defer(standIns.stop);
  if (isNew) await seedDatabase(url, demo, printStep, standIns.env);
  return { databaseUrl: url, redisUrl: servers.redisUrl, env: standIns.env, webEnv: standIns.webEnv };
};

type Options = {
  readonly start: StartProduct;
  /** What to print of a line that a process logs, without --verbose. */
  readonly selectLine: (line: string) => string | undefined;
  /** Printed after the addresses and accounts. */
  readonly hint: string;
};

/**
 * Runs the product with demo data until Ctrl-C; the data stays for the next run. Options of the command line:
 *   --port 4000   the public port      --fresh   drops the demo data and starts with new data
 *   --verbose     shows every log line
 */
export const runWithDemoData = async ({ start, selectLine, hint }: Options): Promise<void> => {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4000' },
      fresh: { type: 'boolean', default: false },
      verbose: { type: 'boolean', default: false },
    },
  });
  const show = (line: string): void => {
    const shown = values.verbose ? line : selectLine(line);
    if (shown !== undefined) console.log(shown);
  };
  await using running = new AsyncDisposableStack();
  const services = await openServices(running, values.fresh);
  const product = await start({ ...services, port: Number(values.port), show });
  running.defer(product.stop);
  printAddresses(product.url, hint);

  const signalled = new Promise<'signal'>((resolve) => {
    process.once('SIGINT', () => resolve('signal'));
    process.once('SIGTERM', () => resolve('signal'));
  });
  if ((await Promise.race([signalled, product.ended])) !== 'signal') {
    console.error('a process of the product exited; run with --verbose to see why');
    process.exitCode = 1;
  }
};
