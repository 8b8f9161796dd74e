import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { newCode } from '../codes.ts';
import { migrate } from '../migrate/run.ts';
import type { Module } from '../module.ts';
import { handledEvents, jobsOf } from '../workers/schedules.ts';

export const adminUrl = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
export const redisUrl = process.env['REDIS_URL'] ?? 'redis://127.0.0.1:6379';

const urlOf = (database: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href;

const asAdmin = async <T>(work: (client: pg.Client) => Promise<T>, url = adminUrl): Promise<T> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const sqlIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder) : [])
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8'));

/** Changes when the migrated schema would. */
const hashOf = (modules: readonly Module[]): string => {
  const hash = createHash('sha256');
  for (const text of sqlIn(join(import.meta.dirname, '../../sql'))) hash.update(text);
  hash.update(readFileSync(join(import.meta.dirname, '../migrate/queues.ts')));
  for (const module of modules) {
    hash.update(
      JSON.stringify([
        module.name,
        handledEvents(module),
        module.listeners.map(({ event }) => event.secrets ?? []),
        jobsOf(module).map(({ queue, cron }) => [queue, cron]),
      ]),
    );
    for (const text of sqlIn(join(module.home, '../migrations'))) hash.update(text);
  }
  return hash.digest('hex').slice(0, 16);
};

const LOCK = 7_201_427;

const HOUR_MS = 3_600_000;

/** Drops databases of killed tests. Their names are uuid v7, which begin with the time. */
const sweep = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string }>(
    "select datname as name from pg_database where datname like 'ayna\\_test\\_%'",
  );
  const isOld = (name: string) => Date.now() - Number.parseInt(name.slice(10, 22), 16) > HOUR_MS;
  for (const { name } of rows.filter((row) => isOld(row.name))) {
    await client.query(`drop database if exists ${name} with (force)`);
  }
};

/** A migrated database to copy from: 2 s once, then 50 ms a copy. */
const template = async (client: pg.Client, modules: readonly Module[]): Promise<string> => {
  const name = `ayna_template_${hashOf(modules)}`;
  await client.query('select pg_advisory_lock($1)', [LOCK]);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    await sweep(client);
    const making = `${name}_making`;
    await client.query(`drop database if exists ${making}`);
    await client.query(`create database ${making}`);
    await migrate({ url: urlOf(making), modules, retries: { limit: 2, delaySeconds: 0 } });
    await client.query(`alter database ${making} rename to ${name}`);
    return name;
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCK]);
  }
};

/** An empty, migrated database for one test. */
export const freshDatabase = async (modules: readonly Module[]) => {
  const name = `ayna_test_${newCode().replaceAll('-', '')}`;
  await asAdmin(async (client) =>
    client.query(`create database ${name} template ${await template(client, modules)}`),
  );
  return {
    url: urlOf(name),
    asAdmin: <T>(work: (client: pg.Client) => Promise<T>) => asAdmin(work, urlOf(name)),
    drop: () =>
      asAdmin(async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  };
};

export type TestDatabase = Awaited<ReturnType<typeof freshDatabase>>;
