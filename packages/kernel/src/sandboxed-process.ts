import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fairLimit } from './fair-limit.ts';

type Sandbox = {
  readonly script: string;
  readonly concurrency: number;
  /** How many may wait, of all people and of each; more are refused. */
  readonly maxWaiting: number;
  readonly maxWaitingEach: number;
  /** Of the processor: what a file costs does not depend on what else the machine does. */
  readonly cpuSeconds: number;
  /** By the clock, for a process that waits or starves. */
  readonly timeMs: number;
  /** All memory that the process may take. Node reserves some 600 MB that it never uses. */
  readonly memoryKb: number;
  /** Of it, what JavaScript may take. */
  readonly heapMb: number;
  readonly env?: Readonly<Record<string, string>>;
};

type Job = {
  /** The person who sent the file: one file of a person is read at a time. */
  readonly owner: string;
  readonly folder: string;
  readonly args: readonly string[];
};

/** What the process printed, or `died` where it failed or was killed. */
export type SandboxOutput = { readonly output: string } | { readonly died: true };

const runSandboxed = async (
  { script, cpuSeconds, timeMs, memoryKb, heapMb, env }: Sandbox,
  { folder, args }: Job,
): Promise<SandboxOutput> => {
  const limits = [
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=2',
    '--disable-warning=ExperimentalWarning',
  ];
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -t ${cpuSeconds}; ulimit -d ${memoryKb}; ulimit -c 0; exec "$0" "$@"`,
      process.execPath,
      ...limits,
      script,
      ...args,
    ],
    { cwd: folder, env: { ...env }, stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const timer = setTimeout(() => child.kill('SIGKILL'), timeMs);
  try {
    const ended = once(child, 'close');
    const [output] = await Promise.all([text(child.stdout), ended]);
    return child.exitCode === 0 ? { output } : { died: true };
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Reads uploaded files in a process of its own, because a file may be made to break its reader: no settings of ours,
 * little memory, little time. If it dies, only that process dies. Returns null when too many are waiting.
 */
export const spawnSandboxed = (sandbox: Sandbox): ((job: Job) => Promise<SandboxOutput | null>) => {
  const limit = fairLimit(sandbox);
  return (job) => limit(job.owner, () => runSandboxed(sandbox, job));
};
