// pnpm gen-tables: runs the migrations on a temporary database and writes each module's store/tables.ts from it.
// With --check it only lists the files that are out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { shelfModule } from '@ayna/fixture-shelf';
import { tillModule } from '@ayna/fixture-till';
import { schemaOf } from '@ayna/kernel/db/roles';
import { migrate } from '@ayna/kernel/migrate/run';
import type { Module } from '@ayna/kernel/module';
import type { Client } from 'pg';
import { databaseUrl, dropDatabase, ensureDatabase, withClient } from '../database/databases.ts';
import { readColumns } from './columns.ts';
import { renderTables } from './render.ts';

const serverUrl = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const allModules = [...modules, shelfModule, tillModule];
const checkOnly = process.argv.includes('--check');

const writeTables = async (client: Client, module: Module): Promise<boolean> => {
  const path = join(module.home, 'store/tables.ts');
  const columns = await readColumns(client, schemaOf(module.name));
  // A module without tables needs no file.
  if (columns.length === 0 && !existsSync(path)) return false;
  const text = renderTables(schemaOf(module.name), columns);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  if (!checkOnly) writeFileSync(path, text);
  console.log(`${module.name}: store/tables.ts ${checkOnly ? 'is out of date' : 'written'}`);
  return true;
};

const scratch = `ayna_gen_tables_${process.pid}`;
await ensureDatabase(serverUrl, scratch);
try {
  const url = databaseUrl(serverUrl, scratch);
  await migrate({ url, modules: allModules });
  const changed = await withClient(url, async (client) => {
    const written: boolean[] = [];
    for (const module of allModules) written.push(await writeTables(client, module));
    return written.some(Boolean);
  });
  if (changed && checkOnly) process.exitCode = 1;
} finally {
  await dropDatabase(serverUrl, scratch);
}
