import { randomBytes } from 'node:crypto';
import { readEnv } from '../host/env.ts';
import type { HostOptions } from '../host/options.ts';
import { startHost } from '../host/start.ts';
import type { Module } from '../module.ts';
import { clientFor } from './client.ts';
import { freshDatabase, redisUrl } from './database.ts';
import { type TestPerson, testPeople } from './people.ts';

export type TestAppOptions = {
  readonly modules: readonly Module[];
  readonly moduleCalls?: Readonly<Record<string, readonly string[]>>;
  readonly env?: Readonly<Record<string, string>>;
  readonly now?: () => number;
  /** Looks people up, where the module that owns them is itself under test. */
  readonly identity?: HostOptions['identity'];
};

/** The settings of a host in a test: its own database, quick polls, no log output. */
export const testEnv = (databaseUrl: string, more: Readonly<Record<string, string>> = {}) => ({
  NODE_ENV: 'test',
  PORT: '0',
  DATABASE_URL: databaseUrl,
  REDIS_URL: redisUrl,
  HOST_SECRET: randomBytes(32).toString('hex'),
  LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
  EVENT_POLL_SECONDS: '1',
  DRAIN_MS: '0',
  // Tests send hundreds of calls at once to see who wins, and a slow machine must not refuse some of them.
  POOL_WAIT_MS: '15000',
  // All tests share one Redis and one address; tests of rate limits set their own.
  CALLS_PER_MINUTE: '1000000000',
  ...more,
});

/** A host with these modules on a database of its own: `await using app = await testApp({ modules })` closes it. */
export const testApp = async ({ modules, moduleCalls = {}, env = {}, now, identity }: TestAppOptions) => {
  const database = await freshDatabase(modules);
  const people = await testPeople();
  const host = await startHost({
    env: readEnv(testEnv(database.url, env)),
    settings: { NODE_ENV: 'test', ...env },
    modules,
    moduleCalls,
    identity: identity ?? (() => people.identity),
    ...(now && { now }),
  }).catch(async (error: unknown) => {
    await database.drop();
    throw error;
  });
  return {
    ...host,
    database,
    people,
    as: (person: TestPerson | null) => clientFor(host.url, people, person),
    async [Symbol.asyncDispose]() {
      await host.stop();
      await database.drop();
    },
  };
};

export type TestApp = Awaited<ReturnType<typeof testApp>>;
