import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { networkError, toCallError } from '../lib/call-errors.ts';
import { manualClock } from '../lib/manual-clock.ts';
import { rereadWhenOnline } from './connection.ts';

/** A screen that shows one list, and a network that comes and goes. */
const screen = () => {
  const clock = manualClock();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });
  let fail: (() => Error) | undefined;
  let reads = 0;
  let online = (): void => undefined;
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: () => {
      reads += 1;
      return fail ? Promise.reject(fail()) : Promise.resolve(reads);
    },
  });
  const leave = observer.subscribe(() => undefined);
  const stop = rereadWhenOnline(client, {
    clock,
    browser: { isReady: () => true, onChange: () => () => undefined },
    random: () => 0,
    onOnline(listener) {
      online = listener;
      return () => undefined;
    },
  });
  return {
    clock,
    online: () => online(),
    failWith: (next: (() => Error) | undefined) => {
      fail = next;
    },
    reads: () => reads,
    shown: () => observer.getCurrentResult().data,
    end: () => {
      leave();
      stop();
    },
  };
};

test('what is shown is read again when the network is back, and until it answers', async () => {
  const { clock, online, failWith, reads, shown, end } = screen();
  await clock.advance(0);
  expect([reads(), shown()]).toEqual([1, 1]);
  failWith(networkError);
  online();
  await clock.advance(0);
  // It failed again: what was read stays, and the next try follows after a second.
  expect([reads(), shown()]).toEqual([2, 1]);
  await clock.advance(1_000);
  expect(reads()).toBe(3);
  failWith(undefined);
  await clock.advance(2_000);
  expect([reads(), shown()]).toEqual([4, 4]);
  await clock.advance(60_000);
  expect(reads()).toBe(4);
  end();
});

test('what the server refuses is not read again by itself', async () => {
  const { clock, online, failWith, reads, end } = screen();
  await clock.advance(0);
  failWith(() => toCallError(403, undefined));
  online();
  await clock.advance(60_000);
  expect(reads()).toBe(2);
  end();
});
