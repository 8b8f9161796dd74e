import { QueryClient, queryOptions } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { manualClock } from './manual-clock.ts';
import { createStore } from './storage.ts';
import { storeFor, watchStoredQueries } from './stored-queries.ts';
import { createStoredResponses } from './stored-responses.ts';

const start = 1_000_000;
const ms = 60_000;

/** One browser; each `page` is a fresh load in it. */
const browser = () => {
  const store = createStore(() => undefined);
  const clock = manualClock(start);
  let person: string | undefined = 'ada';
  let fetches = 0;
  const answers = createStoredResponses(store, () => person, clock);
  const options = queryOptions({
    queryKey: ['catalog', 'provinces'],
    queryFn: () => Promise.resolve((fetches += 1)),
    persister: storeFor(ms, answers),
  });
  const page = () => {
    const client = new QueryClient();
    watchStoredQueries(client, answers);
    return { client, read: () => client.fetchQuery(options) };
  };
  const signIn = (code: string | undefined) => {
    person = code;
  };
  return { store, clock, page, answers, signIn, options, fetches: () => fetches };
};

test('an answer outlives the page, with its true age', async () => {
  const { page, clock, options } = browser();
  expect(await page().read()).toBe(1);
  await clock.advance(ms - 1);
  const { client, read } = page();
  expect(await read()).toBe(1);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(client.getQueryState(options.queryKey)?.dataUpdatedAt).toBe(start);
});

test('but not its cache time', async () => {
  const { page, clock } = browser();
  await page().read();
  await clock.advance(ms);
  expect(await page().read()).toBe(2);
});

test('attack 28: another person does not get it', async () => {
  const { page, signIn, store } = browser();
  await page().read();
  signIn('eve');
  expect(await page().read()).toBe(2);
  signIn('ada');
  expect(await page().read()).toBe(3);
  expect(store.keys()).toHaveLength(1);
});

test('what was asked again is stored again', async () => {
  const { page } = browser();
  const first = page();
  await first.read();
  await first.read();
  expect(await page().read()).toBe(2);
});

test.each<[string, (client: QueryClient) => unknown]>([
  ['invalidated', (client) => client.invalidateQueries({ queryKey: ['catalog'] })],
  ['removed', (client) => client.removeQueries({ queryKey: ['catalog'] })],
  ['written over', (client) => client.setQueryData(['catalog', 'provinces'], 7)],
  ['cleared with everything', (client) => client.clear()],
])('what was %s does not rise again', async (_how, change) => {
  const { page, store } = browser();
  const { client, read } = page();
  await read();
  expect(store.keys()).toHaveLength(1);
  await change(client);
  expect(store.keys()).toEqual([]);
});

test('signing out clears what is stored and nothing else', async () => {
  const { page, answers, store } = browser();
  store.set('theme', 'dark');
  await page().read();
  answers.clear();
  expect(store.keys()).toEqual(['theme']);
});

test.each(['', 'no JSON', 'null', '[]', '{"version":0,"owner":"ada","at":1000000,"data":9}'])(
  'an entry that reads %j is thrown away',
  async (text) => {
    const { page, store } = browser();
    await page().read();
    const [key = ''] = store.keys();
    store.set(key, text);
    expect(await page().read()).toBe(2);
  },
);

test('a clock that was set back does not make an answer young', async () => {
  const { store, page, signIn } = browser();
  await page().read();
  const earlier = createStoredResponses(store, () => 'ada', manualClock(start - 1));
  signIn('ada');
  const [key = ''] = store.keys();
  expect(earlier.find(key.replace('ayna.answer.', ''), ms)).toBeUndefined();
});
