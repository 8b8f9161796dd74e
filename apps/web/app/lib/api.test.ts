import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CallFailed } from '@ayna/contracts/core/client';
import { contract, post } from '@ayna/contracts/core/contract';
import { nothing } from '@ayna/contracts/core/shapes';
import { anyone } from '@ayna/contracts/core/who';
import { refusals } from '@ayna/contracts/errors';
import { host } from '@ayna/contracts/host';
import { afterEach, expect, test } from 'vitest';
import { caller } from './api.ts';
import { texts } from './texts.ts';

let server: Server;
afterEach(() => server.close().closeAllConnections());

/** A caller on a server of its own that answers as told. */
const against = async (answer: RequestListener, token?: string) => {
  server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return caller({ base, timeoutMs: 150, token: () => token });
};

const aboutFailing = async (answer: RequestListener): Promise<CallFailed> => {
  const call = await against(answer);
  const failure = await call(host.routes.about, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailed);
  return failure as CallFailed;
};

test('an answer arrives as the contract types it', async () => {
  const call = await against((_req, res) => res.end('{"product":"ayna","modules":["shelf"]}'));
  expect((await call(host.routes.about, {})).modules).toEqual(['shelf']);
});

test('the token travels as X-User-Token, and only when there is one', async () => {
  const seen: IncomingMessage[] = [];
  const answer: RequestListener = (req, res) => {
    seen.push(req);
    res.end('{"product":"ayna","modules":[]}');
  };
  await (await against(answer, 'secret'))(host.routes.about, {});
  server.close();
  await (await against(answer))(host.routes.about, {});
  expect(seen.map((req) => req.headers['x-user-token'])).toEqual(['secret', undefined]);
});

test('a body travels as JSON', async () => {
  const { routes } = contract('echo', {
    echo: post('/api/echo', { who: anyone, summary: 'Says it back', body: nothing, answer: nothing }),
  });
  let contentType: string | undefined;
  const call = await against((req, res) => {
    contentType = req.headers['content-type'];
    req.pipe(res);
  });
  expect(await call(routes.echo, { body: {} })).toEqual({});
  expect(contentType).toBe('application/json');
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

test.each([
  [400, refusals['bad-request'].message],
  [502, refusals['bad-gateway'].message],
  [503, refusals.unavailable.message],
  [504, texts.noAnswer],
  [418, texts.unexpected],
])('status %i without words of ours gets a sentence by its status', async (status, message) => {
  const failure = await aboutFailing((_req, res) => res.writeHead(status).end('<html>proxy</html>'));
  expect(failure).toMatchObject({ status, message });
});

test('a page where an answer was due is a bad answer', async () => {
  const failure = await aboutFailing((_req, res) => res.end('<html>portal</html>'));
  expect(failure).toMatchObject({ status: 502, message: refusals['bad-gateway'].message });
});

test('no answer in time is a time-out', async () => {
  expect(await aboutFailing(() => {})).toMatchObject({ status: 408, message: refusals['too-slow'].message });
});

test('an answer that stops half way is a time-out too', async () => {
  expect(await aboutFailing((_req, res) => res.write('{"product":'))).toMatchObject({ status: 408 });
});

test('a cut line is told as such', async () => {
  const failure = await aboutFailing((req) => req.socket.destroy());
  expect(failure).toMatchObject({ status: 0, message: texts.unreachable });
});

test('a call that was given up rejects with the reason, not with a failure to show', async () => {
  const call = await against(() => {});
  const leaving = new AbortController();
  const pending = call(host.routes.about, {}, leaving.signal);
  leaving.abort(new Error('left'));
  await expect(pending).rejects.toThrow('left');
});

test('outside production an answer against its contract is a bug that shows', async () => {
  const call = await against((_req, res) => res.end('{"product":"ayna"}'));
  await expect(call(host.routes.about, {})).rejects.toThrow('host.about answered against its contract');
});
