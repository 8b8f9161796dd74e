// pnpm gen-tables: writes each module's store/tables.ts from its migrations, run on a database of its own.
// With --check it only says which are out of date.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { shelfModule } from '@ayna/fixture-shelf';
import { tillModule } from '@ayna/fixture-till';
import { migrate } from '@ayna/kernel/db/migrate/run';
import { schemaOf } from '@ayna/kernel/db/roles';
import type { Module } from '@ayna/kernel/module';
import type { Client } from 'pg';
import { databaseAt, dropDatabase, ensureDatabase, withClient } from '../database/databases.ts';
import { columnsOf } from './columns.ts';
import { render } from './render.ts';

const server = process.env['DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres';
const all = [...modules, shelfModule, tillModule];
const checkOnly = process.argv.includes('--check');

const writeTables = async (client: Client, module: Module): Promise<boolean> => {
  const path = join(module.home, 'store/tables.ts');
  const columns = await columnsOf(client, schemaOf(module.name));
  // A module may own no tables; an empty file of them would be nobody's.
  if (columns.length === 0 && !existsSync(path)) return false;
  const text = render(schemaOf(module.name), columns);
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return false;
  if (!checkOnly) writeFileSync(path, text);
  console.log(`${module.name}: store/tables.ts ${checkOnly ? 'is out of date' : 'written'}`);
  return true;
};

const scratch = `ayna_gen_tables_${process.pid}`;
await ensureDatabase(server, scratch);
try {
  const url = databaseAt(server, scratch);
  await migrate({ url, modules: all });
  const changed = await withClient(url, async (client) => {
    const written: boolean[] = [];
    for (const module of all) written.push(await writeTables(client, module));
    return written.some(Boolean);
  });
  if (changed && checkOnly) process.exitCode = 1;
} finally {
  await dropDatabase(server, scratch);
}
