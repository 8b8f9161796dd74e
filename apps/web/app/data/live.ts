import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { type Clock, systemClock } from '../lib/clock.ts';
import { subscribeToSalon } from '../lib/live.ts';
import type { LiveEvent } from '../lib/live-stream.ts';
import { keysOf } from './caches.ts';

/** One action rings for several objects at once: they are read again together. */
const gatherMs = 20;

/** Old after this event; undefined is everything. */
const keysAfter = (event: LiveEvent): readonly QueryKey[] | undefined =>
  event.kind === 'gap' ? undefined : keysOf(event.change.module);

/** Marks what an event made old; what is on the screen is then read again through the normal door. */
export const staleMarker = (client: QueryClient, clock: Clock): ((event: LiveEvent) => void) => {
  let gathered: (readonly QueryKey[] | undefined)[] = [];
  const mark = (): void => {
    const now = gathered;
    gathered = [];
    if (now.includes(undefined)) return void client.invalidateQueries();
    const keys = new Map(now.flatMap((keys) => keys ?? []).map((key) => [JSON.stringify(key), key]));
    for (const queryKey of keys.values()) void client.invalidateQueries({ queryKey });
  };
  return (event) => {
    gathered.push(keysAfter(event));
    if (gathered.length === 1) clock.after(gatherMs, mark);
  };
};

type Hear = (event: LiveEvent) => void;

const hearers = new Set<Hear>();

/** What is heard of the salon that is followed, for a screen that says more of it; the answer ends it. */
export const hearLive = (hear: Hear): (() => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

/** Keeps a salon's screens up to date while it is followed; the answer ends it. */
export const followSalon = (client: QueryClient, salonCode: string): (() => void) => {
  const mark = staleMarker(client, systemClock);
  return subscribeToSalon(salonCode, (event) => {
    mark(event);
    for (const hear of hearers) hear(event);
  });
};
