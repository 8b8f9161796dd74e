import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { signalAll } from '../services/processes.ts';
import type { Outcome } from './count.ts';
import type { Suite } from './suites.ts';

type SuiteRun = { readonly outcome: Outcome; readonly output: string; readonly seconds: number };

export type RunContext = {
  /** Folder for outputs and reports. */
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  /** Aborted when the run must end: on a signal, or at the time limit. */
  readonly signal: AbortSignal;
};

/** Time for a suite to stop its own servers and browsers. */
const GRACE_MS = 5000;

type Invocation = { readonly command: readonly string[]; readonly env: NodeJS.ProcessEnv };

const addReporter = ({ resultFormat, command, report }: Suite, file: string): Invocation => {
  if (report !== undefined) return { command, env: {} };
  if (resultFormat === 'vitest') {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    return { command: [...command, ...reporters], env: {} };
  }
  if (resultFormat === 'playwright') {
    return { command: [...command, '--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
  }
  return { command, env: {} };
};

/** The command gets its own process group, so that the processes it starts can be ended with it. */
const runCommand = async (
  invocation: Invocation,
  out: number,
  err: number,
  context: RunContext,
): Promise<number | null> => {
  const child = spawn('setpriv', ['--pdeathsig', 'SIGTERM', '--', ...invocation.command], {
    detached: true,
    env: { ...context.env, ...invocation.env },
    stdio: ['ignore', out, err],
  });
  const group = -(child.pid as number);
  let grace: NodeJS.Timeout | undefined;
  const stop = (): void => {
    signalAll([group], 'SIGTERM');
    grace = setTimeout(() => signalAll([group], 'SIGKILL'), GRACE_MS);
  };
  context.signal.addEventListener('abort', stop);
  const [exit] = (await once(child, 'exit')) as [number | null];
  context.signal.removeEventListener('abort', stop);
  clearTimeout(grace);
  signalAll([group], 'SIGKILL');
  return exit;
};

/**
 * Runs one suite to its end. Its output goes to files and not through pipes: a process that it left
 * running would keep a pipe open, and the run would wait for it.
 */
export const runSuite = async (suite: Suite, context: RunContext): Promise<SuiteRun> => {
  const startedAt = performance.now();
  const report = suite.report ?? join(context.dir, `${suite.name}.json`);
  rmSync(report, { force: true }); // a report of an older run must not be counted
  const out = openSync(join(context.dir, `${suite.name}.out`), 'a+');
  // One file keeps stdout and stderr in order; a suite whose last line is JSON needs stdout alone.
  const err =
    suite.resultFormat === 'json-line' ? openSync(join(context.dir, `${suite.name}.err`), 'a+') : out;
  const exit = await runCommand(addReporter(suite, report), out, err, context);
  for (const file of new Set([out, err])) closeSync(file);
  const stdout = readFileSync(join(context.dir, `${suite.name}.out`), 'utf8');
  const stderr = err === out ? '' : readFileSync(join(context.dir, `${suite.name}.err`), 'utf8');
  return {
    outcome: {
      exit,
      stdout,
      report: existsSync(report) ? readFileSync(report, 'utf8') : undefined,
      stopReason: context.signal.aborted ? String(context.signal.reason) : undefined,
    },
    output: stderr + stdout,
    seconds: (performance.now() - startedAt) / 1000,
  };
};
