import { expect, test } from 'vitest';
import { manualClock } from './manual-clock.ts';
import { type Browser, scheduleRetry } from './quiet-retry.ts';

const start = () => {
  const clock = manualClock();
  const listeners = new Set<() => void>();
  let isReady = true;
  let retries = 0;
  const browser: Browser = {
    isReady: () => isReady,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const cancel = scheduleRetry({ clock, browser, pauseMs: 4_000, retry: () => (retries += 1) });
  const become = (ready: boolean) => {
    isReady = ready;
    for (const listener of listeners) listener();
  };
  return { clock, cancel, become, listeners, retries: () => retries };
};

test('retries after the pause, and not before', async () => {
  const { clock, retries } = start();
  await clock.advance(3_999);
  expect(retries()).toBe(0);
  await clock.advance(1);
  expect(retries()).toBe(1);
});

test('retries at once when the browser is online or the tab is shown again', () => {
  const { become, retries } = start();
  become(true);
  expect(retries()).toBe(1);
});

test('a tab that is hidden or offline waits, however long', async () => {
  const { clock, become, retries } = start();
  become(false);
  await clock.advance(60_000);
  expect(retries()).toBe(0);
  become(true);
  expect(retries()).toBe(1);
});

test('after cancelling nothing is retried', async () => {
  const { clock, cancel, become, listeners, retries } = start();
  cancel();
  become(true);
  await clock.advance(60_000);
  expect(retries()).toBe(0);
  expect(listeners.size).toBe(0);
});
