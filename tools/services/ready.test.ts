import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { freePort, portIsFree, postgresAnswers, redisAnswers } from './ready.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

/** A server that says this to whoever speaks, in pieces of one byte if so wished. */
const pretend = async (...pieces: Buffer[]): Promise<number> => {
  const port = await freePort();
  const server = createServer((socket) =>
    socket.once('data', () => {
      for (const [i, piece] of pieces.entries()) setTimeout(() => socket.write(piece), i * 5);
    }),
  );
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
  postgresAnswers(`postgres://postgres@127.0.0.1:${await pretend(...pieces)}/postgres`);
const redisAt = async (...pieces: Buffer[]): Promise<boolean> =>
  redisAnswers(`redis://127.0.0.1:${await pretend(...pieces)}`);

test('nobody there is a no', async () => {
  const port = await freePort();
  expect(await postgresAnswers(`postgres://postgres@127.0.0.1:${port}/postgres`)).toBe(false);
  expect(await redisAnswers(`redis://127.0.0.1:${port}`)).toBe(false);
});

test('PostgreSQL answers when it lets us in, however the answer is cut', async () => {
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

test('Redis answers with PONG and with nothing else', async () => {
  expect(await redisAt(...bytes(Buffer.from('+PONG\r\n')))).toBe(true);
  expect(await redisAt(Buffer.from('-NOAUTH Authentication required.\r\n'))).toBe(false);
  expect(await redisAt(Buffer.from('HTTP/1.1 400 Bad Request\r\n'))).toBe(false);
});

test('a server that says nothing is given up', async () => {
  expect(await redisAt()).toBe(false);
});

test('a free port is free, and below the ports of outgoing connections', async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  expect(await portIsFree(port)).toBe(true);
  expect(await portIsFree(await pretend())).toBe(false);
});
