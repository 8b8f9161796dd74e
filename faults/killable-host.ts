import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodeProcess from 'node:process';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { findFreePort } from '../tools/services/probe.ts';

const product = join(import.meta.dirname, '../apps/api/src/main.ts');

/** Starts the product in one process whose address stays the same through kills and restarts. */
export const startKillableHost = async (env: Readonly<Record<string, string>>, script = product) => {
  const port = await findFreePort();
  const hostEnv = {
    NODE_ENV: 'production',
    LIMITS: 'off',
    HOST_SECRET: randomBytes(32).toString('hex'),
    PORT: String(port),
    // As docs/operating.md recommends for hosts that restart.
    NODE_COMPILE_CACHE: join(tmpdir(), 'ayna-compiled'),
    ...env,
  };
  let process: HostProcess = await startProcess(script, hostEnv);
  let stopExpected = false;
  const earlierLogs: string[] = [];
  const failOnUnexpectedExit = (): void => {
    const { child } = process;
    child.once('exit', (code, signal) => {
      // An unexpected exit of the host is a finding, so the drill fails at once.
      if (!stopExpected)
        throw new Error(`host exited unexpectedly (${code ?? signal}): ${process.output().slice(-2_000)}`);
    });
  };
  failOnUnexpectedExit();
  // A failing drill leaves no host behind.
  nodeProcess.once('exit', () => process.child.kill('SIGKILL'));
  return {
    url: process.url,
    /** The last lines it wrote. */
    output: (): string => process.output(),
    /** Everything it wrote, that of its killed processes too. */
    log: (): string => [...earlierLogs, process.log()].join('\n'),
    pid: (): number => process.child.pid as number,
    async kill(): Promise<void> {
      stopExpected = true;
      await process.stop('SIGKILL');
      earlierLogs.push(process.log());
    },
    async start(): Promise<void> {
      process = await startProcess(script, hostEnv);
      stopExpected = false;
      failOnUnexpectedExit();
    },
    async stop(): Promise<void> {
      stopExpected = true;
      await process.stop();
    },
  };
};
