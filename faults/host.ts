import { randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import nodeProcess from 'node:process';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { freePort } from '../tools/services/ready.ts';

const script = join(import.meta.dirname, '../apps/api/src/main.ts');

/** The product in one process, at an address that stays, however often the process is killed. */
export const startKillable = async (env: Readonly<Record<string, string>>) => {
  const port = await freePort();
  const all = {
    NODE_ENV: 'production',
    LIMITS: 'off',
    HOST_SECRET: randomBytes(32).toString('hex'),
    PORT: String(port),
    // As docs/operating.md says for hosts that are started anew.
    NODE_COMPILE_CACHE: join(tmpdir(), 'ayna-compiled'),
    ...env,
  };
  let process: HostProcess = await startProcess(script, all);
  let meant = false;
  const watch = (): void => {
    const { child } = process;
    child.once('exit', (code, signal) => {
      // A host that dies by itself is a finding, not something to wait out.
      if (!meant)
        throw new Error(`the host ended by itself (${code ?? signal}): ${process.said().slice(-2_000)}`);
    });
  };
  watch();
  // A drill that fails leaves no host behind.
  nodeProcess.once('exit', () => process.child.kill('SIGKILL'));
  return {
    url: process.url,
    async kill(): Promise<void> {
      meant = true;
      await process.stop('SIGKILL');
    },
    async start(): Promise<void> {
      process = await startProcess(script, all);
      meant = false;
      watch();
    },
    async stop(): Promise<void> {
      meant = true;
      await process.stop();
    },
  };
};
