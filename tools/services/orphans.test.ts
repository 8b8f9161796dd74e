import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { becomesTrue, familyOf, isAlive, signalAll } from './processes.ts';

const script = (dir: string): string => `
  import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'postgres.ts'))};
  import { startRedis } from ${JSON.stringify(join(import.meta.dirname, 'redis.ts'))};
  const postgres = await startPostgres({ dir: ${JSON.stringify(join(dir, 'postgres'))}, durable: false });
  const redis = await startRedis({ dir: ${JSON.stringify(join(dir, 'redis'))} });
  console.log(JSON.stringify([postgres.pid, redis.pid]));
  process.stdin.resume();
`;

const startOwner = (dir: string) =>
  spawn(process.execPath, ['--input-type=module', '-e', script(dir)], { stdio: ['pipe', 'pipe', 'inherit'] });

test('the servers of a process that was killed without a word end by themselves', async () => {
  // Not mkdtemp, whose directory is closed to the user postgres.
  const dir = join(tmpdir(), `ayna-test-${randomUUID()}`);
  const owner = startOwner(dir);
  const [line] = await once(owner.stdout, 'data');
  const servers = (JSON.parse(String(line)) as number[]).flatMap(familyOf);
  expect(servers.filter(isAlive)).toEqual(servers);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const ended = await becomesTrue(() => !servers.some(isAlive), 10_000);
  signalAll(servers.filter(isAlive), 'SIGKILL');
  rmSync(dir, { recursive: true });
  expect(ended).toBe(true);
}, 20_000);
