import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as debian from '../services/install.ts';
import { openServers, type Servers } from '../services/servers.ts';
import { type Counts, sumCounts } from './count.ts';
import { lastLine, printSummary, type SuiteResult } from './print.ts';
import { runAll } from './run-all.ts';
import { limitSeconds, type Suite, suites } from './suites.ts';

/** .ci/run sets CI_STARTED before it installs anything. */
const startedAt = process.env.CI_STARTED ? Number(process.env.CI_STARTED) : Date.now();
const secondsSoFar = (): number => (Date.now() - startedAt) / 1000;

/** Aborts when the run must end; the reason is shown in the log. */
const openEndSignal = (): AbortSignal => {
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end.abort(`stopped by ${signal}`));
  }
  const secondsLeft = Math.max(0, limitSeconds - secondsSoFar());
  setTimeout(() => end.abort(`stopped at the limit of ${limitSeconds} s`), secondsLeft * 1000).unref();
  return end.signal;
};

const selectSuites = (names: readonly string[]): readonly Suite[] => {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) throw new Error(`There is no suite called ${unknown.join(', ')}.`);
  return names.length === 0 ? suites : suites.filter((suite) => names.includes(suite.name));
};

const suiteEnvironment = ({ databaseUrl, redisUrl }: Servers): NodeJS.ProcessEnv => {
  const { FORCE_COLOR: _, ...env } = process.env; // it would win over NO_COLOR
  return { ...env, CI: 'true', NO_COLOR: '1', DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
};

const runOnServers = async (
  selected: readonly Suite[],
  dir: string,
  signal: AbortSignal,
): Promise<SuiteResult[]> => {
  const servers = await openServers(dir, { alwaysPrivate: true });
  try {
    console.log(`PostgreSQL: ${servers.databaseUrl}\nRedis: ${servers.redisUrl}`);
    return await runAll(selected, { dir, env: suiteEnvironment(servers), signal });
  } finally {
    await servers.stop();
  }
};

const main = async (): Promise<Counts> => {
  const signal = openEndSignal();
  const selected = selectSuites(process.argv.slice(2));
  debian.ensureDebianPackages([debian.postgresql, debian.redis, ...debian.browser]);
  const dir = mkdtempSync(join(tmpdir(), 'ayna-ci-'));
  chmodSync(dir, 0o755); // the user postgres needs access to its own folder in it
  try {
    const lines = await runOnServers(selected, dir, signal);
    const seconds = secondsSoFar();
    const counts = sumCounts(
      lines.map((line) => line.counts),
      seconds,
      limitSeconds,
    );
    printSummary(lines, { name: 'total', seconds, counts });
    return counts;
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
};

const total = await main().catch((error: unknown): Counts => {
  console.log(error instanceof Error ? error.message : error);
  return { passed: 0, failed: 1, skipped: 0, notes: [] };
});
// Exits after the line is written, without waiting for handles that are still open.
process.stdout.write(lastLine(total), () => process.exit(total.failed === 0 ? 0 : 1));
