import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Clock, systemClock } from '../lib/clock.ts';
import { dropEarlyResponses } from '../lib/early-responses.ts';
import { subscribeToSalon } from '../lib/live.ts';
import type { LiveEvent } from '../lib/live-stream.ts';
import { affectedKeys } from './invalidation.ts';

/** One action rings for several objects at once: they are read again together. */
const batchMs = 20;

/** Old after this event; undefined is everything. */
const staleKeys = (event: LiveEvent): readonly QueryKey[] | undefined =>
  event.kind === 'gap' ? undefined : affectedKeys(event.change.module);

/** Marks what an event made old; what is on the screen is then read again through the normal door. */
export const createStaleMarker = (client: QueryClient, clock: Clock): ((event: LiveEvent) => void) => {
  let gathered: (readonly QueryKey[] | undefined)[] = [];
  const mark = (): void => {
    const now = gathered;
    gathered = [];
    if (now.includes(undefined)) return void client.invalidateQueries();
    const keys = new Map(now.flatMap((keys) => keys ?? []).map((key) => [JSON.stringify(key), key]));
    for (const queryKey of keys.values()) void client.invalidateQueries({ queryKey });
  };
  return (event) => {
    gathered.push(staleKeys(event));
    if (gathered.length === 1) clock.after(batchMs, mark);
  };
};

type LiveListener = (event: LiveEvent) => void;

const listeners = new Set<LiveListener>();

/** What is heard of the salon that is followed, for a screen that says more of it; the answer ends it. */
export const subscribeToLiveEvents = (listener: LiveListener): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Keeps a salon's screens up to date while it is followed; the answer ends it. */
export const syncSalon = (client: QueryClient, salonCode: string): (() => void) => {
  const mark = createStaleMarker(client, systemClock);
  return subscribeToSalon(salonCode, (event) => {
    dropEarlyResponses();
    mark(event);
    for (const listener of listeners) listener(event);
  });
};
