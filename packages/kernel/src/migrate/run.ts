import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { schemaOf } from '../db/roles.ts';
import type { Module } from '../module.ts';
import { grantModule, grantQueue } from './grants.ts';
import { migrateQueues, type Retries } from './queues.ts';
import { ensureRoles } from './roles.ts';

const sqlHome = join(import.meta.dirname, '../../sql');
const LOCK = 7_201_426;

export type MigrateOptions = {
  /** A role that may create schemas and roles; hosts never have it. */
  readonly url: string;
  readonly modules: readonly Module[];
  readonly secret?: string | undefined;
  readonly retries?: Retries;
  readonly report?: (line: string) => void;
};

type File = { name: string; text: string; hash: string };

const filesOf = async (module: Module): Promise<File[]> => {
  const folder = join(module.home, '../migrations');
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(folder, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
};

const runFile = async (client: pg.Client, module: string, file: File): Promise<void> => {
  await client.query('begin');
  try {
    // A migration that waits behind a long read would block every query behind it.
    await client.query("set local lock_timeout = '5s'");
    await client.query(`set local search_path = ${schemaOf(module)}, public`);
    await client.query(file.text);
    await client.query('insert into ayna.migrations (module, name, hash) values ($1, $2, $3)', [
      module,
      file.name,
      file.hash,
    ]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(`${module}/${file.name}: ${(error as Error).message}`, { cause: error });
  }
};

const migrateModule = async (
  client: pg.Client,
  module: Module,
  report: (line: string) => void,
): Promise<void> => {
  const schema = schemaOf(module.name);
  await client.query(`create schema if not exists ${schema}`);
  await client.query(
    `set search_path = ${schema}; ${await readFile(join(sqlHome, 'module.sql'), 'utf8')}; reset search_path`,
  );
  const { rows } = await client.query('select name, hash from ayna.migrations where module = $1', [
    module.name,
  ]);
  const run = new Map(rows.map((row: { name: string; hash: string }) => [row.name, row.hash]));
  for (const file of await filesOf(module)) {
    const hash = run.get(file.name);
    if (hash === file.hash) continue;
    if (hash)
      throw new Error(`${module.name}/${file.name} has changed since it was run: write a new migration`);
    await runFile(client, module.name, file);
    report(`${module.name}/${file.name}`);
  }
};

const refuseUnguarded = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query<{ name: string; why: string }>('select name, why from ayna.unguarded');
  if (rows.length === 0) return;
  throw new Error(
    `tables without row security: ${rows.map(({ name, why }) => `${name} (${why})`).join(', ')}`,
  );
};

/** Migrates the database to what the modules declare. Forward only; a second run changes nothing. */
export const migrate = async ({
  url,
  modules,
  secret,
  retries,
  report = () => undefined,
}: MigrateOptions) => {
  const client = new pg.Client({ connectionString: url, application_name: 'ayna migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    await client.query(await readFile(join(sqlHome, 'platform.sql'), 'utf8'));
    await ensureRoles(
      client,
      modules.map(({ name }) => name),
      secret,
    );
    for (const module of modules) await migrateModule(client, module, report);
    await refuseUnguarded(client);
    await migrateQueues(url, modules, retries ?? { limit: 8, delaySeconds: 1 });
    for (const module of modules) await grantModule(client, module.name);
    await grantQueue(client);
  } finally {
    await client.end();
  }
};
