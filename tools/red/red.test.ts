import { describe, expect, test, vi } from 'vitest';
import { chosenRules, lint } from '../checks/oxlint.ts';
import { broken, plantedIn, unplanted } from '../checks/planted.ts';
import { typeErrors } from '../checks/tsc.ts';
import { rules as houseRules } from '../house/rules.ts';
import { scan } from '../house/scan.ts';
import { breachesBelow, breachesInTree, wallNames } from '../walls/cruise.ts';

// Every rule that a machine holds is seen to fail here, on files planted for it. A planted file must be
// reported by its own rule and no other, and an innocent file beside it by none. Those that look like
// tests are called .spec.ts, which Vitest does not run.

process.chdir(new URL('../..', import.meta.url).pathname);
vi.setConfig({ testTimeout: 30_000 });

describe('walls', () => {
  const planted = plantedIn('tools/red/walls');

  test('each planted import runs into its own wall, and allowed ones into none', async () => {
    expect(broken(await breachesBelow('tools/red/walls'))).toEqual(planted);
  });

  test('no wall stands without a planted import', async () => {
    expect(unplanted(await wallNames(), planted)).toEqual([]);
  });

  test('the repository breaks no wall', async () => {
    expect(broken(await breachesInTree())).toEqual({});
  });
});

describe('house rules and lint', () => {
  const folder = 'tools/red/lint';
  const planted = plantedIn(folder);

  test('each planted file breaks its own rule, and innocent ones none', () => {
    const house = scan(folder).map(({ path, rule }) => ({ path: `${folder}/${path}`, rule }));
    expect(broken([...house, ...lint(folder, `${folder}/planted.oxlintrc.json`)])).toEqual(planted);
  });

  test('no rule stands without a planted file', () => {
    expect(unplanted([...Object.keys(houseRules), ...chosenRules()], planted)).toEqual([]);
  });

  test('the repository breaks no house rule', () => {
    expect(broken(scan('.'))).toEqual({});
  });
});

describe('types', () => {
  test('what must not compile does not, and what stands beside it does', () => {
    expect(broken(typeErrors('tools/red/types'))).toEqual(plantedIn('tools/red/types'));
  });
});
