import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { testEnv } from '@ayna/kernel/testkit/app';
import { freshDatabase } from '@ayna/kernel/testkit/database';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { modules } from '../../src/modules.ts';
import type { RunningProduct } from './kit.ts';

const script = join(import.meta.dirname, '../../src/main.ts');

/** The modules that a booking and its income need; none of them uses a provider. */
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

/** Starts the product in several processes that share database and Redis; tests may kill each of them. */
export const startProcesses = async (count: number, extraEnv: Readonly<Record<string, string>> = {}) => {
  await using opened = new AsyncDisposableStack();
  const database = opened.adopt(await freshDatabase(modules), (it) => it.drop());
  const env = testEnv(database.url, {
    HOST_SECRET: randomBytes(32).toString('hex'),
    AUTH_SECRET: randomBytes(32).toString('hex'),
    LIMITS: 'off',
    MODULES,
    ...extraEnv,
  });
  const start = async () => opened.adopt(await startProcess(script, env), (it) => it.stop('SIGKILL'));
  const hosts = await Promise.all(Array.from({ length: count }, start));
  const rows: RunningProduct['rows'] = <T extends object>(text: string, values: unknown[] = []) =>
    database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);
  const closing = opened.move();
  return { hosts, rows, database, [Symbol.asyncDispose]: () => closing.disposeAsync() };
};

/** Starts a proxy that kills the host at its first response byte: the work is committed, but the caller gets no response. */
export const startKillingProxy = async (host: HostProcess) => {
  const target = new URL(host.url);
  const server = createServer((client) => {
    const upstream = connect(Number(target.port), target.hostname);
    const disconnect = (): void => {
      client.destroy();
      upstream.destroy();
    };
    client.on('error', disconnect);
    upstream.on('error', disconnect);
    client.pipe(upstream);
    upstream.once('data', () => {
      host.child.kill('SIGKILL');
      disconnect();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
};
