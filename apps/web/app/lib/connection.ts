import { type Clock, systemClock } from './clock.ts';

/** The browser as far as its network is concerned. */
type Network = {
  readonly isOnline: () => boolean;
  readonly onChange: (listener: () => void) => () => void;
};

type Connection = {
  /** When the network went away; undefined while there is one. */
  readonly lostAt: () => number | undefined;
  /** From when the oldest appointments are that were read without a network; undefined if none were, or there is one. */
  readonly storedAt: () => number | undefined;
  readonly noteStored: (at: number) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export const createConnection = (network: Network, clock: Clock): Connection => {
  let lostAt: number | undefined;
  let storedAt: number | undefined;
  const listeners = new Set<() => void>();
  return {
    lostAt() {
      // The first loss counts: what is shown is as old as that.
      lostAt = network.isOnline() ? undefined : (lostAt ?? clock.now());
      return lostAt;
    },
    storedAt() {
      if (network.isOnline()) storedAt = undefined;
      return storedAt;
    },
    noteStored(at) {
      storedAt = Math.min(at, storedAt ?? at);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      const stop = network.onChange(listener);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
  };
};

export const connection = createConnection(
  {
    // Outside a browser nobody says.
    isOnline: () => (navigator as Partial<Navigator>).onLine ?? true,
    onChange(listener) {
      window.addEventListener('online', listener);
      window.addEventListener('offline', listener);
      return () => {
        window.removeEventListener('online', listener);
        window.removeEventListener('offline', listener);
      };
    },
  },
  systemClock,
);

export const isOffline = (): boolean => connection.lostAt() !== undefined;

export const { noteStored } = connection;
