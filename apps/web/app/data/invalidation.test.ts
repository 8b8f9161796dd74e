import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { type AuthEvent, afterAuthEvent } from './auth-events.ts';
import { affectedKeys, invalidateModules } from './invalidation.ts';

/** A client with an answer of each module, one of which is on the screen. */
const bench = () => {
  const client = new QueryClient();
  const modules = ['auth', 'appointment', 'employee', 'finance', 'salon'];
  for (const module of modules) {
    client.setQueryData([module, 'list'], 'old');
    client.setQueryData([module, 'shown'], 'old');
  }
  client.setQueryData(['appointment', 'available-time-slots', 'e-1'], 'old');
  const asked: string[] = [];
  const leave = modules.map((module) =>
    new QueryObserver(client, {
      queryKey: [module, 'shown'],
      queryFn: () => Promise.resolve(asked.push(module)),
      staleTime: Number.POSITIVE_INFINITY,
    }).subscribe(() => undefined),
  );
  const kept = () => modules.filter((module) => client.getQueryData([module, 'list']) !== undefined);
  return { client, asked, kept, leave };
};

const write = (client: QueryClient, ...modules: string[]) =>
  invalidateModules(...modules)(undefined, undefined, undefined, undefined, { client });

test.each([
  ['appointment', ['auth', 'employee', 'finance', 'salon']],
  ['employee', ['auth', 'appointment', 'finance', 'salon']],
  ['finance', ['auth', 'appointment', 'employee', 'salon']],
])('a write of %s clears its own answers and no others', (module, others) => {
  const { client, asked, kept } = bench();
  write(client, module);
  expect(kept()).toEqual(others);
  expect(asked).toEqual([module]);
});

test('what hours no longer allow hangs on leaves and closed days', () => {
  const hits = ['appointment', 'conflicts', 's-1'];
  for (const module of ['employee', 'salon', 'appointment']) {
    const { client } = bench();
    client.setQueryData(hits, 'old');
    write(client, module);
    expect(client.getQueryData(hits), module).toBeUndefined();
  }
});

test('the details of an appointment hang on the customer’s card', () => {
  const details = ['appointment', 'one', 'a-1'];
  for (const [module, left] of [
    ['customer', undefined],
    ['appointment', undefined],
    ['finance', 'old'],
  ] as const) {
    const { client } = bench();
    client.setQueryData(details, 'old');
    write(client, module);
    expect(client.getQueryData(details), module).toBe(left);
  }
});

test('free times hang on hours and durations that other modules own', () => {
  const slots = ['appointment', 'available-time-slots', 'e-1'];
  for (const module of ['employee', 'service', 'salon', 'appointment']) {
    const { client } = bench();
    write(client, module);
    expect(client.getQueryData(slots), module).toBeUndefined();
  }
  const { client } = bench();
  write(client, 'finance');
  expect(client.getQueryData(slots)).toBe('old');
  expect(affectedKeys('content')).toEqual([['content']]);
});

// The eight events of the spec's section 4.
const samePerson: AuthEvent[] = ['password-reset', 'profile-update', 'group-added'];
const anotherPerson: AuthEvent[] = ['login', 'phone-login', 'registration', 'activation', 'logout'];

test.each(samePerson)('after %s cached auth data is cleared', (event) => {
  const { client, kept } = bench();
  afterAuthEvent(client, event);
  expect(kept()).toEqual(['appointment', 'employee', 'finance', 'salon']);
});

test.each(anotherPerson)('attack 28: after %s nothing of the person before is left', (event) => {
  const { client } = bench();
  afterAuthEvent(client, event);
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('what is left of the package hangs on the team and the photos', () => {
  const quotas = ['subscription', 'active'];
  for (const [module, left] of [
    ['employee', undefined],
    ['file', undefined],
    ['salon', 'old'],
  ] as const) {
    const { client } = bench();
    client.setQueryData(quotas, 'old');
    write(client, module);
    expect(client.getQueryData(quotas), module).toBe(left);
  }
});
