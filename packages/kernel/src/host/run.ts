import type { HostOptions } from './options.ts';
import { type Host, startHost } from './start.ts';

/** Runs a host as a process: until it is told to stop, then finishes what it has begun. */
export const runHost = async (options: HostOptions): Promise<Host> => {
  const host = await startHost(options);
  let stopping: Promise<void> | undefined;
  const stop = (): void => {
    stopping ??= host.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  return host;
};
