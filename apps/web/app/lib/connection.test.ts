import { expect, test } from 'vitest';
import { createConnection } from './connection.ts';
import { manualClock } from './manual-clock.ts';

test('a network is lost at the moment it went away, however often it is asked, and until it is back', async () => {
  let isOnline = true;
  const clock = manualClock(1_000);
  const { lostAt } = createConnection({ isOnline: () => isOnline, onChange: () => () => undefined }, clock);
  expect(lostAt()).toBeUndefined();
  isOnline = false;
  expect(lostAt()).toBe(1_000);
  await clock.advance(5_000);
  expect(lostAt()).toBe(1_000);
  isOnline = true;
  expect(lostAt()).toBeUndefined();
  isOnline = false;
  expect(lostAt()).toBe(6_000);
});

test('what was read without a network is as old as the oldest of it, until there is one', () => {
  let isOnline = false;
  const { storedAt, noteStored, subscribe } = createConnection(
    { isOnline: () => isOnline, onChange: () => () => undefined },
    manualClock(9_000),
  );
  const heard: unknown[] = [];
  const stop = subscribe(() => heard.push(storedAt()));
  expect(storedAt()).toBeUndefined();
  for (const at of [5_000, 3_000, 4_000]) noteStored(at);
  stop();
  noteStored(2_000);
  expect(heard).toEqual([5_000, 3_000, 3_000]);
  isOnline = true;
  expect(storedAt()).toBeUndefined();
  isOnline = false;
  expect(storedAt()).toBeUndefined();
});
