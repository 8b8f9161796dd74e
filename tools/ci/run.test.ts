import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { suites } from './suites.ts';

test('a run that cannot start prints the reason and the summary line', () => {
  const command = [join(import.meta.dirname, 'run.ts'), 'no-such-suite'];
  const run = spawnSync(process.execPath, command, { encoding: 'utf8' });
  expect(run.stdout).toBe('There is no suite called no-such-suite.\n0 passed, 1 failed\n');
  expect(run.status).toBe(1);
});

test('every suite has its own name, because reports are named after suites', () => {
  expect(new Set(suites.map((suite) => suite.name)).size).toBe(suites.length);
});
