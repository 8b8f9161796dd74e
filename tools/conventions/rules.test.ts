import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { exemptions } from './exemptions.ts';
import { checkFile, listFiles } from './scan.ts';

/** The rules that a file breaks, once for each problem. */
const brokenRules = (path: string, text = 'export const one = 1;\n'): readonly string[] =>
  checkFile(path, text).map(({ rule }) => rule);

const problemLines = (path: string, text: string): readonly number[] =>
  checkFile(path, text).map(({ line }) => line);

describe('only-ascii', () => {
  const turkish = "export const word = 'çalışan';\n";

  test('reports line and character, once a line', () => {
    const [problem] = checkFile('modules/salon/src/rules/hours.ts', `// fine\n${turkish}`);
    expect(problem).toMatchObject({ line: 2, rule: 'only-ascii' });
    expect(problem?.message).toContain('U+00E7');
  });

  test.each([
    'modules/salon/src/texts.ts',
    'apps/web/app/paths.ts',
    'packages/contracts/src/errors.ts',
    'modules/catalog/seed/provinces.ts',
    'tools/seed.ts',
    'modules/salon/test/names.test.ts',
    'apps/web/app/ui/button.test.tsx',
    'e2e/journeys/booking.spec.ts',
  ])('%s may contain Turkish', (path) => {
    expect(brokenRules(path, turkish)).toEqual([]);
  });

  test.each([
    'modules/salon/src/rules/texts-of-hours.ts',
    'modules/salon/migrations/0001_salons.sql',
    'apps/web/app/app.css',
    'packages/kernel/src/http/errors.spec.ts',
  ])('%s may not', (path) => {
    expect(brokenRules(path, `/* ş */\n`)).toEqual(['only-ascii']);
  });
});

describe('type-scale', () => {
  test('a size or weight by hand is reported, one of the theme is not', () => {
    const path = 'apps/web/app/ui/button.tsx';
    expect(brokenRules(path, "const look = 'max-tablet:text-[15px]';\n")).toEqual(['type-scale']);
    expect(brokenRules(path, "const look = 'font-[550]';\n")).toEqual(['type-scale']);
    expect(brokenRules(path, "const look = 'text-[#ffffff] text-body font-strong';\n")).toEqual([]);
    expect(brokenRules('e2e/journeys/theme.spec.ts', "const look = 'font-[550]';\n")).toEqual([]);
  });
});

describe('file-size', () => {
  const lines = (count: number): string => '// line\n'.repeat(count);

  test('250 lines, 400 for a test, and data as long as it is', () => {
    expect(brokenRules('packages/kernel/src/host.ts', lines(250))).toEqual([]);
    expect(brokenRules('packages/kernel/src/host.ts', lines(251))).toEqual(['file-size']);
    expect(brokenRules('packages/kernel/src/host.test.ts', lines(400))).toEqual([]);
    expect(brokenRules('packages/kernel/src/host.test.ts', lines(401))).toEqual(['file-size']);
    expect(brokenRules('modules/catalog/seed/provinces.ts', lines(1000))).toEqual([]);
  });
});

describe('file-names', () => {
  test.each([
    'apps/web/app/root.tsx',
    'apps/web/app/entry.server.tsx',
    'packages/contracts/src/shelf.events.ts',
    'packages/kernel/src/db/once.test.ts',
    'modules/salon/migrations/0001_salon_hours.sql',
    'apps/web/vite.config.ts',
    '.dependency-cruiser.mjs',
  ])('accepts %s', (path) => {
    expect(brokenRules(path)).toEqual([]);
  });

  test.each([
    'packages/kernel/src/sqlClient.ts',
    'packages/kernel/src/sql_client.ts',
    'packages/kernel/src/utils.ts',
    'packages/kernel/src/utils/dates.ts',
    'apps/web/app/lib/helpers.test.ts',
    'packages/kernel/src/common/clock.ts',
    'packages/kernel/src/misc.ts',
  ])('rejects %s', (path) => {
    expect(brokenRules(path)).toEqual(['file-names']);
  });
});

describe('no-date', () => {
  const rule = 'modules/appointment/src/rules/slots.ts';

  test.each([
    'export const now = new Date();',
    'export const now = Date.now();',
    'export const at = (text: string) => Date.parse(text);',
    'export type Slot = { start: Date };',
    'export const label = (x: number) => `at ${new Date(x)}`;',
    'export const now = globalThis.Date.now();',
  ])('finds %s', (text) => {
    expect(brokenRules(rule, text)).toEqual(['no-date']);
  });

  test.each([
    '// A Date would shift.\nexport const one = 1;',
    '/** Never a Date. */\nexport const one = 1;',
    "export const word = 'Date';",
    'export const word = `no Date here`;',
    'export const day = Temporal.PlainDate.from(text);',
    'export const shape = { Date: 1 };',
    'export const header = response.Date;',
    'export const pattern = /Date/;',
  ])('accepts %s', (text) => {
    expect(brokenRules(rule, text)).toEqual([]);
  });

  test('applies where wall-clock times are used, and nowhere else', () => {
    const text = 'export const now = new Date();';
    for (const path of [
      'modules/appointment/test/booking.test.ts',
      'apps/web/app/features/calendar/day-view.tsx',
      'apps/web/app/features/calendar-week/week-view.tsx',
      'apps/web/app/features/appointment-detail/appointment-detail-screen.tsx',
      'packages/contracts/src/core/wall-clock.ts',
    ]) {
      expect(brokenRules(path, text), path).toEqual(['no-date']);
    }
    expect(brokenRules('modules/finance/src/rules/month.ts', text)).toEqual([]);
  });
});

