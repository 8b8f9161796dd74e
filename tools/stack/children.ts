import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export type ChildServer = { readonly stop: () => Promise<void>; readonly ended: Promise<number | null> };

type Options = {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Whether this line of its log means that it is ready. */
  readonly isReady: (line: string) => boolean;
  readonly show: (line: string) => void;
};

const stopChild = async (child: ChildProcess, ended: Promise<unknown>): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  const killTimer = setTimeout(() => child.kill('SIGKILL'), 15_000);
  await ended;
  clearTimeout(killTimer);
};

/** Starts a process of the product and waits until its log says that it is ready. */
export const startChild = async ({
  name,
  command,
  cwd,
  env,
  isReady,
  show,
}: Options): Promise<ChildServer> => {
  const [program = '', ...args] = command;
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const tail: string[] = [];
  await new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        tail.push(line);
        if (tail.length > 40) tail.shift();
        show(`${name}: ${line}`);
        if (isReady(line)) resolve();
      });
    }
    void ended.then(() => reject(new Error(`${name} did not start:\n${tail.join('\n')}`)));
  });
  return { stop: () => stopChild(child, ended), ended };
};
