import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findFreePort, postgresAnswers, redisAnswers } from './probe.ts';
import { openServers } from './servers.ts';

const dir = mkdtempSync(join(tmpdir(), 'ayna-test-'));
chmodSync(dir, 0o755);
afterAll(() => rmSync(dir, { recursive: true }));

test('starts private servers where none answers, uses those that answer, and stops only its own', async () => {
  const closedPort = `127.0.0.1:${await findFreePort()}`;
  const closedUrls = {
    postgres: `postgres://postgres@${closedPort}/postgres`,
    redis: `redis://${closedPort}`,
  };
  const own = await openServers(dir, closedUrls);
  const answering = () => Promise.all([postgresAnswers(own.databaseUrl), redisAnswers(own.redisUrl)]);
  expect(await answering()).toEqual([true, true]);

  const borrowed = await openServers(dir, { postgres: own.databaseUrl, redis: own.redisUrl });
  expect(borrowed).toMatchObject({ databaseUrl: own.databaseUrl, redisUrl: own.redisUrl });
  await borrowed.stop();
  expect(await answering()).toEqual([true, true]);

  const machines = { postgres: own.databaseUrl, redis: own.redisUrl };
  const beside = await openServers(join(dir, 'beside'), { ...machines, alwaysPrivate: true });
  expect(beside.databaseUrl).not.toBe(own.databaseUrl);
  expect(beside.redisUrl).not.toBe(own.redisUrl);
  await beside.stop();
  expect(await answering()).toEqual([true, true]);

  await own.stop();
  expect(await answering()).toEqual([false, false]);
}, 30_000);
