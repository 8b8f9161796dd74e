import { setTimeout as pause } from 'node:timers/promises';
import { percentilesOf } from '../stats.ts';
import type { Change, makeChanges } from './changes.ts';
import type { Stream } from './streams.ts';

const DELIVERY_TIMEOUT_MS = 15_000;

const groupBySalon = (streams: readonly Stream[]): ReadonlyMap<string, Stream[]> =>
  Map.groupBy(streams, ({ salon }) => salon);

const countMissing = (changes: readonly Change[], listeners: ReadonlyMap<string, Stream[]>): number =>
  changes
    .map(({ salon, key }) => (listeners.get(salon) ?? []).filter(({ received }) => !received.has(key)).length)
    .reduce((sum, one) => sum + one, 0);

/** Waits until every stream received every change of its salon, or until the timeout, and evaluates the delivery. */
export const evaluateDelivery = async (
  { acknowledged: changes, refused }: Awaited<ReturnType<typeof makeChanges>>,
  streams: readonly Stream[],
) => {
  const listeners = groupBySalon(streams);
  const until = performance.now() + DELIVERY_TIMEOUT_MS;
  while (countMissing(changes, listeners) > 0 && performance.now() < until) await pause(50);

  const delays = changes.flatMap(({ salon, key, sentAt }) =>
    (listeners.get(salon) ?? []).flatMap(
      ({ received }) => received.get(key)?.map((receivedAt) => receivedAt - sentAt) ?? [],
    ),
  );
  const expected = changes.reduce((sum, { salon }) => sum + (listeners.get(salon)?.length ?? 0), 0);
  return {
    changes: changes.length,
    refused,
    expected,
    lost: countMissing(changes, listeners),
    twice: delays.length + countMissing(changes, listeners) - expected,
    ms: percentilesOf(delays),
  };
};

/** Counts codes in streams that belong to another salon. */
export const countStrays = (
  streams: readonly Stream[],
  own: (salon: string) => ReadonlySet<string>,
): number =>
  streams.reduce(
    (sum, { salon, codes }) => sum + [...codes].filter((code) => !own(salon).has(code)).length,
    0,
  );
