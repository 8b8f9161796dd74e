import { afterEach, expect, test } from 'vitest';
import { shared } from './live.ts';
import type { LiveEvent } from './live-stream.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Tabs of one browser, with its real locks and channels; each knows whether it reads. */
const tab = (name: string) => {
  const heard: LiveEvent[] = [];
  const state: { say?: (event: LiveEvent) => void } = {};
  const close = shared(
    name,
    (tell, signal) => {
      state.say = tell;
      return new Promise((resolve) => {
        signal.addEventListener('abort', () => {
          delete state.say;
          resolve();
        });
      });
    },
    (event) => heard.push(event),
  );
  closing.push(close);
  return { heard, state, close };
};

const gap: LiveEvent = { kind: 'gap' };

test('of five tabs one reads, and all hear', async () => {
  const tabs = [1, 2, 3, 4, 5].map(() => tab('one-reads'));
  const reading = () => tabs.filter(({ state }) => state.say);
  await expect.poll(() => reading().length).toBe(1);
  reading()[0]?.state.say?.(gap);
  await expect.poll(() => tabs.map(({ heard }) => heard)).toEqual(tabs.map(() => [gap]));
});

test('when the reading tab closes the next one reads on', async () => {
  const [first, second, third] = [tab('hand-on'), tab('hand-on'), tab('hand-on')];
  await expect.poll(() => first.state.say).toBeDefined();
  second.close();
  first.close();
  await expect.poll(() => third.state.say).toBeDefined();
  expect(second.state.say).toBeUndefined();
  third.state.say?.(gap);
  expect([first.heard, second.heard, third.heard]).toEqual([[], [], [gap]]);
});

test('tabs of another salon or person have a stream of their own', async () => {
  const [mine, other] = [tab('salon-1.ada'), tab('salon-1.eve')];
  await expect.poll(() => [mine.state.say, other.state.say].every(Boolean)).toBe(true);
  mine.state.say?.(gap);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(other.heard).toEqual([]);
});
