/** The calls that run or wait, as far as they can be given up together. */
export type CallScope = {
  readonly signal: () => AbortSignal;
  /** Gives all of them up; calls that are made afterwards belong to a new scope. */
  readonly abandon: () => void;
};

export const createCallScope = (): CallScope => {
  let controller = new AbortController();
  return {
    signal: () => controller.signal,
    abandon() {
      const before = controller;
      controller = new AbortController();
      before.abort(new DOMException('calls were abandoned', 'AbortError'));
    },
  };
};

/** Settles as the work does, or rejects as soon as the signal aborts. */
export const orAborted = async <T>(work: T | Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  if (!signal) return work;
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  const stop = () => reject(signal.reason);
  signal.addEventListener('abort', stop);
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
};
