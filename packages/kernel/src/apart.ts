import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { openQueue } from './queue.ts';

type Apart = {
  readonly script: string;
  readonly atOnce: number;
  readonly longestLine: number;
  readonly timeMs: number;
  /** All that the process may take. Node reserves some 600 MB that it never uses. */
  readonly memoryKb: number;
  /** Of it, what JavaScript may. */
  readonly heapMb: number;
  readonly env?: Readonly<Record<string, string>>;
};

type Work = { readonly folder: string; readonly args: readonly string[] };

/** What it said, or `died` where it was ended or gave up. */
export type Said = { readonly said: string } | { readonly died: true };

const runApart = async (
  { script, timeMs, memoryKb, heapMb, env }: Apart,
  { folder, args }: Work,
): Promise<Said> => {
  const limits = [
    `--max-old-space-size=${heapMb}`,
    '--max-semi-space-size=2',
    '--disable-warning=ExperimentalWarning',
  ];
  const child = spawn(
    '/bin/sh',
    [
      '-c',
      `ulimit -d ${memoryKb}; ulimit -c 0; exec "$0" "$@"`,
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
    const [said] = await Promise.all([text(child.stdout), ended]);
    return child.exitCode === 0 ? { said } : { died: true };
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Opens files of strangers apart, because whoever made one may have made it to break whatever reads it: a process
 * with no settings of ours, little memory and little time. However it ends, it takes nothing along but itself.
 * Null when too many are waiting.
 */
export const openApart = (apart: Apart): ((work: Work) => Promise<Said | null>) => {
  const inLine = openQueue(apart.atOnce, apart.longestLine);
  return (work) => inLine(() => runApart(apart, work));
};
