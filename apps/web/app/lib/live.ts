import { toCall } from '@ayna/contracts/core/client';
import { host } from '@ayna/contracts/host';
import { keeper } from './api.ts';
import { pageBase } from './bases.ts';
import { systemClock } from './clock.ts';
import { refused } from './failure.ts';
import { hearFailure } from './failure-desk.ts';
import { type LiveEvent, readLive } from './live-stream.ts';
import { session } from './session.ts';

type Tell = (event: LiveEvent) => void;
type Read = (tell: Tell, signal: AbortSignal) => Promise<void>;

/**
 * One reader per browser: the tab that holds the lock reads and tells the others. When it closes, the
 * next one gets the lock. Outside https a browser has no locks; then every tab reads for itself.
 */
export const shared = (name: string, read: Read, tell: Tell): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => tell(data));
  const tellAll: Tell = (event) => {
    if (signal.aborted) return;
    tell(event);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, ours
    channel.postMessage(event);
  };
  const locks: LockManager | undefined = navigator.locks;
  const reading = locks
    ? locks.request(name, { signal }, () => read(tellAll, signal))
    : read(tellAll, signal);
  // Only who stops while waiting for the lock ends up here.
  reading.catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
};

const route = host.routes.live;

/** Follows a salon's changes, outside the two-slot queue; the answer ends it. */
export const followLive = (salonCode: string, tell: Tell): (() => void) => {
  const url = pageBase(route.module) + toCall(route, { query: { salonCode } }).url;
  const read: Read = (tellAll, signal) =>
    readLive(
      {
        url,
        token: keeper.token,
        clock: systemClock,
        random: Math.random,
        refused({ status, headers }, token) {
          const requestId = headers.get('x-request-id') ?? undefined;
          hearFailure({ route, failure: refused(status, undefined, requestId), token });
        },
      },
      tellAll,
      signal,
    );
  // By person too: what one may see another need not.
  return shared(`ayna.live.${salonCode}.${session.userCode() ?? ''}`, read, tell);
};
