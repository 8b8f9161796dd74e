import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { freePort, postgresAnswers, redisAnswers } from './ready.ts';
import { openServers } from './servers.ts';

const dir = mkdtempSync(join(tmpdir(), 'ayna-test-'));
chmodSync(dir, 0o755);
afterAll(() => rmSync(dir, { recursive: true }));

test('private servers are started where nobody answers, used where somebody does, and stopped', async () => {
  const nobody = `127.0.0.1:${await freePort()}`;
  const silent = { postgres: `postgres://postgres@${nobody}/postgres`, redis: `redis://${nobody}` };
  const own = await openServers(dir, silent);
  const answering = () => Promise.all([postgresAnswers(own.databaseUrl), redisAnswers(own.redisUrl)]);
  expect(await answering()).toEqual([true, true]);

  const borrowed = await openServers(dir, { postgres: own.databaseUrl, redis: own.redisUrl });
  expect(borrowed).toMatchObject({ databaseUrl: own.databaseUrl, redisUrl: own.redisUrl });
  await borrowed.stop();
  expect(await answering()).toEqual([true, true]);

  await own.stop();
  expect(await answering()).toEqual([false, false]);
}, 30_000);
