import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { LiveEvent } from '../lib/live-stream.ts';
import { manualClock } from '../lib/manual-clock.ts';
import { createStaleMarker, syncSalon } from './live.ts';

const changed = (module: string, code = 'a-1'): LiveEvent => ({
  kind: 'change',
  change: { module, kind: module, code, version: 1 },
});

const bench = () => {
  const client = new QueryClient();
  for (const module of ['appointment', 'finance', 'content']) client.setQueryData([module, 'list'], []);
  const clock = manualClock();
  const invalidated: string[] = [];
  client.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'invalidate')
      invalidated.push(String(event.query.queryKey[0]));
  });
  return { tell: createStaleMarker(client, clock), clock, invalidated };
};

test('a change makes the answers of its module old', async () => {
  const { tell, clock, invalidated } = bench();
  tell(changed('appointment'));
  await clock.advance(20);
  expect(invalidated).toEqual(['appointment']);
});

test('a gap makes everything old', async () => {
  const { tell, clock, invalidated } = bench();
  tell(changed('finance'));
  tell({ kind: 'gap' });
  await clock.advance(20);
  expect(invalidated).toEqual(['appointment', 'finance', 'content']);
});

test('what changes together is read again once', async () => {
  const { tell, clock, invalidated } = bench();
  for (const code of ['a-1', 'a-2', 'a-3']) tell(changed('appointment', code));
  tell(changed('finance'));
  await clock.advance(19);
  expect(invalidated).toEqual([]);
  await clock.advance(1);
  expect(invalidated).toEqual(['appointment', 'finance']);
});

test('a change that comes later is heard too', async () => {
  const { tell, clock, invalidated } = bench();
  tell(changed('finance'));
  await clock.advance(20);
  tell(changed('content'));
  await clock.advance(20);
  expect(invalidated).toEqual(['finance', 'content']);
});

test('a screen that follows its salon reads again after a change, through the normal door', async () => {
  const asked: string[] = [];
  let say = (_text: string): void => undefined;
  const server = createServer((req, res) => {
    asked.push(req.url ?? '');
    res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
    say = (text) => void res.write(text);
    say('event: open\ndata: {}\n\n');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { fetch: send } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(host + path, init));
  const client = new QueryClient();
  let reads = 0;
  const queryFn = () => Promise.resolve((reads += 1));
  const leave = new QueryObserver(client, { queryKey: ['appointment', 'day'], queryFn }).subscribe(
    () => undefined,
  );
  const unfollow = syncSalon(client, '019a0000-0000-7000-8000-000000000001');
  try {
    // The first read, and one after the opening, before which changes were not told.
    await expect.poll(() => reads).toBe(2);
    expect(asked).toEqual(['/api/live?salonCode=019a0000-0000-7000-8000-000000000001']);
    say('event: change\ndata: {"module":"appointment","kind":"appointment","code":"a","version":2}\n\n');
    await expect.poll(() => reads).toBe(3);
  } finally {
    unfollow();
    leave();
    vi.unstubAllGlobals();
    server.close().closeAllConnections();
  }
});
