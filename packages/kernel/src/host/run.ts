import closeWithGrace from 'close-with-grace';
import type { HostOptions } from './options.ts';
import { type Host, startHost } from './start.ts';

// Longer than draining, finishing open calls and stopping the workers take together.
const LONGEST_STOP_MS = 90_000;

/** Runs a host as a process. A signal stops it after what it has begun; so does an error that nothing caught. */
export const runHost = async (options: HostOptions): Promise<Host> => {
  const host = await startHost(options);
  closeWithGrace({ delay: LONGEST_STOP_MS }, () => host.stop());
  return host;
};
