import { type Clock, systemClock } from './clock.ts';

/** Runs a job when a slot is free; anyone who gives up while waiting leaves the queue. */
export type RequestQueue = <T>(job: () => Promise<T>, signal?: AbortSignal) => Promise<T>;

/** The spec's figures: 2 at a time, and a slot rests 60 ms after each release. */
export const requestLimits = { concurrency: 2, pauseMs: 60 } as const;

export const createRequestQueue = (
  { concurrency, pauseMs }: { readonly concurrency: number; readonly pauseMs: number } = requestLimits,
  clock: Clock = systemClock,
): RequestQueue => {
  let free = concurrency;
  const waiting = new Set<() => void>();

  const turn = (signal: AbortSignal | undefined): Promise<void> =>
    new Promise((resolve, reject) => {
      const leave = () => {
        waiting.delete(enter);
        reject(signal?.reason);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        resolve();
      };
      if (signal?.aborted) return leave();
      if (free > 0) {
        free -= 1;
        return resolve();
      }
      waiting.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });

  const handOn = (): void => {
    const [next] = waiting;
    if (!next) {
      free += 1;
      return;
    }
    waiting.delete(next);
    next();
  };

  return async (job, signal) => {
    await turn(signal);
    try {
      return await job();
    } finally {
      clock.after(pauseMs, handOn);
    }
  };
};
