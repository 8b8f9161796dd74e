import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { renderTables } from './render.ts';

const column = (about: Partial<Column>): Column => ({
  table: 'items',
  name: 'code',
  type: 'uuid',
  nullable: false,
  hasDefault: false,
  ...about,
});

test.each([
  [{ type: 'uuid' }, 'code: string;'],
  [{ type: 'numeric' }, 'code: string;'],
  [{ type: 'timestamp' }, 'code: string;'],
  [{ type: 'text', nullable: true }, 'code: string | null;'],
  [{ type: 'int8', hasDefault: true }, 'code: Generated<number>;'],
  [{ type: '_text' }, 'code: string[];'],
  [
    { type: 'timestamptz', hasDefault: true },
    'code: ColumnType<Date, Date | string | undefined, Date | string>;',
  ],
  [{ type: 'jsonb', nullable: true }, 'code: ColumnType<unknown | null, string | null, string | null>;'],
])('%j becomes %s', (about, expected) => {
  expect(renderTables('shelf', [column(about)])).toContain(expected);
});

test('an unknown type is an error that names the column', () => {
  expect(() => renderTables('shelf', [column({ type: 'money' })])).toThrow('items.code (money)');
});

test('imports only the type helpers that are used', () => {
  expect(renderTables('shelf', [column({})])).not.toContain("from 'kysely'");
});
