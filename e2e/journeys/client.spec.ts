import type { ServerResponse } from 'node:http';
import type { Page } from '@playwright/test';
import { serveClient } from '../support/client-page.ts';
import { expect, test } from '../support/journey.ts';

const content = '/source/packages/contracts/src/content.ts';
const salon = '019a0000-0000-7000-8000-000000000001';

test.skip(({ isMobile }) => isMobile, 'the client has no layout');

/**
 * So many calls at once, through the client in the page, each to an address of its own: Chromium's cache
 * makes requests for one and the same address wait for each other.
 */
const callPages = (page: Page, times: number) =>
  page.evaluate(`(async () => {
    const { content } = await import('${content}');
    const ask = (_, index) => client.call(content.routes.messages, { params: { page: index } });
    return (await Promise.allSettled(Array.from({ length: ${times} }, ask))).map(({ status }) => status);
  })()`);

/** An API that takes its time, and remembers when each request came and when it was answered. */
const slowApi = () => {
  const began: number[] = [];
  const ended: number[] = [];
  let running = 0;
  let most = 0;
  const answer = (res: ServerResponse) => {
    began.push(performance.now());
    running += 1;
    most = Math.max(most, running);
    setTimeout(() => {
      running -= 1;
      ended.push(performance.now());
      res.end('{}');
    }, 80);
  };
  return { began, ended, answer, most: () => most };
};

test('in a real browser at most 2 requests run at once, each next one 60 ms after a release', async ({
  page,
}) => {
  const api = slowApi();
  const server = await serveClient({ modules: ['api'] }, (_req, res) => api.answer(res));
  await page.goto(server.url);
  expect(await callPages(page, 10)).toEqual(Array(10).fill('fulfilled'));
  expect(api.began).toHaveLength(10);
  expect(api.most()).toBe(2);
  const pauses = api.began.slice(2).map((at, index) => at - (api.ended[index] ?? 0));
  // Timers of a browser are true to a millisecond.
  expect(Math.min(...pauses)).toBeGreaterThanOrEqual(59);
  expect(Math.min(...pauses)).toBeLessThan(120);
  server.close();
});

test('the live stream takes no slot of the two', async ({ page }) => {
  const api = slowApi();
  const server = await serveClient({ modules: ['api', 'live'] }, (req, res) => {
    if (!req.url?.startsWith('/api/live')) return api.answer(res);
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    res.write('event: open\ndata: {}\n\n');
  });
  await page.goto(server.url);
  await page.evaluate(`new Promise((opened) => client.subscribeToSalon('${salon}', opened))`);
  expect(await callPages(page, 6)).toEqual(Array(6).fill('fulfilled'));
  expect(api.most()).toBe(2);
  server.close();
});

test('an answer 401 removes both tokens and leads to sign-in with a way back', async ({ page, expects }) => {
  expects.push(/Failed to load resource/);
  const tokens: unknown[] = [];
  const server = await serveClient({ modules: ['api'] }, (req, res) => {
    tokens.push(req.headers['x-user-token']);
    res.writeHead(401).end();
  });
  await page.goto(`${server.url}/profil/randevular?gun=2026-11-14`);
  await page.evaluate(`for (const [key, value] of Object.entries({
    accessToken: 'access', accessExpiry: '4000000000000', refreshToken: 'refresh', refreshExpiry: '4000000000000', userCode: 'u', theme: 'dark',
  })) localStorage.setItem(key, value)`);
  await callPages(page, 1).catch(() => undefined);
  await page.waitForURL('**/giris-yap?next=%2Fprofil%2Frandevular%3Fgun%3D2026-11-14');
  expect(tokens).toEqual(['access']);
  expect(await page.evaluate('Object.keys(localStorage).sort()')).toEqual([
    'accessExpiry',
    'refreshExpiry',
    'theme',
    'userCode',
  ]);
  server.close();
});

test('two tabs share one live stream, and the second reads on when the first closes', async ({ context }) => {
  const streams = new Set<ServerResponse>();
  const server = await serveClient(
    {
      modules: ['live'],
      script: `window.received = []; client.subscribeToSalon('${salon}', (event) => received.push(event.change?.code ?? event.kind));`,
    },
    (_req, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' });
      res.write('event: open\ndata: {}\n\n');
      streams.add(res);
      res.once('close', () => streams.delete(res));
    },
  );
  const change = (code: string) => {
    const data = JSON.stringify({ module: 'appointment', kind: 'appointment', code, version: 1 });
    for (const stream of streams) stream.write(`event: change\ndata: ${data}\n\n`);
  };
  const expectReceived = (tab: Page) => expect.poll(() => tab.evaluate('received'));

  const first = await context.newPage();
  await first.goto(server.url);
  await expectReceived(first).toEqual(['gap']);
  const second = await context.newPage();
  await second.goto(server.url);
  await second.waitForFunction('window.received');
  change('a-1');
  await expectReceived(first).toEqual(['gap', 'a-1']);
  await expectReceived(second).toEqual(['a-1']);
  expect(streams.size).toBe(1);

  await first.close();
  await expectReceived(second).toEqual(['a-1', 'gap']);
  await expect.poll(() => streams.size).toBe(1);
  change('a-2');
  await expectReceived(second).toEqual(['a-1', 'gap', 'a-2']);
  server.close();
});

test('attack 58: a chunk that is gone reloads the page once, then it is a ChunkLoadError', async ({
  page,
  expects,
}) => {
  expects.push(/Failed to load resource/);
  const server = await serveClient(
    {
      modules: ['load-chunk'],
      script: `window.__reactRouterManifest = { version: 'one' };
        client.loadChunk(() => import('/gone.js')).catch((error) => { document.title = error.name; });`,
    },
    (_req, res) => void res.end(),
  );
  await page.goto(`${server.url}/profil`);
  await expect(page).toHaveTitle('ChunkLoadError');
  await page.waitForTimeout(300);
  expect(server.loads).toEqual(['/profil', '/profil']);
  server.close();
});
