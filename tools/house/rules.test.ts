import { describe, expect, test } from 'vitest';
import { checkFile } from './scan.ts';

/** The rules that a file breaks, each as often as it does. */
const brokenBy = (path: string, text = 'export const one = 1;\n'): readonly string[] =>
  checkFile(path, text).map(({ rule }) => rule);

const linesOf = (path: string, text: string): readonly number[] =>
  checkFile(path, text).map(({ line }) => line);

describe('only-ascii', () => {
  const turkish = "export const word = 'çalışan';\n";

  test('says the line and the character, once a line', () => {
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
  ])('%s may speak Turkish', (path) => {
    expect(brokenBy(path, turkish)).toEqual([]);
  });

  test.each([
    'modules/salon/src/rules/texts-of-hours.ts',
    'modules/salon/migrations/0001_salons.sql',
    'apps/web/app/app.css',
    'packages/kernel/src/door/errors.spec.ts',
  ])('%s may not', (path) => {
    expect(brokenBy(path, `/* ş */\n`)).toEqual(['only-ascii']);
  });
});

describe('file-size', () => {
  const lines = (count: number): string => '// line\n'.repeat(count);

  test('250 lines, 400 for a test, and data as long as it is', () => {
    expect(brokenBy('packages/kernel/src/host.ts', lines(250))).toEqual([]);
    expect(brokenBy('packages/kernel/src/host.ts', lines(251))).toEqual(['file-size']);
    expect(brokenBy('packages/kernel/src/host.test.ts', lines(400))).toEqual([]);
    expect(brokenBy('packages/kernel/src/host.test.ts', lines(401))).toEqual(['file-size']);
    expect(brokenBy('modules/catalog/seed/provinces.ts', lines(1000))).toEqual([]);
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
  ])('%s is a good name', (path) => {
    expect(brokenBy(path)).toEqual([]);
  });

  test.each([
    'packages/kernel/src/sqlClient.ts',
    'packages/kernel/src/sql_client.ts',
    'packages/kernel/src/utils.ts',
    'packages/kernel/src/utils/dates.ts',
    'apps/web/app/lib/helpers.test.ts',
    'packages/kernel/src/common/clock.ts',
    'packages/kernel/src/misc.ts',
  ])('%s is not', (path) => {
    expect(brokenBy(path)).toEqual(['file-names']);
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
    expect(brokenBy(rule, text)).toEqual(['no-date']);
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
  ])('leaves alone %s', (text) => {
    expect(brokenBy(rule, text)).toEqual([]);
  });

  test('holds wherever wall clocks are read, and nowhere else', () => {
    const text = 'export const now = new Date();';
    for (const path of [
      'modules/appointment/test/booking.test.ts',
      'apps/web/app/features/calendar/day-view.tsx',
      'apps/web/app/features/calendar-week/week-view.tsx',
      'apps/web/app/features/appointment-detail/appointment-detail-screen.tsx',
      'packages/contracts/src/core/wall-clock.ts',
    ]) {
      expect(brokenBy(path, text), path).toEqual(['no-date']);
    }
    expect(brokenBy('modules/finance/src/rules/month.ts', text)).toEqual([]);
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
    expect(brokenBy('packages/kernel/src/host.ts', text)).toEqual(['no-barrel']);
  });

  test('leaves alone a file that makes something of its own', () => {
    expect(
      brokenBy('packages/kernel/src/host.ts', "export { one } from './one.ts';\nexport const two = 2;"),
    ).toEqual([]);
    expect(brokenBy('packages/kernel/src/host.ts', "import './one.ts';\n")).toEqual([]);
  });

  test('index.ts is the front door of a module', () => {
    expect(brokenBy('modules/salon/src/index.ts')).toEqual([]);
    expect(brokenBy('fixtures/shelf/src/index.ts')).toEqual([]);
    expect(brokenBy('modules/salon/src/index.ts', "export * from './routes.ts';")).toEqual(['no-barrel']);
    expect(brokenBy('modules/salon/src/store/index.ts')).toEqual(['no-barrel']);
    expect(brokenBy('apps/web/app/ui/index.tsx')).toEqual(['no-barrel']);
  });
});

describe('no-class', () => {
  test.each([
    'class LostError extends Error {}',
    'class Gone extends Refusal {}',
    'class Late extends TimeoutError {}',
  ])('allows %s', (text) => {
    expect(brokenBy('packages/kernel/src/lost.ts', `export ${text}`)).toEqual([]);
  });

  test.each(['class Counter {}', 'class Pool extends Base {}', 'const Made = class {};', 'class MyError {}'])(
    'finds %s',
    (text) => {
      expect(brokenBy('packages/kernel/src/counter.ts', `export ${text}`)).toEqual(['no-class']);
    },
  );

  test('says where', () => {
    expect(
      linesOf(
        'packages/kernel/src/counter.ts',
        '// class Counter {}\n\n/** A class. */\nexport class Counter {}\n',
      ),
    ).toEqual([4]);
  });
});

describe('known-rooms', () => {
  test('a module has the rooms that have walls', () => {
    for (const room of [
      'routes.ts',
      'listeners.ts',
      'schedules.ts',
      'copies.ts',
      'texts.ts',
      'actions/book.ts',
    ]) {
      expect(brokenBy(`modules/salon/src/${room}`), room).toEqual([]);
    }
    expect(brokenBy('modules/salon/src/gateways/netgsm.ts')).toEqual(['known-rooms']);
    expect(brokenBy('fixtures/shelf/src/router.ts')).toEqual(['known-rooms']);
    expect(brokenBy('fixtures/contracts/src/shelf.ts')).toEqual([]);
  });
});
