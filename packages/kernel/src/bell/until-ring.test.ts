import { expect, test } from 'vitest';
import { heardRing, missedRings, untilRing } from './until-ring.ts';

const at = (clock: { now: number }) => untilRing<number>(() => clock.now);

test('it is remembered until the bell of that salon rings', async () => {
  const memory = at({ now: 0 });
  await memory.read('a', async () => 1);
  await memory.read('b', async () => 2);
  heardRing('a');
  expect([memory.known('a'), memory.known('b')]).toEqual([undefined, 2]);
  await memory.read('a', async () => 3);
  expect(memory.known('a')).toBe(3);
});

test('and for a second at most', async () => {
  const clock = { now: 0 };
  const memory = at(clock);
  await memory.read('a', async () => 1);
  clock.now = 999;
  expect(memory.known('a')).toBe(1);
  clock.now = 1_000;
  expect(memory.known('a')).toBeUndefined();
});

test('what rings while it is read is newer than what was read', async () => {
  const memory = at({ now: 0 });
  await memory.read('a', async () => {
    heardRing('a');
    return 1;
  });
  expect(memory.known('a')).toBeUndefined();
});

test('where rings may have been missed, nothing is known', async () => {
  const memory = at({ now: 0 });
  await memory.read('a', async () => 1);
  missedRings();
  expect(memory.known('a')).toBeUndefined();
});
