import { CallError } from '@ayna/contracts/core/client';
import type { Query, QueryClient } from '@tanstack/react-query';
import { type Clock, systemClock } from '../lib/clock.ts';
import { pauseMs } from '../lib/live-stream.ts';
import { type Browser, scheduleRetry, thisBrowser } from '../lib/quiet-retry.ts';

/** Nobody answered: the network was away, and not the server that refused. */
const isUnreached = ({ state }: Query): boolean =>
  state.status === 'error' && state.error instanceof CallError && state.error.status === 0;

type Surroundings = {
  readonly clock: Clock;
  readonly browser: Browser;
  readonly random: () => number;
  readonly onOnline: (listener: () => void) => () => void;
};

const here: Surroundings = {
  clock: systemClock,
  browser: thisBrowser,
  random: Math.random,
  onOnline(listener) {
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  },
};

/**
 * Reads everything that is shown again once the network is back. A phone says 'online' seconds before anything can be
 * reached, so what still fails is read again with growing pauses. The answer ends it.
 */
export const rereadWhenOnline = (client: QueryClient, around: Surroundings = here): (() => void) => {
  const { clock, browser, random, onOnline } = around;
  const unreached = { type: 'active', predicate: isUnreached } as const;
  let stop = (): void => undefined;
  const reread = async (failures: number): Promise<void> => {
    let isStopped = false;
    stop = () => {
      isStopped = true;
    };
    await (failures === 0 ? client.invalidateQueries() : client.refetchQueries(unreached));
    if (isStopped || client.getQueryCache().findAll(unreached).length === 0) return;
    stop = scheduleRetry({
      clock,
      browser,
      pauseMs: pauseMs(failures, random()),
      retry() {
        stop();
        void reread(failures + 1);
      },
    });
  };
  const stopListening = onOnline(() => {
    stop();
    void reread(0);
  });
  return () => {
    stopListening();
    stop();
  };
};
