import { schemaOf } from '@ayna/kernel/db/roles';
import type { Module } from '@ayna/kernel/module';
import { freshDatabase, type TestDatabase } from '@ayna/kernel/testkit/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../src/modules.ts';

type Column = { readonly schema: string; readonly table: string; readonly column: string };

/** In every module's schema. Answers are deleted with what they mention, limits have keys without names. */
const kernelTables = ['answered_calls', 'strict_limits'];

/** Names of columns that probably hold personal data. */
const looksPersonal =
  /name$|phone|mail|birth|allerg|^note$|^text$|message|^body$|address|agent|recipient|reply_to|image|document|cells|samples|folded|sent_to|holder|network|person|user_code|owner$|owner_code|subject|reason/;

/** Tables and columns that no module has registered as personal data, and registered ones that do not exist. */
const findGaps = (columns: readonly Column[], registered: readonly Module[]): string[] => {
  const gaps = columns.flatMap(({ schema, table, column }) => {
    const module = registered.find((one) => schemaOf(one.name) === schema);
    if (!module || kernelTables.includes(table)) return [];
    const entry = module.personalData[table];
    if (!entry) return [`${schema}.${table} is not registered`];
    const known = [...(entry.erased ?? []), ...Object.keys(entry.kept ?? {})];
    return looksPersonal.test(column) && !known.includes(column)
      ? [`${schema}.${table}.${column} is not registered`]
      : [];
  });
  const names = new Set(columns.map(({ schema, table, column }) => `${schema}.${table}.${column}`));
  const missing = registered.flatMap(({ name, personalData }) =>
    Object.entries(personalData).flatMap(([table, { erased = [], kept = {} }]) =>
      [...erased, ...Object.keys(kept)]
        .map((column) => `${schemaOf(name)}.${table}.${column}`)
        .filter((column) => !names.has(column))
        .map((column) => `${column} does not exist`),
    ),
  );
  return [...new Set([...gaps, ...missing])];
};

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase(modules);
});
afterAll(() => database.drop());

const readColumns = (): Promise<Column[]> =>
  database.asAdmin(async (client) => {
    const { rows } = await client.query<Column>(
      `select table_schema as schema, table_name as table, column_name as column
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE'
         and data_type not in ('boolean', 'integer', 'bigint', 'numeric', 'timestamp with time zone')`,
    );
    return rows;
  });

test('every table says which personal data it holds, and what becomes of it', async () => {
  expect(findGaps(await readColumns(), modules)).toEqual([]);
});

test('a new table, a new column and a column that is gone are found', async () => {
  const columns = await readColumns();
  const planted = [
    { schema: 'customer', table: 'family', column: 'code' },
    { schema: 'customer', table: 'cards', column: 'second_phone' },
  ];
  const withoutEmail = columns.filter(({ table, column }) => table !== 'cards' || column !== 'email');
  expect(findGaps([...withoutEmail, ...planted], modules)).toEqual([
    'customer.family is not registered',
    'customer.cards.second_phone is not registered',
    'customer.cards.email does not exist',
  ]);
});

test('every module with personal data of a customer or a person tells it and erases it', () => {
  const silent = modules.filter(({ personalData, routes, listeners }) => {
    const erases = Object.values(personalData).some(({ erased = [] }) => erased.length > 0);
    const hears = listeners.some(({ event }) => event.name === 'person.erased');
    return erases && !('personalData' in routes.handlers && (hears || routes.contract.name === 'auth'));
  });
  expect(silent.map(({ name }) => name)).toEqual([]);
});
