import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as debian from '../services/install.ts';
import { openServers, type Servers } from '../services/servers.ts';
import { addUp, type Counts } from './count.ts';
import { type Line, lastLine, printSummary } from './print.ts';
import { runAll } from './run-all.ts';
import { limitSeconds, type Suite, suites } from './suites.ts';

/** .ci/run notes the time before it installs anything. */
const began = process.env.CI_STARTED ? Number(process.env.CI_STARTED) : Date.now();
const secondsSoFar = (): number => (Date.now() - began) / 1000;

/** Aborts when the run must end: the reason says why, for the log. */
const untilMustEnd = (): AbortSignal => {
  const end = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => end.abort(`stopped by ${signal}`));
  }
  const left = Math.max(0, limitSeconds - secondsSoFar());
  setTimeout(() => end.abort(`stopped at the limit of ${limitSeconds} s`), left * 1000).unref();
  return end.signal;
};

const chosenSuites = (names: readonly string[]): readonly Suite[] => {
  const unknown = names.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) throw new Error(`There is no suite called ${unknown.join(', ')}.`);
  return names.length === 0 ? suites : suites.filter((suite) => names.includes(suite.name));
};

const environment = ({ databaseUrl, redisUrl }: Servers): NodeJS.ProcessEnv => {
  const { FORCE_COLOR: _, ...env } = process.env; // it would win over NO_COLOR
  return { ...env, CI: 'true', NO_COLOR: '1', DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
};

const runOnServers = async (chosen: readonly Suite[], dir: string, signal: AbortSignal): Promise<Line[]> => {
  const servers = await openServers(dir);
  try {
    console.log(`PostgreSQL: ${servers.databaseUrl}\nRedis: ${servers.redisUrl}`);
    return await runAll(chosen, { dir, env: environment(servers), signal });
  } finally {
    await servers.stop();
  }
};

const main = async (): Promise<Counts> => {
  const signal = untilMustEnd();
  const chosen = chosenSuites(process.argv.slice(2));
  const { postgresql, redis, chromium, fontconfig, turkishFont, standInFont } = debian;
  debian.ensureDebianPackages([postgresql, redis, chromium, fontconfig, turkishFont, standInFont]);
  const dir = mkdtempSync(join(tmpdir(), 'ayna-ci-'));
  chmodSync(dir, 0o755); // the user postgres must reach its directory in it
  try {
    const lines = await runOnServers(chosen, dir, signal);
    const seconds = secondsSoFar();
    const counts = addUp(
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
// Exits only when the line is out, and without waiting for anything that was forgotten.
process.stdout.write(lastLine(total), () => process.exit(total.failed === 0 ? 0 : 1));
