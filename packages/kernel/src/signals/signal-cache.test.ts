import { expect, test } from 'vitest';
import { invalidateAllSalons, invalidateSalon, signalCache } from './signal-cache.ts';

const cacheAt = (clock: { now: number }) => signalCache<number>(() => clock.now);

test('a value is cached until a signal about that salon arrives', async () => {
  const cache = cacheAt({ now: 0 });
  await cache.load('a', async () => 1);
  await cache.load('b', async () => 2);
  invalidateSalon('a');
  expect([cache.get('a'), cache.get('b')]).toEqual([undefined, 2]);
  await cache.load('a', async () => 3);
  expect(cache.get('a')).toBe(3);
});

test('a value is cached for a second at most', async () => {
  const clock = { now: 0 };
  const cache = cacheAt(clock);
  await cache.load('a', async () => 1);
  clock.now = 999;
  expect(cache.get('a')).toBe(1);
  clock.now = 1_000;
  expect(cache.get('a')).toBeUndefined();
});

test('a signal that arrives during the read makes the value invalid', async () => {
  const cache = cacheAt({ now: 0 });
  await cache.load('a', async () => {
    invalidateSalon('a');
    return 1;
  });
  expect(cache.get('a')).toBeUndefined();
});

test('nothing is cached where signals may be lost', async () => {
  const cache = cacheAt({ now: 0 });
  await cache.load('a', async () => 1);
  invalidateAllSalons();
  expect(cache.get('a')).toBeUndefined();
});
