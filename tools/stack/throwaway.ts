import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/migrate/run';
import { databaseUrl, dropDatabase, ensureDatabase } from '../database/databases.ts';
import { demo } from '../seed/demo.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { openServers } from '../services/servers.ts';
import { startProduct } from './product.ts';
import { startStandIns } from './stand-ins.ts';
import { buildWeb, copyWebBuild } from './web-build.ts';

const printStep = (line: string): void => console.log(line);

/**
 * Runs `work` with the built product and demo data on a temporary database, which is dropped afterwards.
 * The pages for developers are served too.
 */
export const withThrowawayProduct = async <Result>(
  purpose: string,
  work: (url: string, databaseUrl: string) => Promise<Result>,
): Promise<Result> => {
  await using stack = new AsyncDisposableStack();
  const folder = stack.adopt(mkdtempSync(join(tmpdir(), `ayna-${purpose}-`)), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  const servers = stack.adopt(await openServers(folder), (it) => it.stop());
  const name = `ayna_${purpose}_${process.pid}`;
  stack.defer(async () => void (await dropDatabase(servers.databaseUrl, name)));
  await ensureDatabase(servers.databaseUrl, name);
  const url = databaseUrl(servers.databaseUrl, name);
  await migrate({ url, modules });
  const standIns = stack.adopt(await startStandIns(join(folder, 'files')), (it) => it.stop());
  await seedDatabase(url, demo, () => undefined, standIns.env);
  buildWeb(printStep);
  const webBuild = stack.adopt(copyWebBuild(purpose), (it) => it.remove());
  const options = { databaseUrl: url, redisUrl: servers.redisUrl, port: 0 };
  const env = { LIMITS: 'off', ...standIns.env };
  const webEnv = { ...standIns.webEnv, ...webBuild.env };
  const product = stack.adopt(await startProduct({ ...options, env, webEnv }), (it) => it.stop());
  return await work(product.url, url);
};
