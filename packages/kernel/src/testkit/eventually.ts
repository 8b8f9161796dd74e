import { setTimeout as pause } from 'node:timers/promises';

type Options = { readonly within?: number };

/** Tries until it stops throwing, up to a deadline; then the last failure is the test's. */
export const eventually = async <T>(
  attempt: () => T | Promise<T>,
  { within = 5_000 }: Options = {},
): Promise<T> => {
  const deadline = performance.now() + within;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await pause(15);
    }
  }
};
