import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const tracing = new URL('../telemetry/tracing.ts', import.meta.url).href;

export type HostProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  /** Its last lines, for failure messages. */
  output(): string;
  /** Everything it wrote. */
  log(): string;
  stop(signal?: NodeJS.Signals): Promise<void>;
};

const servingUrl = (line: string): string | null => {
  try {
    const { msg, url } = JSON.parse(line) as { msg?: string; url?: string };
    return msg === 'serving' && url ? url : null;
  } catch {
    return null;
  }
};

/** Starts a host as a process of its own and waits until it serves. */
export const startProcess = async (
  script: string,
  env: Readonly<Record<string, string>>,
): Promise<HostProcess> => {
  const child = spawn(process.execPath, ['--import', tracing, script], {
    env: { PATH: process.env['PATH'], ...env, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  child.stderr.on('data', (chunk: Buffer) => lines.push(chunk.toString()));
  const url = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      const found = servingUrl(line);
      if (found) resolve(found);
      else lines.push(line);
      if (process.env['TEST_LOG']) process.stderr.write(`${line}\n`);
    });
    child.once('exit', () => reject(new Error(`host did not start:\n${lines.join('\n')}`)));
  });
  return {
    url,
    child,
    output: () => lines.slice(-60).join('\n'),
    log: () => lines.join('\n'),
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
    },
  };
};