describe('no-barrel', () => {
  test.each([
    "export { one } from './one.ts';",
    "export type { One } from './one.ts';",
    "import { one } from './one.ts';\nexport { one };",
    "export * from './one.ts';\nexport const two = 2;",
    "export * as one from './one.ts';\nexport const two = 2;",
  ])('finds %s', (text) => {
    expect(brokenRules('packages/kernel/src/host.ts', text)).toEqual(['no-barrel']);
  });

  test('accepts a file that defines something itself', () => {
    expect(
      brokenRules('packages/kernel/src/host.ts', "export { one } from './one.ts';\nexport const two = 2;"),
    ).toEqual([]);
    expect(brokenRules('packages/kernel/src/host.ts', "import './one.ts';\n")).toEqual([]);
  });

  test('only the entry of a module is called index.ts', () => {
    expect(brokenRules('modules/salon/src/index.ts')).toEqual([]);
    expect(brokenRules('fixtures/shelf/src/index.ts')).toEqual([]);
    expect(brokenRules('modules/salon/src/index.ts', "export * from './routes.ts';")).toEqual(['no-barrel']);
    expect(brokenRules('modules/salon/src/store/index.ts')).toEqual(['no-barrel']);
    expect(brokenRules('apps/web/app/ui/index.tsx')).toEqual(['no-barrel']);
  });
});

describe('no-class', () => {
  test.each([
    'class LostError extends Error {}',
    'class Gone extends Refusal {}',
    'class Late extends TimeoutError {}',
  ])('allows %s', (text) => {
    expect(brokenRules('packages/kernel/src/lost.ts', `export ${text}`)).toEqual([]);
  });

  test.each(['class Counter {}', 'class Pool extends Base {}', 'const Made = class {};', 'class MyError {}'])(
    'finds %s',
    (text) => {
      expect(brokenRules('packages/kernel/src/counter.ts', `export ${text}`)).toEqual(['no-class']);
    },
  );

  test('reports the line', () => {
    expect(
      problemLines(
        'packages/kernel/src/counter.ts',
        '// class Counter {}\n\n/** A class. */\nexport class Counter {}\n',
      ),
    ).toEqual([4]);
  });
});

describe('no-private-members', () => {
  const path = 'packages/kernel/src/db/pool.ts';

  test.each([
    "import { Query } from 'pg';\nQuery.prototype.submit = () => undefined;",
    "import pg from 'pg';\nexport const inner = pg.Query.prototype;",
    "import * as boss from 'pg-boss';\nexport const inner = boss.PgBoss.prototype.send;",
    'export const read = (boss: Boss) => boss._events;',
    "export const read = (boss: Boss) => boss['_events'];",
    'export const read = (boss: Boss) => boss?._events;',
    'export const read = ({ _events: events }: Boss) => events;',
    'export const read = (boss: Boss) => { const { _events } = boss; return _events; };',
    'export const read = (pool: Pool) => (pool as unknown as Inner)._clients;',
    'export const read = (client: Client) => (client as unknown as Inner).connection;',
    'export const read = (client: Client) => { const { connection } = client as unknown as Inner; };',
    "import utils from 'pg/lib/utils.js';",
    "import type { Db } from 'pg-boss/dist/types';",
    "import { sql } from 'kysely/dist/esm/raw-builder/sql.js';",
    "export { inner } from '@fastify/cookie/lib/inner.js';\nexport const one = 1;",
    "export const load = () => import('pg/lib/utils.js');",
    "export type Inner = import('pg/lib/connection').Connection;",
    "import utils from '../../../node_modules/pg/index.js';",
  ])('finds %s', (text) => {
    expect(new Set(brokenRules(path, text))).toEqual(new Set(['no-private-members']));
  });

  test.each([
    "import { Pool } from 'pg';\nexport const open = () => new Pool();",
    "import { toText } from './lib/to-text.ts';\nexport const one = toText;",
    "import { test } from 'react-aria-components/Button';\nexport const one = test;",
    "import * as z from 'zod/mini';\nexport const one = z._default(z.boolean(), false);",
    'export const define = () => Array.prototype.slice;',
    'export const parse = (text: string) => JSON.parse(text) as unknown as Row;',
    'export const first = ({ secret: _, ...rest }: Row) => rest;',
    "export const word = 'boss._events of pg/lib/utils.js';",
    '// boss._events\nexport const one = 1;',
  ])('accepts %s', (text) => {
    expect(brokenRules(path, text)).toEqual([]);
  });
});

test.each(
  Object.entries(exemptions).flatMap(([rule, entries]) => entries.map((entry) => [rule, entry] as const)),
)('the exemption from %s for %s is still needed', (rule, entry) => {
  const root = join(import.meta.dirname, '../..');
  const paths = entry.endsWith('/') ? listFiles(root).filter((path) => path.startsWith(entry)) : [entry];
  const broken = paths
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => brokenRules(path, readFileSync(join(root, path), 'utf8')));
  expect(broken, `remove ${entry} from exemptions.ts`).toContain(rule);
});

describe('known-folders', () => {
  test('a module has only folders for which a boundary exists', () => {
    for (const path of [
      'routes.ts',
      'listeners.ts',
      'schedules.ts',
      'copies.ts',
      'figures.ts',
      'personal-data.ts',
      'texts.ts',
      'actions/book.ts',
    ]) {
      expect(brokenRules(`modules/salon/src/${path}`), path).toEqual([]);
    }
    expect(brokenRules('modules/salon/src/gateways/netgsm.ts')).toEqual(['known-folders']);
    expect(brokenRules('fixtures/shelf/src/router.ts')).toEqual(['known-folders']);
    expect(brokenRules('fixtures/contracts/src/shelf.ts')).toEqual([]);
  });
});
