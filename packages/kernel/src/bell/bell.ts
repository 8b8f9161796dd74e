import { Redis } from 'ioredis';
import type { Ring } from '../events/emit.ts';
import type { Log } from '../watch/log.ts';
import type { SharedMemory } from './redis.ts';

export const bellChannel = 'ayna:bell';

type Hear = (ring: Ring) => void;

export type Bells = {
  /** After a commit: wakes listeners and live streams here at once, and in the other hosts by Redis. */
  ring(ring: Ring): void;
  onRing(hear: Hear): () => void;
  /** Rings may have been missed while Redis was away: whoever listens should look for itself. */
  onGap(look: () => void): () => void;
  close(): void;
};

const subscribeTo = (url: string, hear: (text: string) => void, onReady: () => void): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 2_000,
    retryStrategy: (tries) => Math.min(100 * tries, 1_000),
  });
  redis.on('error', () => undefined);
  redis.on('ready', () => {
    redis.subscribe(bellChannel).then(onReady, () => undefined);
  });
  redis.on('message', (_, text: string) => hear(text));
  return redis;
};

/**
 * The doorbell says that something changed, never what. Losing a ring costs a poll's time, never data.
 */
export const openBells = (url: string, memory: SharedMemory, self: string, log: Log): Bells => {
  const hearers = new Set<Hear>();
  const lookers = new Set<() => void>();
  let connectedOnce = false;

  const tellHere = (ring: Ring): void => {
    for (const hear of hearers) hear(ring);
  };
  const subscription = subscribeTo(
    url,
    (text) => {
      const { from, ring } = JSON.parse(text) as { from: string; ring: Ring };
      if (from !== self) tellHere(ring);
    },
    () => {
      if (connectedOnce) for (const look of lookers) look();
      connectedOnce = true;
    },
  );

  const keep = <T>(set: Set<T>, item: T): (() => void) => {
    set.add(item);
    return () => void set.delete(item);
  };

  return {
    ring(ring) {
      tellHere(ring);
      if (!memory.usable()) return;
      memory.redis.publish(bellChannel, JSON.stringify({ from: self, ring })).catch((error: unknown) => {
        memory.failed();
        log.warn({ err: error }, 'a bell was not rung in the other hosts');
      });
    },
    onRing: (hear) => keep(hearers, hear),
    onGap: (look) => keep(lookers, look),
    close: () => subscription.disconnect(),
  };
};
