import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { storedAtHeader } from '../app/lib/stored-reads.ts';
import { forgetReads, readFromNetworkFirst } from './reads.ts';

type Stored = Map<string, Response>;

/** The browser's caches, as far as the worker uses them. */
const memoryCaches = () => {
  const all = new Map<string, Stored>();
  const toCache = (stored: Stored) => ({
    keys: async () => [...stored.keys()].map((url) => ({ url })),
    delete: async (key: string | { url: string }) => stored.delete(typeof key === 'string' ? key : key.url),
    put: async (url: string, response: Response) => void (stored.delete(url), stored.set(url, response)),
  });
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => {
      const stored = all.get(name) ?? new Map<string, Response>();
      all.set(name, stored);
      return toCache(stored);
    },
    match: async (url: string, { cacheName }: { cacheName: string }) => all.get(cacheName)?.get(url)?.clone(),
  };
};

const origin = 'https://ayna.example';
const mine = `${origin}/api/Appointment/my-appointments`;

let network: (url: string) => Promise<Response>;

beforeEach(() => {
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', ({ url }: Request) => network(url));
});
afterEach(() => vi.unstubAllGlobals());

const answers = (body: unknown, status = 200) => {
  network = async () => Response.json(body, { status });
};
const isDown = () => {
  network = () => Promise.reject(new TypeError('Failed to fetch'));
};

const read = async (owner: string, { url = mine, isOnline = false } = {}): Promise<Response> => {
  const works: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void works.push(work);
  const response = await readFromNetworkFirst(new Request(url), owner, { isOnline, waitUntil });
  await Promise.all(works);
  return response;
};

test('with a network the server answers, and without one its last answer, with its age', async () => {
  answers(['first']);
  await read('ada');
  answers(['second']);
  const fresh = await read('ada');
  expect(fresh.headers.has(storedAtHeader)).toBe(false);
  isDown();
  const stored = await read('ada');
  expect(await stored.json()).toEqual(['second']);
  expect(Number(stored.headers.get(storedAtHeader))).toBeGreaterThan(Date.now() - 60_000);
});

test('a server that is away while there is a network is not covered up', async () => {
  answers(['first']);
  await read('ada');
  isDown();
  await expect(read('ada', { isOnline: true })).rejects.toThrow('Failed to fetch');
});

test('nobody gets what another person has read, and the next person’s first answer removes it', async () => {
  answers(['of ada']);
  await read('ada');
  isDown();
  await expect(read('ece')).rejects.toThrow('Failed to fetch');
  answers(['of ece']);
  await read('ece');
  expect(await caches.keys()).toEqual(['ayna-reads ece']);
});

test('after signing out nothing is left, not even what was on its way', async () => {
  answers(['before']);
  await read('ada');
  const late = Promise.withResolvers<Response>();
  network = () => late.promise;
  const underWay = read('ada');
  await forgetReads();
  late.resolve(Response.json(['late']));
  await underWay;
  expect(await caches.keys()).toEqual([]);
});

test('what a person may not read any more is removed; a server that breaks removes nothing', async () => {
  answers(['first']);
  await read('ada');
  answers({}, 503);
  await read('ada');
  isDown();
  expect(await (await read('ada')).json()).toEqual(['first']);
  answers({}, 403);
  await read('ada');
  isDown();
  await expect(read('ada')).rejects.toThrow('Failed to fetch');
});

test('the calendar’s start removes the older reads of its day', async () => {
  const code = '019a0000-0000-7000-8000-000000000001';
  const dayUrl = (date: string) =>
    `${origin}/api/Appointment/by-salon-filtered/${code}?startDate=${date}T00%3A00%3A00&endDate=${date}T23%3A59%3A59`;
  answers([]);
  await read('ada', { url: dayUrl('2026-11-18') });
  await read('ada', { url: dayUrl('2026-11-19') });
  answers({ date: '2026-11-18' });
  await read('ada', { url: `${origin}/api/Employee/calendar-start` });
  isDown();
  await expect(read('ada', { url: dayUrl('2026-11-18') })).rejects.toThrow('Failed to fetch');
  expect((await read('ada', { url: dayUrl('2026-11-19') })).ok).toBe(true);
});

test('the reads stored first go when there are too many', async () => {
  answers([]);
  for (let page = 0; page < 61; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- their order is what counts
    await read('ada', { url: `${mine}?page=${page}` });
  }
  isDown();
  await expect(read('ada', { url: `${mine}?page=0` })).rejects.toThrow('Failed to fetch');
  expect((await read('ada', { url: `${mine}?page=1` })).ok).toBe(true);
});
