import { once } from 'node:events';
import { Agent, createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { stopGracefully } from './graceful-stop.ts';

const serving = async (answer: RequestListener) => {
  const server = createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const get = async () => {
    const [res] = await once(request({ host: '127.0.0.1', port, agent }).end(), 'response');
    return { connection: res.headers.connection, body: (await res.toArray()).join('') };
  };
  return { server, get };
};

const slowly: RequestListener = (_req, res) => void setTimeout(() => res.end('done'), 60);

test('answers under way are finished, and those who still come are told to leave', async () => {
  const { server, get } = await serving(slowly);
  const underWay = get();
  await wait(20);
  const stopped = stopGracefully(server, { leaveMs: 20, finishMs: 5_000 });
  const late = get();
  expect((await underWay).body).toBe('done');
  expect(await late).toEqual({ connection: 'close', body: 'done' });
  await stopped;
  expect(server.listening).toBe(false);
});

test('an answer that never ends is cut off', async () => {
  const { server, get } = await serving(() => {});
  const hanging = get().catch(String);
  await wait(20);
  await stopGracefully(server, { leaveMs: 0, finishMs: 50 });
  expect(await hanging).toContain('socket hang up');
});
