// pnpm e2e [playwright's arguments]: the journeys, in real Chromium, against the built product on a database of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/db/migrate/run';
import { startMailServer } from '@ayna/stand-ins/mail';
import { databaseAt, dropDatabase, ensureDatabase } from '../database/databases.ts';
import { demo } from '../seed/demo.ts';
import { plant } from '../seed/plant.ts';
import { openServers } from '../services/servers.ts';
import { startProduct } from '../stack/product.ts';
import { buildWeb } from '../stack/web-build.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'ayna-e2e-'));
const name = `ayna_e2e_${process.pid}`;
const servers = await openServers(folder);

try {
  await ensureDatabase(servers.databaseUrl, name);
  const url = databaseAt(servers.databaseUrl, name);
  await migrate({ url, modules });
  await plant(url, demo, () => undefined);
  buildWeb((line) => console.log(line));
  const mail = await startMailServer();
  const product = await startProduct({
    databaseUrl: url,
    redisUrl: servers.redisUrl,
    port: 0,
    env: { LIMITS: 'off', SMTP_URL: mail.url },
  });
  const { status } = spawnSync('pnpm', ['exec', 'playwright', 'test', ...process.argv.slice(2)], {
    cwd: join(root, 'e2e'),
    env: { ...process.env, E2E_URL: product.url },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
  await product.stop();
  await mail.close();
} finally {
  await dropDatabase(servers.databaseUrl, name);
  await servers.stop();
  rmSync(folder, { recursive: true, force: true });
}
