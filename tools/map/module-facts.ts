import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Module } from '@ayna/kernel/module';
import { type EmittedEvent, readEmittedEvents } from './emitted-events.ts';

type CopyFact = { readonly table: string; readonly owner: string; readonly event: string };
type ScheduleFact = { readonly name: string; readonly cron: string };

/** What docs/map.md says about one module. */
export type ModuleFacts = {
  readonly name: string;
  readonly paths: readonly string[];
  readonly tables: readonly string[];
  readonly calls: readonly string[];
  readonly emits: readonly EmittedEvent[];
  readonly handles: readonly string[];
  readonly copies: readonly CopyFact[];
  readonly schedules: readonly ScheduleFact[];
};

/** The tables in the text of a generated store/tables.ts, without the schema. */
export const tablesIn = (text: string): readonly string[] =>
  [...text.matchAll(/^ {2}'\w+[.](\w+)': \{$/gm)].map(([, table = '']) => table);

const readTables = (home: string): readonly string[] => {
  const file = join(home, 'store/tables.ts');
  return existsSync(file) ? tablesIn(readFileSync(file, 'utf8')) : [];
};

/** `/api/Salon` of `/api/Salon/:code`. */
const areaOf = (path: string): string => path.split('/').slice(0, 3).join('/');

export const readModuleFacts = async (module: Module, calls: readonly string[]): Promise<ModuleFacts> => {
  const copies = module.copies.map(({ table, source, event }) => ({
    table,
    owner: source.module,
    event: event.name,
  }));
  const copyTables = copies.map(({ table }) => table);
  return {
    name: module.name,
    paths: [...new Set(Object.values(module.routes.contract.routes).map(({ path }) => areaOf(path)))],
    tables: readTables(module.home).filter((table) => !copyTables.includes(table)),
    calls,
    emits: await readEmittedEvents(module.home),
    handles: [...new Set(module.listeners.map(({ event }) => event.name))],
    copies,
    schedules: module.schedules.map(({ name, cron }) => ({ name, cron })),
  };
};
