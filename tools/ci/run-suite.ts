import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { signalAll } from '../services/processes.ts';
import type { Outcome } from './count.ts';
import type { Suite } from './suites.ts';

type Finished = { readonly outcome: Outcome; readonly output: string; readonly seconds: number };

export type Place = {
  /** Where outputs and reports are written. */
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Aborted when the run must end: a signal came, or the time is up. */
  readonly signal: AbortSignal;
};

/** Time for a suite to end its own servers and browsers. */
const GRACE_MS = 5000;

type Asked = { readonly command: readonly string[]; readonly env: NodeJS.ProcessEnv };

const askForReport = ({ counts, command, report }: Suite, file: string): Asked => {
  if (report !== undefined) return { command, env: {} };
  if (counts === 'vitest') {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return { command: [...command, ...reporters], env: {} };
  }
  if (counts === 'playwright') {
    return { command: [...command, '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  }
  return { command, env: {} };
};

/** The command leads a process group of its own, so that whatever it started can be ended with it. */
const execute = async (asked: Asked, out: number, err: number, place: Place): Promise<number | null> => {
  const child = spawn('setpriv', ['--pdeathsig', 'SIGTERM', '--', ...asked.command], {
    detached: true,
    env: { ...place.env, ...asked.env },
    stdio: ['ignore', out, err],
  });
  const group = -(child.pid as number);
  let grace: NodeJS.Timeout | undefined;
  const stop = (): void => {
    signalAll([group], 'SIGTERM');
    grace = setTimeout(() => signalAll([group], 'SIGKILL'), GRACE_MS);
  };
  place.signal.addEventListener('abort', stop);
  const [exit] = (await once(child, 'exit')) as [number | null];
  place.signal.removeEventListener('abort', stop);
  clearTimeout(grace);
  signalAll([group], 'SIGKILL');
  return exit;
};

/**
 * Runs one suite to its end. Its output goes to files and not through pipes: a process it forgot
 * would hold a pipe open and keep us waiting.
 */
export const runSuite = async (suite: Suite, place: Place): Promise<Finished> => {
  const began = performance.now();
  const report = suite.report ?? join(place.dir, `${suite.name}.json`);
  rmSync(report, { force: true }); // an older run's must not be counted
  const out = openSync(join(place.dir, `${suite.name}.out`), 'a+');
  // What is only read by people stays in the order it was written in; a JSON line must be found.
  const err = suite.counts === 'json-line' ? openSync(join(place.dir, `${suite.name}.err`), 'a+') : out;
  const exit = await execute(askForReport(suite, report), out, err, place);
  for (const file of new Set([out, err])) closeSync(file);
  const stdout = readFileSync(join(place.dir, `${suite.name}.out`), 'utf8');
  const stderr = err === out ? '' : readFileSync(join(place.dir, `${suite.name}.err`), 'utf8');
  return {
    outcome: {
      exit,
      stdout,
      report: existsSync(report) ? readFileSync(report, 'utf8') : undefined,
      cut: place.signal.aborted ? String(place.signal.reason) : undefined,
    },
    output: stderr + stdout,
    seconds: (performance.now() - began) / 1000,
  };
};
