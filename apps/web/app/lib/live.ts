import { toCall } from '@ayna/contracts/core/client';
import { host } from '@ayna/contracts/host';
import { sessionRefresher } from './api.ts';
import { toCallError } from './call-errors.ts';
import { systemClock } from './clock.ts';
import { reportApiFailure } from './error-reporter.ts';
import { type LiveEvent, readLive } from './live-stream.ts';
import { session } from './session.ts';

type OnLiveEvent = (event: LiveEvent) => void;
type ReadStream = (onEvent: OnLiveEvent, signal: AbortSignal) => Promise<void>;

/**
 * One reader per browser: the tab that holds the lock reads and tells the others. When it closes, the
 * next one gets the lock. Outside https a browser has no locks; then every tab reads for itself.
 */
export const shareAcrossTabs = (name: string, read: ReadStream, onEvent: OnLiveEvent): (() => void) => {
  const stopping = new AbortController();
  const { signal } = stopping;
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', ({ data }: MessageEvent<LiveEvent>) => onEvent(data));
  const broadcast: OnLiveEvent = (event) => {
    if (signal.aborted) return;
    onEvent(event);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, ours
    channel.postMessage(event);
  };
  const locks: LockManager | undefined = navigator.locks;
  const reading = locks
    ? locks.request(name, { signal }, () => read(broadcast, signal))
    : read(broadcast, signal);
  // Only who stops while waiting for the lock ends up here.
  reading.catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
};

const route = host.routes.live;

/** Follows a salon's changes, outside the two-slot queue; the answer ends it. */
export const subscribeToSalon = (salonCode: string, onEvent: OnLiveEvent): (() => void) => {
  const url = toCall(route, { query: { salonCode } }).url;
  const read: ReadStream = (broadcast, signal) =>
    readLive(
      {
        url,
        token: sessionRefresher.token,
        clock: systemClock,
        random: Math.random,
        pageAgeMs: () => performance.now(),
        onRejected({ status, headers }, token) {
          const requestId = headers.get('x-request-id') ?? undefined;
          reportApiFailure({ route, failure: toCallError(status, undefined, requestId), token });
        },
      },
      broadcast,
      signal,
    );
  // By person too: what one may see another need not.
  return shareAcrossTabs(`ayna.live.${salonCode}.${session.userCode() ?? ''}`, read, onEvent);
};
