import { describe, expect, test } from 'vitest';
import { plainWords } from './plain-words.ts';

const path = 'modules/salon/src/rules/hours.ts';
const linesOf = (text: string, file = path): readonly number[] =>
  plainWords(file, text).map(({ line }) => line);

describe('plain-words', () => {
  test.each([
    '// Whoever books pays.',
    '/** Reads it anew. */',
    "export const word = 'nought';",
    'export const heedState = 1;',
    'export const toHeed = 1;',
    '-- The row is thereby locked.',
    '// Both are sent in one breath.',
    '/* Both are sent in the\n * same breath. */',
    'tx.lastly(write);',
    'export const context = await lockScene(tx);',
    'export const scene = 1;',
    'type Held = { readonly code: string };',
    'interface Asked { readonly code: string }',
  ])('finds %s', (text) => {
    expect(linesOf(text)).toEqual([1]);
  });

  test.each([
    '// Somebody who books pays again.',
    'export const scenery = unlockScenes(1);',
    'export type HeldSlot = { readonly found: string };',
    'export const held = 1;',
    '// Take a breath.',
    "export const key = 'wheedle';",
    'export const constructor = 1;',
  ])('accepts %s', (text) => {
    expect(linesOf(text)).toEqual([]);
  });

  test('reports the line and what to write', () => {
    expect(plainWords('docs/operating.md', '# Title\n\nWhoever operates it.\n')).toEqual([
      { line: 3, message: "'whoever': write the person who, anyone who" },
    ]);
    expect(plainWords(path, '\nexport const one = seeSalon;\n')).toEqual([
      { line: 2, message: "'seeSalon': write readSalon" },
    ]);
  });

  test.each([
    'packages/kernel/sql/platform.sql',
    'fixtures/shelf/src/routes.ts',
    'apps/api/test/rights/sample.ts',
    'apps/web/app/lib/api.ts',
    'e2e/journeys/session.spec.ts',
    'tools/seed/plan.ts',
    'bench/run.ts',
    'faults/run.ts',
    'docs/decisions/001-postgresql.md',
  ])('applies to %s', (file) => {
    expect(linesOf('-- anew', file)).toEqual([1]);
  });

  test.each(['modules/salon/migrations/0001_salons.sql', 'CHANGELOG.md'])('does not apply to %s', (file) => {
    expect(linesOf('-- anew', file)).toEqual([]);
  });
});
