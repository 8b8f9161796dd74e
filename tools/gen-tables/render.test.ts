import { expect, test } from 'vitest';
import type { Column } from './columns.ts';
import { render } from './render.ts';

const column = (about: Partial<Column>): Column => ({
  table: 'items',
  name: 'code',
  type: 'uuid',
  nullable: false,
  filled: false,
  ...about,
});

test.each([
  [{ type: 'uuid' }, 'code: string;'],
  [{ type: 'numeric' }, 'code: string;'],
  [{ type: 'timestamp' }, 'code: string;'],
  [{ type: 'text', nullable: true }, 'code: string | null;'],
  [{ type: 'int8', filled: true }, 'code: Generated<number>;'],
  [{ type: '_text' }, 'code: string[];'],
  [
    { type: 'timestamptz', filled: true },
    'code: ColumnType<Date, Date | string | undefined, Date | string>;',
  ],
  [{ type: 'jsonb', nullable: true }, 'code: ColumnType<unknown | null, string | null, string | null>;'],
])('%j becomes %s', (about, expected) => {
  expect(render('shelf', [column(about)])).toContain(expected);
});

test('a type it does not know is named, not guessed', () => {
  expect(() => render('shelf', [column({ type: 'money' })])).toThrow('items.code (money)');
});

test('only what is used is imported', () => {
  expect(render('shelf', [column({})])).not.toContain("from 'kysely'");
});
