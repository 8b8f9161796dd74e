import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedFor, cacheMs, staleWhileRevalidate } from './cache-times.ts';
import { systemClock } from './clock.ts';
import { evictExpired, newQueryClient } from './query-client.ts';

const minute = 60_000;

// The figures of the spec's section 9.
const table = [
  ['otherwise', 5 * minute],
  ['financeTransactions', 120_000],
  ['balance', 60_000],
  ['userByCode', 10 * minute],
  ['userPage', 10 * minute],
  ['appointmentsBySalon', 10 * minute],
  ['filteredAppointments', 5 * minute],
  ['appointment', 5 * minute],
  ['customersBySalon', 10 * minute],
  ['availableSlots', 1 * minute],
  ['employeesBySalon', 5 * minute],
  ['employeeCount', 2 * minute],
  ['employee', 10 * minute],
] as const;

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

/** A screen that asks for something with these times, and how often the server was asked. */
const bench = (cached: { staleTime: number; gcTime: number }) => {
  const client = new QueryClient();
  evictExpired(client, systemClock);
  let fetches = 0;
  const options = { queryKey: ['a'], queryFn: () => Promise.resolve((fetches += 1)), ...cached };
  const shown: unknown[] = [];
  const visit = async () => {
    const observer = new QueryObserver(client, options);
    shown.push(observer.getCurrentResult().data);
    const leave = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(0);
    return leave;
  };
  return { client, visit, shown, fetches: () => fetches };
};

test('the table names every time of the spec', () => {
  expect(Object.keys(cacheMs)).toEqual(table.map(([name]) => name));
});

const app = join(import.meta.dirname, '..');

/** The times that queries of our screens use; `otherwise` is that of every query without one of its own. */
const usedTimes = (): ReadonlySet<string> => {
  const data = join(app, 'data');
  const sources = readdirSync(data).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const uses = sources.flatMap((name) => [
    ...readFileSync(join(data, name), 'utf8').matchAll(/cacheMs\.(\w+)/g),
  ]);
  return new Set(['otherwise', ...uses.map(([, time]) => time ?? '')]);
};

/** The names in the line of the checklist that begins so. */
const listedTimes = (beginning: string): readonly string[] => {
  const checklist = readFileSync(join(app, '../../../docs/api-checklist.md'), 'utf8');
  const line = checklist.split('\n').find((text) => text.startsWith(`- ${beginning}: `)) ?? '';
  return [...line.matchAll(/`(\w+)`/g)].map(([, time]) => time ?? '');
};

test('the checklist names which times our screens use, and which are for other clients only', () => {
  const used = usedTimes();
  const names = table.map(([name]) => name);
  expect(listedTimes('Cached by our screens')).toEqual(names.filter((name) => used.has(name)));
  expect(listedTimes('For other clients only')).toEqual(names.filter((name) => !used.has(name)));
  expect(used).toContain('employeeCount');
});

test.each(table)('%s is fresh for %i ms and kept no longer', async (name, ms) => {
  expect(cacheMs[name]).toBe(ms);
  const { client, visit, shown, fetches } = bench(cachedFor(cacheMs[name]));
  (await visit())();
  await vi.advanceTimersByTimeAsync(ms - 1);
  // The screen comes and goes just before the end, which must not prolong it.
  (await visit())();
  expect(fetches()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(client.getQueryData(['a'])).toBeUndefined();
  (await visit())();
  expect(shown).toEqual([undefined, 1, undefined]);
  expect(fetches()).toBe(2);
});

test('what a screen shows stays there, however old', async () => {
  const { client, visit } = bench(cachedFor(cacheMs.balance));
  const leave = await visit();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(client.getQueryData(['a'])).toBe(1);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(client.getQueryData(['a'])).toBeUndefined();
});

test('available slots are fresh for 1 min, then the old ones are shown while new ones come', async () => {
  const { client, visit, shown, fetches } = bench(staleWhileRevalidate(cacheMs.availableSlots));
  (await visit())();
  await vi.advanceTimersByTimeAsync(minute - 1);
  (await visit())();
  expect(fetches()).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  (await visit())();
  expect(shown).toEqual([undefined, 1, 1]);
  expect(client.getQueryData(['a'])).toBe(2);
  await vi.advanceTimersByTimeAsync(5 * minute);
  expect(client.getQueryData(['a'])).toBeUndefined();
});

test('without a word of its own a query is fresh for 300000 ms, kept as long and never repeated', () => {
  const { queries } = newQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({ staleTime: 300_000, gcTime: 300_000, retry: false });
});

test('on the server no timer holds a visitor in memory', () => {
  environmentManager.setIsServer(() => true);
  expect(cachedFor(minute)).toEqual({ staleTime: minute, gcTime: Number.POSITIVE_INFINITY });
});
