import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no demo accounts are made in production', () => {
  const run = spawnSync(process.execPath, [join(import.meta.dirname, 'run.ts')], {
    encoding: 'utf8',
    env: {
      PATH: process.env['PATH'],
      NODE_ENV: 'production',
      MIGRATE_URL: 'postgres://nobody@127.0.0.1:1/none',
    },
  });
  expect(run.status).toBe(1);
  expect(run.stderr).toContain('refused in production');
});
