import { CallError } from '@ayna/contracts/core/client';
import { expect, test } from 'vitest';
import { createUploadQueue, type OutgoingFile } from './upload-queue.ts';

const picture = (size = 10): Blob => new Blob([new Uint8Array(size)], { type: 'image/jpeg' });

/** A file whose sending the test ends by hand. */
const held = (name: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let told: Parameters<OutgoingFile['send']>[0] | undefined;
  let tries = 0;
  const outgoing: OutgoingFile = {
    file: picture(),
    name,
    send(given) {
      told = given;
      tries += 1;
      given.signal.addEventListener('abort', () => reject(given.signal.reason));
      return promise;
    },
  };
  return { outgoing, resolve, reject, told: () => told, tries: () => tries };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));
const states = (line: ReturnType<typeof createUploadQueue>) =>
  line.items().map(({ name, state }) => [name, state]);

test('files go one after another, and leave the line when they have arrived', async () => {
  const line = createUploadQueue();
  const [first, second] = [held('a.jpg'), held('b.jpg')];
  line.add([first.outgoing, second.outgoing]);
  expect(states(line)).toEqual([
    ['a.jpg', 'sending'],
    ['b.jpg', 'waiting'],
  ]);
  expect(second.tries()).toBe(0);
  first.told()?.onProgress(0.64);
  expect(line.items()[0]?.part).toBe(0.64);
  first.resolve();
  await settled();
  expect(states(line)).toEqual([['b.jpg', 'sending']]);
  second.resolve();
  await settled();
  expect(line.items()).toEqual([]);
});

test('one that is added meanwhile waits for its turn', async () => {
  const line = createUploadQueue();
  const [first, second] = [held('a.jpg'), held('b.jpg')];
  line.add([first.outgoing]);
  line.add([second.outgoing]);
  await settled();
  expect(second.tries()).toBe(0);
  first.resolve();
  await settled();
  expect(states(line)).toEqual([['b.jpg', 'sending']]);
});

test('one that fails says why, does not hold up the next, and can be tried again', async () => {
  const line = createUploadQueue();
  let broken = true;
  const failing: OutgoingFile = {
    file: picture(),
    name: 'a.jpg',
    send: async () => {
      if (broken) throw new CallError(409, { code: 'quota-full', message: 'Yer kalmadı.' });
    },
  };
  const next = held('b.jpg');
  line.add([failing, next.outgoing]);
  await settled();
  expect(line.items()[0]).toMatchObject({ state: 'failed', reason: 'Yer kalmadı.', canRetry: true });
  expect(line.items()[1]?.state).toBe('sending');
  next.resolve();
  await settled();
  broken = false;
  line.retry(line.items()[0]?.id ?? 0);
  await settled();
  expect(line.items()).toEqual([]);
});

test('what is plainly no picture, or too large, is said and never sent', async () => {
  const line = createUploadQueue();
  const never = held('c.jpg');
  line.add([
    { ...never.outgoing, file: new Blob(['x'], { type: 'text/plain' }) },
    { ...never.outgoing, file: picture(8 * 1024 * 1024 + 1) },
  ]);
  await settled();
  expect(line.items().map(({ state, canRetry }) => [state, canRetry])).toEqual([
    ['failed', false],
    ['failed', false],
  ]);
  expect(never.tries()).toBe(0);
});

test('one that is dropped under way is stopped, and the next goes', async () => {
  const line = createUploadQueue();
  const [first, second] = [held('a.jpg'), held('b.jpg')];
  line.add([first.outgoing, second.outgoing]);
  line.drop(line.items()[0]?.id ?? 0);
  expect(first.told()?.signal.aborted).toBe(true);
  await settled();
  expect(states(line)).toEqual([['b.jpg', 'sending']]);
});
