import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerClientError } from './client-errors.ts';

const startServer = async () => {
  const app = Fastify({ clientErrorHandler: answerClientError });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  return { port, [Symbol.asyncDispose]: () => app.close() };
};

test('a client that is still sending gets the answer to headers that are too large', async () => {
  await using server = await startServer();
  const socket = connect(server.port, '127.0.0.1');
  const answer = text(socket);
  socket.write(`POST /?${'x'.repeat(40_000)} HTTP/1.1\r\nhost: x\r\ncontent-length: 10000000\r\n\r\n`);
  for (let piece = 0; piece < 10; piece += 1) {
    if (socket.writable) socket.write('x'.repeat(100_000));
    await pause(5);
  }
  expect(await answer).toMatch(/^HTTP\/1.1 431 [^]*"code":"too-large"/);
});

test('what is no HTTP is answered with 400', async () => {
  await using server = await startServer();
  const socket = connect(server.port, '127.0.0.1');
  socket.write('hello there\r\n\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1.1 400 [^]*"code":"bad-request"/);
});
