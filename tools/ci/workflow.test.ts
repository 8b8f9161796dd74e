import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { suites } from './suites.ts';

/** The suites of each shard, from lines of the form `suites: types lint`. */
const shardsIn = (workflow: string): readonly (readonly string[])[] =>
  [...workflow.matchAll(/^ +suites: (.+)$/gm)].map(([, names = '']) => names.trim().split(/ +/));

const suiteProblems = (workflow: string): readonly string[] => {
  const placed = shardsIn(workflow).flat();
  const known = suites.map(({ name }) => name);
  return [
    ...known.flatMap((name) => {
      const times = placed.filter((other) => other === name).length;
      return times === 1 ? [] : [`${name} is in ${times} shards`];
    }),
    ...placed.filter((name) => !known.includes(name)).map((name) => `there is no suite ${name}`),
  ];
};

const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/ci.yml'), 'utf8');

describe('.github/workflows/ci.yml', () => {
  test('runs every suite in exactly one shard', () => {
    expect(suiteProblems(workflow)).toEqual([]);
  });

  test('gives .ci/run the suites of its shard', () => {
    expect(workflow).toMatch(/run: bash \.ci\/run \$\{\{ matrix\.suites \}\}$/m);
  });

  test('pins actions to a commit', () => {
    const actions = [...workflow.matchAll(/uses: (\S+)/g)].map(([, action]) => action);
    expect(actions.length).toBeGreaterThan(0);
    for (const action of actions) expect(action).toMatch(/@[0-9a-f]{40}$/);
  });
});

test('a suite that is missing, doubled or unknown is reported', () => {
  const names = suites.map(({ name }) => name).filter((name) => name !== 'unit');
  const planted = `  suites: ${names.join(' ')}\n  suites: types no-such-suite\n`;
  expect(suiteProblems(planted)).toEqual([
    'types is in 2 shards',
    'unit is in 0 shards',
    'there is no suite no-such-suite',
  ]);
});
