import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isAlive, processTree, signalAll, waitUntil } from './processes.ts';

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

test('servers stop when the process that started them is killed', async () => {
  // Not mkdtemp: the user postgres has no access to its directories.
  const dir = join(tmpdir(), `ayna-test-${randomUUID()}`);
  const owner = startOwner(dir);
  const [line] = await once(owner.stdout, 'data');
  const servers = (JSON.parse(String(line)) as number[]).flatMap(processTree);
  expect(servers.filter(isAlive)).toEqual(servers);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  const ended = await waitUntil(() => !servers.some(isAlive), 10_000);
  signalAll(servers.filter(isAlive), 'SIGKILL');
  rmSync(dir, { recursive: true });
  expect(ended).toBe(true);
}, 20_000);
