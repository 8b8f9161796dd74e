import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { content } from '@ayna/contracts/content';
import { CallError } from '@ayna/contracts/core/client';
import { contract, post } from '@ayna/contracts/core/contract';
import { emptyObject } from '@ayna/contracts/core/shapes';
import { anyone } from '@ayna/contracts/core/who';
import { host } from '@ayna/contracts/host';
import { afterEach, expect, test, vi } from 'vitest';
import { createCaller, requestMs } from './api.ts';
import { createCallScope } from './call-scope.ts';
import type { ApiFailure } from './error-reporter.ts';
import { manualClock } from './manual-clock.ts';
import { createRequestQueue, requestLimits } from './request-queue.ts';

let servers: Server[] = [];
afterEach(() => {
  for (const server of servers) server.close().closeAllConnections();
  servers = [];
});

const serve = async (answer: RequestListener): Promise<string> => {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A caller on a server of its own that answers as told, with a clock that is turned by hand. */
const against = async (answer: RequestListener, token?: string) => {
  const base = await serve(answer);
  const clock = manualClock();
  const reported: ApiFailure[] = [];
  const scope = createCallScope();
  const call = createCaller({
    scope,
    fetch: (url, init) => fetch(base + url, init),
    token: () => token,
    queue: createRequestQueue(requestLimits, clock),
    clock,
    reportFailure: (failed) => reported.push(failed),
  });
  return { call, clock, reported, scope };
};

const aboutFailing = async (answer: RequestListener): Promise<CallError> => {
  const { call } = await against(answer);
  const failure = await call(host.routes.about, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallError);
  return failure as CallError;
};

const about = '{"product":"ayna","modules":[]}';
const { routes } = contract('echo', {
  echo: post('/api/echo', { who: anyone, summary: 'Says it back', body: emptyObject, response: emptyObject }),
  make: post('/api/make', {
    who: anyone,
    summary: 'Makes it',
    body: emptyObject,
    response: emptyObject,
    idempotent: true,
  }),
});

test('an answer arrives as the contract types it', async () => {
  const { call } = await against((_req, res) => res.end('{"product":"ayna","modules":["shelf"]}'));
  expect((await call(host.routes.about, {})).modules).toEqual(['shelf']);
});

test('every call goes to the page’s own origin, whichever module answers it', async () => {
  const urls: unknown[] = [];
  const call = createCaller({
    scope: createCallScope(),
    fetch: async (url) => {
      urls.push(url);
      return new Response(about);
    },
    token: () => undefined,
    queue: createRequestQueue(),
    clock: manualClock(),
    reportFailure: () => undefined,
  });
  await expect(call(routes.echo, { body: {} })).rejects.toThrow('against its contract');
  expect((await call(host.routes.about, {})).product).toBe('ayna');
  expect(urls).toEqual(['/api/echo', '/api/about']);
});

test('the token travels as X-User-Token, and only when there is one', async () => {
  const received: IncomingMessage[] = [];
  const answer: RequestListener = (req, res) => {
    received.push(req);
    res.end(about);
  };
  await (await against(answer, 'secret')).call(host.routes.about, {});
  await (await against(answer)).call(host.routes.about, {});
  expect(received.map((req) => req.headers['x-user-token'])).toEqual(['secret', undefined]);
});

test('a body travels as JSON', async () => {
  let contentType: string | undefined;
  const { call } = await against((req, res) => {
    contentType = req.headers['content-type'];
    req.pipe(res);
  });
  expect(await call(routes.echo, { body: {} })).toEqual({});
  expect(contentType).toBe('application/json');
});

test('the contact form travels as multipart/form-data', async () => {
  let contentType: string | undefined;
  let body = '';
  const { call } = await against((req, res) => {
    contentType = req.headers['content-type'];
    req.setEncoding('utf8').on('data', (chunk: string) => {
      body += chunk;
    });
    req.on('end', () => res.end('{}'));
  });
  const form = {
    fullName: 'Işıl Ünal',
    email: 'isil@example.com',
    phone: '+905321234567',
    message: 'Merhaba, bir sorum var.',
  };
  await call(content.routes.sendMessage, { body: form });
  expect(contentType).toMatch(/^multipart\/form-data; boundary=/);
  expect(body).toMatch(/name="fullName"\r\n\r\nIşıl Ünal\r\n/);
  expect(body).not.toContain('subject');
});

test("a creating call carries an Idempotency-Key: the form's own, or a fresh one", async () => {
  const keys: unknown[] = [];
  const { call, clock } = await against((req, res) => {
    keys.push(req.headers['idempotency-key']);
    res.end('{}');
  });
  const created = async (options?: { key: string }) => {
    await call(routes.make, { body: {} }, options);
    await clock.advance(60);
  };
  await created({ key: 'form-1' });
  await created({ key: 'form-1' });
  await created();
  await created();
  await call(routes.echo, { body: {} });
  expect(keys.slice(0, 2)).toEqual(['form-1', 'form-1']);
  expect(keys[2]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[3]).not.toBe(keys[2]);
  expect(keys[4]).toBeUndefined();
});

test("the server's own words are kept, with the request's id", async () => {
  const failure = await aboutFailing((_req, res) =>
    res
      .writeHead(409, { 'x-request-id': 'r1' })
      .end('{"code":"slot-taken","message":"Own words","details":[1]}'),
  );
  expect(failure).toMatchObject({ status: 409, message: 'Own words', requestId: 'r1' });
  expect(failure.body.details).toEqual([1]);
});

test('a status without words of ours gets a sentence by its status', async () => {
  const failure = await aboutFailing((_req, res) => res.writeHead(503).end('<html>proxy</html>'));
  expect(failure).toMatchObject({
    status: 503,
    message: 'Hizmet şu anda kullanılamıyor. Biraz sonra yeniden deneyin.',
  });
});

test('a page where an answer was due is a bad answer', async () => {
  expect(await aboutFailing((_req, res) => res.end('<html>portal</html>'))).toMatchObject({ status: 502 });
});

const hangs: RequestListener = () => undefined;
const stopsHalfWay: RequestListener = (_req, res) => res.write('{"product":');

test.each([
  ['no answer', hangs],
  ['an answer that stops half way', stopsHalfWay],
])('%s within 30000 ms is a time-out', async (_name, answer) => {
  expect(requestMs).toBe(30_000);
  const { call, clock } = await against(answer);
  let failure: unknown;
  const failing = call(host.routes.about, {}).catch((error: unknown) => {
    failure = error;
  });
  await clock.advance(29_999);
  expect(failure).toBeUndefined();
  await clock.advance(1);
  await failing;
  expect(failure).toMatchObject({ status: 408, message: 'Yanıt zamanında gelmedi. Yeniden deneyin.' });
});

test('a cut line is told as such', async () => {
  const failure = await aboutFailing((req) => req.socket.destroy());
  expect(failure).toMatchObject({
    status: 0,
    message: 'Bağlantı koptu. İnternetinizi kontrol edin, kaldığınız yerden devam edelim.',
  });
});

test('a call that was given up rejects with the reason, and nobody hears of a failure', async () => {
  const { call, reported } = await against(hangs);
  const leaving = new AbortController();
  const pending = call(host.routes.about, {}, { signal: leaving.signal });
  leaving.abort(new Error('left'));
  await expect(pending).rejects.toThrow('left');
  expect(reported).toEqual([]);
});

test('every failed call is heard once, with the token it was made with', async () => {
  const { call, reported } = await against((_req, res) => res.writeHead(404).end(), 'secret');
  const failure = await call(host.routes.about, {}).catch((error: unknown) => error);
  expect(reported).toEqual([{ route: host.routes.about, failure, token: 'secret' }]);
});

test('at most 2 requests run at once, and each next one leaves 60 ms after a release', async () => {
  const answers: (() => void)[] = [];
  const { call, clock } = await against((_req, res) => void answers.push(() => void res.end(about)));
  let done = 0;
  const one = () => call(host.routes.about, {}).finally(() => (done += 1));
  const all = Promise.all([1, 2, 3, 4].map(one));
  const requests = async (count: number) => {
    await expect.poll(() => answers.length).toBe(count);
  };
  const answer = async (index: number) => {
    answers[index]?.();
    await expect.poll(() => done).toBe(index + 1);
  };
  await requests(2);
  await answer(0);
  await clock.advance(59);
  expect(answers).toHaveLength(2);
  await clock.advance(1);
  await requests(3);
  await answer(1);
  await answer(2);
  await clock.advance(60);
  await requests(4);
  await answer(3);
  expect(await all).toHaveLength(4);
});

test('attack 55: hung requests hold the queue no longer than their time-out', async () => {
  let requests = 0;
  const { call, clock } = await against((_req, res) => {
    requests += 1;
    if (requests > 2) res.end(about);
  });
  const hung = [1, 2].map(() => call(host.routes.about, {}).catch(() => 'hung'));
  const next = call(host.routes.about, {});
  await clock.advance(30_000);
  expect(await Promise.all(hung)).toEqual(['hung', 'hung']);
  await clock.advance(60);
  expect((await next).product).toBe('ayna');
});

test('the refresh of a session stands outside the queue', async () => {
  let requests = 0;
  const { call } = await against((_req, res) => {
    requests += 1;
    if (requests > 2) res.end('{}');
  });
  const leaving = new AbortController();
  const one = () => call(host.routes.about, {}, { signal: leaving.signal }).catch(() => 'left');
  const waiting = Promise.all([1, 2, 3].map(one));
  await expect.poll(() => requests).toBe(2);
  expect(await call(routes.echo, { body: {} }, { outsideQueue: true })).toEqual({});
  expect(requests).toBe(3);
  leaving.abort();
  expect(await waiting).toEqual(['left', 'left', 'left']);
});

test('after everything was given up the next call waits for 60 ms, however slow the calls before it were', async () => {
  const requests: string[] = [];
  const { call, clock, scope, reported } = await against((req, res) => {
    requests.push(req.url ?? '');
    if (req.url === '/api/echo') res.end('{}');
  });
  const slow = Promise.all([1, 2, 3].map(() => call(host.routes.about, {}).catch(String)));
  await expect.poll(() => requests.length).toBe(2);
  scope.abandon();
  const next = call(routes.echo, { body: {} });
  expect(await slow).toEqual(Array(3).fill('AbortError: calls were abandoned'));
  expect(requests).toHaveLength(2);
  await clock.advance(60);
  expect(await next).toEqual({});
  expect(requests).toEqual(['/api/about', '/api/about', '/api/echo']);
  expect(reported).toEqual([]);
});

test('calls that wait for a token give their slots back too', async () => {
  const base = await serve((_req, res) => res.end('{}'));
  const [scope, clock] = [createCallScope(), manualClock()];
  const tokens = [new Promise<undefined>(() => undefined), new Promise<undefined>(() => undefined)];
  const call = createCaller({
    scope,
    fetch: (url, init) => fetch(base + url, init),
    token: () => tokens.pop(),
    queue: createRequestQueue(requestLimits, clock),
    clock,
    reportFailure: () => undefined,
  });
  const slow = Promise.allSettled([1, 2].map(() => call(routes.echo, { body: {} })));
  await expect.poll(() => tokens.length).toBe(0);
  scope.abandon();
  const next = call(routes.echo, { body: {} });
  expect((await slow).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  await clock.advance(60);
  expect(await next).toEqual({});
});

test('outside production an answer against its contract is a bug that shows', async () => {
  const { call } = await against((_req, res) => res.end('{"product":"ayna"}'));
  await expect(call(host.routes.about, {})).rejects.toThrow('host.about answered against its contract');
});

test('a response that the page asked for ahead is taken once, and with its own token alone', async () => {
  const { call } = await against((_req, res) => res.end(about), 'mine');
  const page = globalThis as { aynaEarlyCalls?: unknown };
  const text = '{"product":"ayna","modules":["early"]}';
  const askAhead = (token: string): void => {
    const sent = Promise.resolve({ response: new Response(text), text });
    page.aynaEarlyCalls = { token, calls: { '/api/about': sent } };
  };
  askAhead('another');
  expect((await call(host.routes.about, {}, { outsideQueue: true })).modules).toEqual([]);
  askAhead('mine');
  expect((await call(host.routes.about, {}, { outsideQueue: true })).modules).toEqual(['early']);
  expect((await call(host.routes.about, {}, { outsideQueue: true })).modules).toEqual([]);
  delete page.aynaEarlyCalls;
});

test('without a network nothing is sent, and the sentence says so', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  let sent = 0;
  const { call } = await against((_req, res) => {
    sent += 1;
    res.end('{}');
  });
  await expect(call(routes.make, { body: {} })).rejects.toMatchObject({
    status: 0,
    message: 'Bağlantı yok, hiçbir şey gönderilmedi. Bağlantı gelince yeniden deneyin.',
  });
  expect(sent).toBe(0);
  vi.unstubAllGlobals();
});
