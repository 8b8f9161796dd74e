import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contract, get } from '@ayna/contracts/core/contract';
import { internal } from '@ayna/contracts/core/who';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { callerOf } from './call.ts';

const ANSWER_MS = 300;
const shape = { who: internal, summary: 'Answers late', response: z.object({ done: z.boolean() }) };

const { routes } = contract('slow', {
  hurried: get('/internal/slow/hurried', { ...shape, callTimeoutMs: 50 }),
  patient: get('/internal/slow/patient', { ...shape, callTimeoutMs: 20 * ANSWER_MS }),
  undeclared: get('/internal/slow/undeclared', shape),
});

const server = createServer((_, res) => {
  const answer = () => res.writeHead(200, { 'content-type': 'application/json' }).end('{"done":true}');
  setTimeout(answer, ANSWER_MS);
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => server.close());

const call = () => {
  const { port } = server.address() as AddressInfo;
  const caller = callerOf({
    servedHere: () => undefined,
    serve: () => Promise.reject(new Error('it is served elsewhere')),
    peers: { slow: `http://127.0.0.1:${port}` },
    sign: async () => 'signed',
  });
  return caller('waiter', { kind: 'machine', module: 'waiter' }, 'request');
};

test('a call between hosts waits as long as its route declares', async () => {
  await expect(call()(routes.patient, {})).resolves.toEqual({ done: true });
  await expect(call()(routes.hurried, {})).rejects.toMatchObject({ code: 'unavailable' });
});

test('a route that declares nothing is waited for longer than most take', async () => {
  await expect(call()(routes.undeclared, {})).resolves.toEqual({ done: true });
});
