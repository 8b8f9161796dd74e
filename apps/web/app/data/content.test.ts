import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MutationObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { contactPageQuery, markContactRead, sendContact } from './content.ts';
import { aboutQuery } from './host.ts';

const answers: Readonly<Record<string, string>> = {
  '/api/about': '{"product":"ayna","modules":["content"]}',
  '/api/contact/page/2': '{"items":[],"totalCount":0,"unreadCount":0,"pageCount":0}',
};

let server: Server;
let seen: IncomingMessage[] = [];

beforeAll(async () => {
  server = createServer((req, res) => {
    seen.push(req);
    req.resume().on('end', () => res.end(answers[req.url ?? ''] ?? '{}'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  // In a browser a path is completed by the address of the page.
  const { fetch: send } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => send(base + path, init));
});
beforeEach(() => {
  seen = [];
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close().closeAllConnections();
});

const called = () => seen.map(({ method, url }) => `${method} ${url}`);

test('which modules the host serves', async () => {
  expect((await new QueryClient().fetchQuery(aboutQuery)).modules).toEqual(['content']);
});

test('a page of messages, counted from 0, is kept under its number', async () => {
  const client = new QueryClient();
  expect(await client.fetchQuery(contactPageQuery(2))).toEqual({
    items: [],
    totalCount: 0,
    unreadCount: 0,
    pageCount: 0,
  });
  expect(called()).toEqual(['GET /api/contact/page/2']);
  expect(client.getQueryData(contactPageQuery(2).queryKey)).toBeDefined();
});

test('a message sent twice from one form carries one key', async () => {
  const send = new MutationObserver(new QueryClient(), sendContact);
  const form = {
    fullName: 'Gülşen Çağ',
    email: 'gulsen@example.com',
    phone: '+905321234567',
    message: 'Merhaba, bir sorum var.',
  };
  await send.mutate({ form, key: 'form-0001' });
  await send.mutate({ form, key: 'form-0001' });
  expect(called()).toEqual(['POST /api/contact', 'POST /api/contact']);
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual(['form-0001', 'form-0001']);
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
});

const codes = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'] as const;
const unread = { items: codes.map((code) => ({ code, read: false })), totalCount: 2, pageCount: 1 };

test('marking a message read clears the pages of messages', async () => {
  const client = new QueryClient();
  client.setQueryData(['content', 'contact-page', 0], unread);
  client.setQueryData(['host', 'about'], 'kept');
  await new MutationObserver(client, markContactRead).mutate(codes[0]);
  expect(called()).toEqual(['POST /api/contact/read']);
  expect(client.getQueryData(['content', 'contact-page', 0])).toBeUndefined();
  expect(client.getQueryData(['host', 'about'])).toBe('kept');
});

test('a row that is on the screen is marked before the list is read again', async () => {
  const client = new QueryClient();
  const key = ['content', 'contact-page', 0];
  client.setQueryData(key, unread);
  const heard: unknown[] = [];
  const shown = new QueryObserver<typeof unread>(client, {
    queryKey: key,
    queryFn: () => Promise.resolve({ items: [], totalCount: 0, pageCount: 0 }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const leave = shown.subscribe(({ data }) => heard.push(data?.items.map(({ read }) => read)));
  await new MutationObserver(client, markContactRead).mutate(codes[1]);
  await vi.waitFor(() => expect(heard.at(-1)).toEqual([]));
  expect(heard).toContainEqual([false, true]);
  leave();
});
