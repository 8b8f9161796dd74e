import { setTimeout as pause } from 'node:timers/promises';
import { percentilesOf } from '../stats.ts';
import type { Change, makeChanges } from './changes.ts';
import type { Stream } from './streams.ts';

const PATIENCE_MS = 15_000;

const bySalon = (streams: readonly Stream[]): ReadonlyMap<string, Stream[]> =>
  Map.groupBy(streams, ({ salon }) => salon);

const unheard = (changes: readonly Change[], listeners: ReadonlyMap<string, Stream[]>): number =>
  changes
    .map(({ salon, key }) => (listeners.get(salon) ?? []).filter(({ heard }) => !heard.has(key)).length)
    .reduce((sum, one) => sum + one, 0);

/** Waits until every stream heard of every change of its salon, or patience ends; then says how it went. */
export const judge = async (
  { made: changes, refused }: Awaited<ReturnType<typeof makeChanges>>,
  streams: readonly Stream[],
) => {
  const listeners = bySalon(streams);
  const until = performance.now() + PATIENCE_MS;
  while (unheard(changes, listeners) > 0 && performance.now() < until) await pause(50);

  const took = changes.flatMap(({ salon, key, sentAt }) =>
    (listeners.get(salon) ?? []).flatMap(({ heard }) => heard.get(key)?.map((at) => at - sentAt) ?? []),
  );
  const expected = changes.reduce((sum, { salon }) => sum + (listeners.get(salon)?.length ?? 0), 0);
  return {
    changes: changes.length,
    refused,
    expected,
    lost: unheard(changes, listeners),
    twice: took.length + unheard(changes, listeners) - expected,
    ms: percentilesOf(took),
  };
};

/** Codes that a stream named and that are not of its salon. */
export const straysIn = (streams: readonly Stream[], own: (salon: string) => ReadonlySet<string>): number =>
  streams.reduce(
    (sum, { salon, named }) => sum + [...named].filter((code) => !own(salon).has(code)).length,
    0,
  );
