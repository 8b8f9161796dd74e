import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { findFreePort, isPortFree, postgresAnswers, redisAnswers } from './probe.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** Starts a server that replies to any request with these pieces. */
const startFakeServer = async (...pieces: Buffer[]): Promise<number> => {
  const port = await findFreePort();
  const server = createServer((socket) => {
    // A probe that has decided closes its connection, and the remaining pieces find it closed.
    socket.on('error', () => undefined);
    socket.once('data', () => {
      for (const [i, piece] of pieces.entries()) setTimeout(() => socket.write(piece), i * 5);
    });
  });
  open.push(server);
  await once(server.listen(port, '127.0.0.1'), 'listening');
  return port;
};

const message = (kind: string, body: Buffer): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(kind), length, body]);
};
const authentication = (kind: number): Buffer => message('R', Buffer.from([0, 0, 0, kind]));
const bytes = (buffer: Buffer): Buffer[] => [...buffer].map((byte) => Buffer.from([byte]));
const postgresAt = async (...pieces: Buffer[]): Promise<boolean> =>
  postgresAnswers(`postgres://postgres@127.0.0.1:${await startFakeServer(...pieces)}/postgres`);
const redisAt = async (...pieces: Buffer[]): Promise<boolean> =>
  redisAnswers(`redis://127.0.0.1:${await startFakeServer(...pieces)}`);

test('a closed port does not answer', async () => {
  const port = await findFreePort();
  expect(await postgresAnswers(`postgres://postgres@127.0.0.1:${port}/postgres`)).toBe(false);
  expect(await redisAnswers(`redis://127.0.0.1:${port}`)).toBe(false);
});

test('PostgreSQL answers if it accepts the connection, however the reply is split', async () => {
  const setting = message('S', Buffer.from('TimeZone\0UTC\0'));
  const welcome = Buffer.concat([authentication(0), setting, message('Z', Buffer.from('I'))]);
  expect(await postgresAt(welcome)).toBe(true);
  expect(await postgresAt(...bytes(welcome))).toBe(true);
});

test('PostgreSQL that wants a password, is starting up or lacks the database does not answer', async () => {
  const refusal = message('E', Buffer.from('SFATAL\0C57P03\0\0'));
  expect(await postgresAt(authentication(10))).toBe(false);
  expect(await postgresAt(refusal)).toBe(false);
  expect(await postgresAt(authentication(0), refusal)).toBe(false);
});

test('only PONG counts as an answer of Redis', async () => {
  expect(await redisAt(...bytes(Buffer.from('+PONG\r\n')))).toBe(true);
  expect(await redisAt(Buffer.from('-NOAUTH Authentication required.\r\n'))).toBe(false);
  expect(await redisAt(Buffer.from('HTTP/1.1 400 Bad Request\r\n'))).toBe(false);
});

test('a silent server does not answer', async () => {
  expect(await redisAt()).toBe(false);
});

test('a free port is free and below the ephemeral ports', async () => {
  const port = await findFreePort();
  expect(port).toBeLessThan(32_768);
  expect(await isPortFree(port)).toBe(true);
  expect(await isPortFree(await startFakeServer())).toBe(false);
});
