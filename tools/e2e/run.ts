// pnpm e2e [playwright's arguments]: the journeys, in real Chromium, against the built product on a database of its own.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withThrowawayProduct } from '../stack/throwaway.ts';

const journeys = join(import.meta.dirname, '../../e2e');
const lastRun = join(journeys, 'test-results/last-run.json');
/** Of so many a trace tells what is wrong; more have one cause, or none that a trace shows. */
const MOST_TRACED = 10;

/** Playwright's exit code. */
const walk = (url: string, args: readonly string[]): number => {
  const { status } = spawnSync('pnpm', ['exec', 'playwright', 'test', ...args], {
    cwd: journeys,
    env: { ...process.env, E2E_URL: url, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRun },
    stdio: 'inherit',
  });
  return status ?? 1;
};

const failedCount = (): number => {
  if (!existsSync(lastRun)) return 0;
  return (JSON.parse(readFileSync(lastRun, 'utf8')) as { failedTests: string[] }).failedTests.length;
};

/**
 * A trace costs every journey a third of its time, and only those that fail want one: they are walked once more for
 * it. What comes of that changes no result, and no report.
 */
const traceFailed = (url: string, args: readonly string[]): void => {
  const failed = failedCount();
  if (failed === 0 || failed > MOST_TRACED) return;
  console.log('\nonce more what failed, for its trace; the result above stands');
  walk(url, [...args, '--last-failed', '--trace=on', '--reporter=list', '--output=test-results/once-more']);
};

const args = process.argv.slice(2);
rmSync(lastRun, { force: true });
await withThrowawayProduct('e2e', async (url) => {
  process.exitCode = walk(url, args);
  if (process.exitCode !== 0) traceFailed(url, args);
});
