import { Redis } from 'ioredis';
import type { Signal } from '../events/emit.ts';
import type { Log } from '../telemetry/log.ts';
import type { SharedRedis } from './redis.ts';

export const signalChannel = 'ayna:signal';

type Receive = (signal: Signal) => void;

export type Signals = {
  /** Called after COMMIT: wakes workers and live streams of this process at once, and of other hosts through Redis. */
  publish(signal: Signal): void;
  onSignal(receive: Receive): () => void;
  /** Called when Redis is back: signals may be lost, so receivers read again. */
  onGap(reread: () => void): () => void;
  close(): void;
};

const subscribeTo = (url: string, receive: (text: string) => void, onReady: () => void): Redis => {
  const redis = new Redis(url, {
    maxRetriesPerRequest: null,
    connectTimeout: 2_000,
    retryStrategy: (tries) => Math.min(100 * tries, 1_000),
  });
  redis.on('error', () => undefined);
  redis.on('ready', () => {
    redis.subscribe(signalChannel).then(onReady, () => undefined);
  });
  redis.on('message', (_, text: string) => receive(text));
  return redis;
};

const addTo = <T>(set: Set<T>, item: T): (() => void) => {
  set.add(item);
  return () => void set.delete(item);
};

/** A signal says that something changed, never what. A lost signal costs one poll's time, never data. */
export const openSignals = (url: string, redis: SharedRedis, self: string, log: Log): Signals => {
  const receivers = new Set<Receive>();
  const rereaders = new Set<() => void>();
  let connectedOnce = false;

  const deliver = (signal: Signal): void => {
    for (const receive of receivers) receive(signal);
  };
  const subscription = subscribeTo(
    url,
    (text) => {
      const { from, signal } = JSON.parse(text) as { from: string; signal: Signal };
      if (from !== self) deliver(signal);
    },
    () => {
      if (connectedOnce) for (const reread of rereaders) reread();
      connectedOnce = true;
    },
  );

  return {
    publish(signal) {
      deliver(signal);
      if (!redis.usable()) return;
      redis.redis.publish(signalChannel, JSON.stringify({ from: self, signal })).catch((error: unknown) => {
        redis.failed();
        log.warn({ err: error }, 'publishing a signal to other hosts failed');
      });
    },
    onSignal: (receive) => addTo(receivers, receive),
    onGap: (reread) => addTo(rereaders, reread),
    close: () => subscription.disconnect(),
  };
};
