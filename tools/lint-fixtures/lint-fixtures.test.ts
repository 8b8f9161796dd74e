import { describe, expect, test, vi } from 'vitest';
import { boundaryNames, violationsInFolder } from '../boundaries/cruise.ts';
import { chosenRules, runOxlint } from '../checks/oxlint.ts';
import { groupByFile, plantedViolations, rulesWithoutFixture } from '../checks/planted-violations.ts';
import { findTypeErrors } from '../checks/tsc.ts';
import { rules as conventions } from '../conventions/rules.ts';
import { scan } from '../conventions/scan.ts';

// Shows that every rule can fail, on files planted for it. Each planted file must be reported by its own rule and no
// other, and each valid file next to it by none. Planted tests are called .spec.ts, which Vitest does not run.

process.chdir(new URL('../..', import.meta.url).pathname);
vi.setConfig({ testTimeout: 30_000 });

describe('boundaries', () => {
  const planted = plantedViolations('tools/lint-fixtures/boundaries');

  test('each planted import breaks its own boundary, and allowed imports break none', async () => {
    expect(groupByFile(await violationsInFolder('tools/lint-fixtures/boundaries'))).toEqual(planted);
  });

  test('every boundary has a planted import', async () => {
    expect(rulesWithoutFixture(await boundaryNames(), planted)).toEqual([]);
  });
});

describe('conventions and lint', () => {
  const folder = 'tools/lint-fixtures/lint';
  const planted = plantedViolations(folder);

  test('each planted file breaks its own rule, and valid files break none', () => {
    const findings = scan(folder).map(({ path, rule }) => ({ path: `${folder}/${path}`, rule }));
    expect(groupByFile([...findings, ...runOxlint(folder, `${folder}/planted.oxlintrc.json`)])).toEqual(
      planted,
    );
  });

  test('every rule has a planted file', () => {
    expect(rulesWithoutFixture([...Object.keys(conventions), ...chosenRules()], planted)).toEqual([]);
  });
});

describe('types', () => {
  test('invalid code does not compile, and the valid code next to it does', () => {
    expect(groupByFile(findTypeErrors('tools/lint-fixtures/types'))).toEqual(
      plantedViolations('tools/lint-fixtures/types'),
    );
  });
});
