// pnpm e2e [Playwright's arguments]: runs the journeys in Chromium against the built product on a temporary database.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { demo } from '../seed/demo.ts';
import { browser, ensureDebianPackages } from '../services/install.ts';
import { withThrowawayProduct } from '../stack/throwaway.ts';
import { printDeskTasks } from './print-desk-tasks.ts';

const e2eFolder = join(import.meta.dirname, '../../e2e');
/** A folder for each run, so that two runs at once do not overwrite each other's results. */
const results = `test-results/${new Date().toISOString().slice(0, 19).replaceAll(':', '')}-${process.pid}`;
const lastRun = join(e2eFolder, results, 'last-run.json');
const MAX_KEPT_RUNS = 5;
/** More failures than this usually share one cause, which a single trace shows. */
const MAX_TRACED = 10;

/** Returns Playwright's exit code. */
const runPlaywright = (url: string, args: readonly string[]): number => {
  const { status } = spawnSync('pnpm', ['exec', 'playwright', 'test', ...args], {
    cwd: e2eFolder,
    env: { ...process.env, E2E_URL: url, E2E_RESULTS: results, PLAYWRIGHT_LAST_RUN_OUTPUT_FILE: lastRun },
    stdio: 'inherit',
  });
  return status ?? 1;
};

const failedCount = (): number => {
  if (!existsSync(lastRun)) return 0;
  return (JSON.parse(readFileSync(lastRun, 'utf8')) as { failedTests: string[] }).failedTests.length;
};

/**
 * Runs failed journeys again with a trace. Tracing takes a third of every journey's time, so the first run has none.
 * The second run changes neither the result nor the report.
 */
const traceFailed = (url: string, args: readonly string[]): void => {
  const failed = failedCount();
  if (failed === 0 || failed > MAX_TRACED) return;
  console.log('\nrunning the failed journeys again for a trace; the result above counts');
  runPlaywright(url, [
    ...args,
    '--last-failed',
    '--trace=on',
    '--reporter=list',
    `--output=${results}/traces`,
  ]);
};

const removeOldRuns = (): void => {
  const folder = join(e2eFolder, 'test-results');
  const runs = existsSync(folder) ? readdirSync(folder).toSorted() : [];
  for (const name of runs.slice(0, -MAX_KEPT_RUNS))
    rmSync(join(folder, name), { recursive: true, force: true });
};

const args = process.argv.slice(2);
removeOldRuns();
ensureDebianPackages(browser);
/** Journeys make what they look at; of the demo data they use its people, and its months take a minute to fill. */
const data = { ...demo, months: 1 };

await withThrowawayProduct(
  'e2e',
  async (url) => {
    process.exitCode = runPlaywright(url, args);
    printDeskTasks(join(e2eFolder, results, 'results.json'));
    if (process.exitCode !== 0) traceFailed(url, args);
  },
  { data },
);
