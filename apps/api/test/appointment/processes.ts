import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { testEnv } from '@ayna/kernel/testkit/app';
import { freshDatabase } from '@ayna/kernel/testkit/database';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { modules } from '../../src/modules.ts';
import type { House } from './kit.ts';

const script = join(import.meta.dirname, '../../src/main.ts');

/** Those that a booking and its income need; none of them reaches outside. */
const MODULES = [
  'appointment',
  'auth',
  'catalog',
  'customer',
  'employee',
  'finance',
  'salon',
  'service',
  'subscription',
].join(',');

/** The product in so many processes that share everything, each to be killed. */
export const startProcesses = async (many: number, more: Readonly<Record<string, string>> = {}) => {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await freshDatabase(modules), (it) => it.drop());
  const env = testEnv(database.url, {
    HOST_SECRET: randomBytes(32).toString('hex'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    LIMITS: 'off',
    MODULES,
    ...more,
  });
  const start = async () => opened.adopt(await startProcess(script, env), (it) => it.stop('SIGKILL'));
  const hosts = await Promise.all(Array.from({ length: many }, start));
  const rows: House['rows'] = <T extends object>(text: string, values: unknown[] = []) =>
    database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);
  const closing = opened.move();
  return { hosts, rows, database, [Symbol.asyncDispose]: () => closing.disposeAsync() };
};

/** A way to a host that dies the moment it answers: what it did stands, and nobody is told. */
export const deadlyWayTo = async (host: HostProcess) => {
  const target = new URL(host.url);
  const server = createServer((client) => {
    const there = connect(Number(target.port), target.hostname);
    const cut = (): void => {
      client.destroy();
      there.destroy();
    };
    client.on('error', cut);
    there.on('error', cut);
    client.pipe(there);
    there.once('data', () => {
      host.child.kill('SIGKILL');
      cut();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
