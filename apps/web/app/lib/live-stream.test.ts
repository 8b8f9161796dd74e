import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type LiveEvent, liveEventOf, pauseMs, readLive } from './live-stream.ts';
import { manualClock } from './manual-clock.ts';

let server: Server | undefined;
const stopping: AbortController[] = [];
afterEach(() => {
  for (const stop of stopping.splice(0)) stop.abort();
  server?.close().closeAllConnections();
});

const open = (res: ServerResponse): void => {
  res.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
  res.write('retry: 1000\nevent: open\ndata: {}\n\n');
};

/** A reader of a real stream, with a clock that is turned by hand. */
const against = async (answer: RequestListener) => {
  const lines: { req: IncomingMessage; res: ServerResponse }[] = [];
  server = createServer((req, res) => {
    lines.push({ req, res });
    answer(req, res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const clock = manualClock();
  const events: LiveEvent[] = [];
  const refused: number[] = [];
  const stop = new AbortController();
  stopping.push(stop);
  let token = 'first';
  let over = false;
  const following = readLive(
    {
      url: `http://127.0.0.1:${port}/api/live?salonCode=1`,
      token: () => token,
      clock,
      random: () => 0,
      pageAgeMs: () => 0,
      onRejected: ({ status }) => refused.push(status),
    },
    (event) => events.push(event),
    stop.signal,
  );
  void following.finally(() => {
    over = true;
  });
  const renew = (fresh: string) => {
    token = fresh;
  };
  return { lines, clock, events, refused, stop, renew, over: () => over };
};

const change = { module: 'appointment', kind: 'appointment', code: 'a-1', version: 3 };
const changed = `event: change\ndata: ${JSON.stringify(change)}\n\n`;

test('a change is told as it comes, and opening is a gap, since nothing was told before', async () => {
  const { lines, events } = await against((_req, res) => open(res));
  await expect.poll(() => events).toEqual([{ kind: 'gap' }]);
  lines[0]?.res.write(changed);
  await expect.poll(() => events.at(-1)).toEqual({ kind: 'change', change });
  lines[0]?.res.write('event: gap\ndata: {}\n\n');
  await expect.poll(() => events.length).toBe(3);
});

test('the token travels in its header, and is the present one after a break', async () => {
  const { lines, clock, events, renew } = await against((_req, res) => open(res));
  await expect.poll(() => events.length).toBe(1);
  renew('second');
  lines[0]?.res.end();
  await expect
    .poll(async () => {
      await clock.advance(1_000);
      return lines.map(({ req }) => req.headers['x-user-token']);
    })
    .toEqual(['first', 'second']);
});

test('it comes back after 1, 2, 4, 8, 16 and then every 30 s, up to half of it earlier', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 40].map((failures) => pauseMs(failures, 0))).toEqual([
    1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000,
  ]);
  expect(pauseMs(0, 1)).toBe(500);
});

test('it backs off while the server is away, and begins again once it was heard', async () => {
  let away = true;
  const { lines, clock, events, refused } = await against((_req, res) => {
    if (away) res.writeHead(503).end();
    else open(res);
  });
  await expect.poll(() => refused).toEqual([503]);
  await clock.advance(999);
  expect(lines).toHaveLength(1);
  await clock.advance(1);
  await expect.poll(() => refused).toHaveLength(2);
  away = false;
  await clock.advance(1_999);
  expect(lines).toHaveLength(2);
  await clock.advance(1);
  await expect.poll(() => events).toEqual([{ kind: 'gap' }]);
  lines[2]?.res.end();
  await expect
    .poll(async () => {
      await clock.advance(1_000);
      return events.length;
    })
    .toBe(2);
});

test('a line without a heart beat for 45 s is given up', async () => {
  const { lines, clock, events } = await against((_req, res) => open(res));
  await expect.poll(() => events.length).toBe(1);
  await clock.advance(44_999);
  lines[0]?.res.write(`: beat\n\n${changed}`);
  await expect.poll(() => events.length).toBe(2);
  await clock.advance(10_000);
  expect(lines[0]?.res.closed).toBe(false);
  await clock.advance(46_000);
  await expect.poll(() => lines.length).toBe(2);
});

test.each([400, 401, 403, 404])('a %i is final: it would be the same at the next try', async (status) => {
  const { lines, clock, refused, over } = await against((_req, res) => res.writeHead(status).end());
  await expect.poll(over).toBe(true);
  await clock.advance(60_000);
  expect(lines).toHaveLength(1);
  expect(refused).toEqual([status]);
});

test('anyone who stops following hangs up', async () => {
  const { lines, events, stop, over } = await against((_req, res) => open(res));
  await expect.poll(() => events.length).toBe(1);
  stop.abort();
  await expect.poll(() => lines[0]?.res.closed).toBe(true);
  await expect.poll(over).toBe(true);
});

test.each(['no JSON', 'null', '7', '{}', '{"module":1,"kind":"a","code":"b","version":2}'])(
  'a change that reads %j could be anything, so it is a gap',
  (data) => {
    expect(liveEventOf({ event: 'change', data }, 0)).toEqual({ kind: 'gap' });
  },
);

test.each([
  ['{"quietMs":5001}', undefined],
  // A change in the first moment of the page may have come after what it read.
  ['{"quietMs":5000}', { kind: 'gap' }],
  ['{"quietMs":100}', { kind: 'gap' }],
  ['{"quietMs":"9000"}', { kind: 'gap' }],
  ['{}', { kind: 'gap' }],
  ['', { kind: 'gap' }],
])('a stream that opens with %j on a page of five seconds is %j', (data, expected) => {
  expect(liveEventOf({ event: 'open', data }, 5_000)).toEqual(expected);
});

test('a word that is not known yet is passed over', () => {
  expect(liveEventOf({ event: 'news', data: '{}' }, 0)).toBeUndefined();
});
