import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { redisAnswers } from './probe.ts';
import { isAlive } from './processes.ts';
import { startRedis } from './redis.ts';
import type { Service } from './service.ts';

let dir: string;
let redis: Service;

const sendCommands = (...commands: string[]): Promise<string> => {
  const socket = connect({ host: '127.0.0.1', port: redis.port });
  socket.write([...commands, 'QUIT', ''].join('\r\n'));
  return text(socket);
};

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'ayna-test-'));
  redis = await startRedis({ dir });
});

afterAll(async () => {
  await redis.stop();
  rmSync(dir, { recursive: true });
});

test('a private Redis answers on this machine only', async () => {
  expect(await redisAnswers(redis.url)).toBe(true);
  expect(await sendCommands('SET a 1', 'GET a')).toBe('+OK\r\n$1\r\n1\r\n+OK\r\n');
  expect(await sendCommands('CONFIG GET bind')).toContain('127.0.0.1\r\n');
});

test('a restart keeps the port and loses the data', async () => {
  const { pid, port } = redis;
  await sendCommands('SET a 1');
  await redis.restart();
  expect([isAlive(pid), redis.port]).toEqual([false, port]);
  expect(await sendCommands('GET a')).toBe('$-1\r\n+OK\r\n');
});

test('does not answer after SIGKILL until it is restarted', async () => {
  await redis.kill('SIGKILL');
  expect(await redisAnswers(redis.url)).toBe(false);
  await redis.restart();
  expect(await redisAnswers(redis.url)).toBe(true);
});

test('stop leaves only the log file', async () => {
  const { pid } = redis;
  await sendCommands('SET a 1');
  await redis.stop();
  await redis.stop();
  expect(isAlive(pid)).toBe(false);
  expect(readdirSync(dir)).toEqual(['redis.log']);
});
