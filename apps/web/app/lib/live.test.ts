import { afterEach, expect, test } from 'vitest';
import { shareAcrossTabs } from './live.ts';
import type { LiveEvent } from './live-stream.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Tabs of one browser, with its real locks and channels; each knows whether it reads. */
const tab = (name: string) => {
  const events: LiveEvent[] = [];
  const state: { emit?: (event: LiveEvent) => void } = {};
  const close = shareAcrossTabs(
    name,
    (tell, signal) => {
      state.emit = tell;
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          delete state.emit;
          resolve();
        });
      });
    },
    (event) => events.push(event),
  );
  closing.push(close);
  return { events, state, close };
};

const gap: LiveEvent = { kind: 'gap' };

test('of five tabs one reads, and all hear', async () => {
  const tabs = [1, 2, 3, 4, 5].map(() => tab('one-reads'));
  const reading = () => tabs.filter(({ state }) => state.emit);
  await expect.poll(() => reading().length).toBe(1);
  reading()[0]?.state.emit?.(gap);
  await expect.poll(() => tabs.map(({ events }) => events)).toEqual(tabs.map(() => [gap]));
});

test('when the reading tab closes the next one reads on', async () => {
  const [first, second, third] = [tab('hand-on'), tab('hand-on'), tab('hand-on')];
  await expect.poll(() => first.state.emit).toBeDefined();
  second.close();
  first.close();
  await expect.poll(() => third.state.emit).toBeDefined();
  expect(second.state.emit).toBeUndefined();
  third.state.emit?.(gap);
  expect([first.events, second.events, third.events]).toEqual([[], [], [gap]]);
});

test('tabs of another salon or person have a stream of their own', async () => {
  const [mine, other] = [tab('salon-1.ada'), tab('salon-1.eve')];
  await expect.poll(() => [mine.state.emit, other.state.emit].every(Boolean)).toBe(true);
  mine.state.emit?.(gap);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(other.events).toEqual([]);
});
