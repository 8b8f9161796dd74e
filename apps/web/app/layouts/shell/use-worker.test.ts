import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { readAgain } from './use-worker.ts';

test('a first read that was on its way when the worker came is repeated after its answer', async () => {
  const client = new QueryClient();
  const first = Promise.withResolvers<string>();
  const team = vi.fn<() => Promise<string>>().mockReturnValueOnce(first.promise).mockResolvedValue('again');
  const hours = vi.fn<() => Promise<string>>(() => Promise.resolve('hours'));
  const observers = [
    new QueryObserver(client, { queryKey: ['hours'], queryFn: hours }),
    new QueryObserver(client, { queryKey: ['team'], queryFn: team }),
  ];
  const leave = observers.map((observer) => observer.subscribe(() => undefined));
  await vi.waitFor(() => expect(client.getQueryData(['hours'])).toBe('hours'));

  // Its answer comes when all that can be done without it is done.
  setTimeout(() => first.resolve('first'));
  await readAgain(client);
  expect(client.getQueryData(['team'])).toBe('again');
  expect([team.mock.calls.length, hours.mock.calls.length]).toEqual([2, 2]);
  for (const end of leave) end();
});
