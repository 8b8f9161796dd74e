import { afterEach, expect, test } from 'vitest';
import { dropEarlyResponses, type SentResponse, takeEarlyResponse } from './early-responses.ts';

const sentAhead = (text: string): SentResponse => ({ response: new Response(text), text });

const sendAhead = (calls: Record<string, Promise<SentResponse | undefined>>): void =>
  void Object.assign(globalThis, { aynaEarlyCalls: { token: 'token', calls } });

afterEach(dropEarlyResponses);

test('a call that was sent ahead is taken once', async () => {
  const me = sentAhead('me');
  sendAhead({ '/api/user/me': Promise.resolve(me) });
  expect(await takeEarlyResponse('/api/user/me', 'token')).toBe(me);
  expect(await takeEarlyResponse('/api/user/me', 'token')).toBeUndefined();
});

test('it is not taken with another token', async () => {
  sendAhead({ '/api/user/me': Promise.resolve(sentAhead('me')) });
  expect(await takeEarlyResponse('/api/user/me', 'another')).toBeUndefined();
});

test('any other call waits for those that were sent ahead', async () => {
  const me = Promise.withResolvers<SentResponse>();
  sendAhead({ '/api/user/me': me.promise });
  const order: string[] = [];
  const other = takeEarlyResponse('/api/Salon/mine', 'token').then(() => order.push('other'));
  await Promise.resolve();
  order.push('me');
  me.resolve(sentAhead('me'));
  await other;
  expect(order).toEqual(['me', 'other']);
});

test('after a change of the salon nothing that was sent ahead is taken', async () => {
  sendAhead({ '/api/user/me': Promise.resolve(sentAhead('me')) });
  dropEarlyResponses();
  expect(await takeEarlyResponse('/api/user/me', 'token')).toBeUndefined();
});
