import type { Column } from './columns.ts';

/** What the driver returns and accepts. Wall-clock times and money are strings, never Date or float. */
const types: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  varchar: 'string',
  citext: 'string',
  numeric: 'string',
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float8: 'number',
  timestamp: 'string',
  date: 'string',
  time: 'string',
  tsrange: 'string',
  tsmultirange: 'string',
  int4range: 'string',
  interval: 'string',
  inet: 'string',
  bytea: 'Buffer',
};

/** Types that the driver returns in another form than it accepts. */
const asymmetricTypes: Readonly<Record<string, readonly [selected: string, inserted: string]>> = {
  timestamptz: ['Date', 'Date | string'],
  jsonb: ['unknown', 'string'],
  json: ['unknown', 'string'],
};

const typeOf = ({ type, table, name }: Column): string => {
  const [, item] = /^_(\w+)$/.exec(type) ?? [];
  const mapped = item ? types[item] && `${types[item]}[]` : types[type];
  if (!mapped) throw new Error(`gen-tables: no TypeScript type for ${table}.${name} (${type})`);
  return mapped;
};

const fieldType = (column: Column): string => {
  const orNull = column.nullable ? ' | null' : '';
  const pair = asymmetricTypes[column.type];
  if (!pair) return column.hasDefault ? `Generated<${typeOf(column)}${orNull}>` : typeOf(column) + orNull;
  const [selected, inserted] = [pair[0] + orNull, pair[1] + orNull];
  return `ColumnType<${selected}, ${inserted}${column.hasDefault ? ' | undefined' : ''}, ${inserted}>`;
};

const renderField = (column: Column): string => `    ${column.name}: ${fieldType(column)};`;

const usedNames = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => text.includes(`${name}<`));

/** The text of a module's `store/tables.ts`. */
export const renderTables = (schema: string, columns: readonly Column[]): string => {
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const tables = [...byTable].map(([table, fields]) =>
    [`  '${schema}.${table}': {`, ...fields.map(renderField), '  };'].join('\n'),
  );
  const body = ['type Tables = {', ...tables, '};'].join('\n');
  const helpers = usedNames(body, ['ColumnType', 'Generated']);
  return [
    '// Written by `pnpm gen-tables` from the migrations. Do not edit.',
    "import { tablesOf } from '@ayna/kernel/db/sql';",
    ...(helpers.length > 0 ? [`import type { ${helpers.join(', ')} } from 'kysely';`] : []),
    '',
    body,
    '',
    'export const db = tablesOf<Tables>();',
    '',
  ].join('\n');
};
