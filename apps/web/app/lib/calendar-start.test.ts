import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { awaitCalendarStart, unlessStarted } from './calendar-start.ts';

const queryKey = ['employee', 'by-salon', 's1', 'team'];

test('a read waits for the bundled one, and takes its part', async () => {
  const client = new QueryClient();
  const call = vi.fn<() => Promise<string[]>>(async () => ['by its own route']);
  const bundled = Promise.withResolvers<void>();
  awaitCalendarStart(bundled.promise);
  const read = unlessStarted({ client, queryKey }, call);
  client.setQueryData(queryKey, ['bundled']);
  bundled.resolve();
  expect(await read).toEqual(['bundled']);
  expect(call).not.toHaveBeenCalled();
  // What is read again is read from its own route.
  expect(await unlessStarted({ client, queryKey }, call)).toEqual(['by its own route']);
});

test('a part that was not brought is read by its own route', async () => {
  const client = new QueryClient();
  awaitCalendarStart(Promise.resolve());
  expect(await unlessStarted({ client, queryKey }, async () => ['own'])).toEqual(['own']);
});
