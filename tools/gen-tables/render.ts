import type { Column } from './columns.ts';

/** What comes out of the driver, and goes in. Wall-clock times and money are text, never Date or float. */
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

/** Types that come out as one thing and go in as another. */
const twoSided: Readonly<Record<string, readonly [out: string, into: string]>> = {
  timestamptz: ['Date', 'Date | string'],
  jsonb: ['unknown', 'string'],
  json: ['unknown', 'string'],
};

const typeOf = ({ type, table, name }: Column): string => {
  const [, item] = /^_(\w+)$/.exec(type) ?? [];
  const found = item ? types[item] && `${types[item]}[]` : types[type];
  if (!found) throw new Error(`gen-tables knows no type for ${table}.${name} (${type})`);
  return found;
};

const fieldType = (column: Column): string => {
  const none = column.nullable ? ' | null' : '';
  const sides = twoSided[column.type];
  if (!sides) return column.filled ? `Generated<${typeOf(column)}${none}>` : typeOf(column) + none;
  const [out, into] = [sides[0] + none, sides[1] + none];
  return `ColumnType<${out}, ${into}${column.filled ? ' | undefined' : ''}, ${into}>`;
};

const fieldOf = (column: Column): string => `    ${column.name}: ${fieldType(column)};`;

const used = (text: string, names: readonly string[]): string[] =>
  names.filter((name) => text.includes(`${name}<`));

/** The text of a module's `store/tables.ts`. */
export const render = (schema: string, columns: readonly Column[]): string => {
  const byTable = Map.groupBy(columns, ({ table }) => table);
  const tables = [...byTable].map(([table, fields]) =>
    [`  '${schema}.${table}': {`, ...fields.map(fieldOf), '  };'].join('\n'),
  );
  const body = ['type Tables = {', ...tables, '};'].join('\n');
  const helpers = used(body, ['ColumnType', 'Generated']);
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
