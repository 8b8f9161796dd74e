import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { suites } from './suites.ts';

test('a run that cannot even begin says so, and ends with the line that others read', () => {
  const command = [join(import.meta.dirname, 'run.ts'), 'no-such-suite'];
  const run = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(run.stdout).toBe('There is no suite called no-such-suite.\n0 passed, 1 failed\n');
  expect(run.status).toBe(1);
});

test('no two suites share a name: their reports would overwrite each other', () => {
  expect(new Set(suites.map((suite) => suite.name)).size).toBe(suites.length);
});
