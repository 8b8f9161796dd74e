import { expect, test } from 'vitest';
import { manualClock } from './manual-clock.ts';
import { createRequestQueue, requestLimits } from './request-queue.ts';

/** A queue with a clock that is turned by hand, and jobs that end when told, with the times they began. */
const bench = () => {
  const clock = manualClock();
  const queue = createRequestQueue(requestLimits, clock);
  const began: [name: string, at: number][] = [];
  const ends = new Map<string, () => void>();
  const start = (name: string, signal?: AbortSignal) =>
    queue(
      () =>
        new Promise<string>((resolve) => {
          began.push([name, clock.now()]);
          ends.set(name, () => resolve(name));
        }),
      signal,
    );
  const end = (name: string) => ends.get(name)?.();
  return { clock, queue, began, start, end };
};

test('the spec asks for 2 requests at a time and a pause of 60 ms', () => {
  expect(requestLimits).toEqual({ concurrency: 2, pauseMs: 60 });
});

test('2 run at once, the third waits for as long as it takes', async () => {
  const { clock, began, start } = bench();
  for (const name of ['a', 'b', 'c']) void start(name);
  await clock.advance(29_999);
  expect(began).toEqual([
    ['a', 0],
    ['b', 0],
  ]);
});

test('a slot is handed on 60 ms after its release, not a millisecond earlier', async () => {
  const { clock, began, start, end } = bench();
  for (const name of ['a', 'b', 'c']) void start(name);
  await clock.advance(100);
  end('a');
  await clock.advance(59);
  expect(began).toHaveLength(2);
  await clock.advance(1);
  expect(began.at(-1)).toEqual(['c', 160]);
});

test('each slot rests by itself, and those who wait enter in the order they came', async () => {
  const { clock, began, start, end } = bench();
  for (const name of ['a', 'b', 'c', 'd', 'e']) void start(name);
  await clock.advance(10);
  end('b');
  await clock.advance(20);
  end('a');
  await clock.advance(1_000);
  end('d');
  await clock.advance(1_000);
  expect(began).toEqual([
    ['a', 0],
    ['b', 0],
    ['c', 70],
    ['d', 90],
    ['e', 1_090],
  ]);
});

test('who comes into an idle queue does not wait', async () => {
  const { clock, began, start, end } = bench();
  void start('a');
  await clock.advance(10);
  end('a');
  await clock.advance(60);
  void start('b');
  void start('c');
  await clock.advance(0);
  expect(began.slice(1)).toEqual([
    ['b', 70],
    ['c', 70],
  ]);
});

test('a job that fails releases its slot too', async () => {
  const { clock, queue, began, start } = bench();
  const failing = () => Promise.reject(new Error('failed'));
  await expect(Promise.all([queue(failing), queue(failing)])).rejects.toThrow('failed');
  void start('next');
  await clock.advance(60);
  expect(began).toEqual([['next', 60]]);
});

test('who gives up while waiting leaves the queue and takes no slot', async () => {
  const { clock, began, start, end } = bench();
  const leaving = new AbortController();
  void start('a');
  void start('b');
  const left = start('c', leaving.signal);
  void start('d');
  leaving.abort(new Error('left'));
  await expect(left).rejects.toThrow('left');
  await expect(start('late', leaving.signal)).rejects.toThrow('left');
  end('a');
  await clock.advance(60);
  expect(began.map(([name]) => name)).toEqual(['a', 'b', 'd']);
});
