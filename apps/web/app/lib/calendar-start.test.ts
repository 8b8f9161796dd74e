import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { awaitCalendarStart, unlessStarted } from './calendar-start.ts';

const queryKey = ['employee', 'by-salon', 's1', 'team'];

test('a read waits for the bundled one, and takes its part', async () => {
  const client = new QueryClient();
  const call = vi.fn<() => Promise<string[]>>(async () => ['by its own route']);
  const bundled = Promise.withResolvers<undefined>();
  awaitCalendarStart(bundled.promise);
  const read = unlessStarted({ client, queryKey }, call);
  client.setQueryData(queryKey, ['bundled']);
  bundled.resolve(undefined);
  expect(await read).toEqual(['bundled']);
  expect(call).not.toHaveBeenCalled();
  // What is read again is read from its own route.
  expect(await unlessStarted({ client, queryKey }, call)).toEqual(['by its own route']);
});

test('a part that was not brought is read by its own route', async () => {
  const client = new QueryClient();
  awaitCalendarStart(Promise.resolve(undefined));
  expect(await unlessStarted({ client, queryKey }, async () => ['own'])).toEqual(['own']);
});

test('without a network what the route itself answered last is newer; the bundled part stands in where there is none', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  const client = new QueryClient();
  client.setQueryData(queryKey, ['bundled']);
  awaitCalendarStart(Promise.resolve(1_000));
  expect(await unlessStarted({ client, queryKey }, async () => ['stored later'])).toEqual(['stored later']);
  awaitCalendarStart(Promise.resolve(1_000));
  expect(await unlessStarted({ client, queryKey }, () => Promise.reject(new Error('no network')))).toEqual([
    'bundled',
  ]);
  vi.unstubAllGlobals();
});
