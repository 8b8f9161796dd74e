import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '@ayna/api/modules';
import { migrate } from '@ayna/kernel/migrate/run';
import { databaseUrl, ensureDatabase } from '../database/databases.ts';
import { demo } from '../seed/demo.ts';
import type { PlanOptions } from '../seed/plan.ts';
import { seedDatabase } from '../seed/seed-database.ts';
import { openServers } from '../services/servers.ts';
import { type StartProduct, startProduct } from './product.ts';
import { startStandIns } from './stand-ins.ts';
import { buildWeb, copyWebBuild } from './web-build.ts';

const printStep = (line: string): void => console.log(line);

/** Starts the built product from a copy of the build. */
const startBuilt =
  (purpose: string): StartProduct =>
  async (options) => {
    buildWeb(printStep);
    const { env, remove } = copyWebBuild(purpose);
    try {
      const product = await startProduct({ ...options, webEnv: { ...options.webEnv, ...env } });
      return { ...product, stop: () => product.stop().finally(remove) };
    } catch (error) {
      remove();
      throw error;
    }
  };

type Options = {
  readonly start?: StartProduct;
  readonly data?: PlanOptions;
};

/**
 * Runs `work` with the product and demo data on servers of its own, which are gone afterwards. It is the built
 * product, unless `start` starts another. The pages for developers are served too.
 */
export const withThrowawayProduct = async <Result>(
  purpose: string,
  work: (url: string, databaseUrl: string) => Promise<Result>,
  { start = startBuilt(purpose), data = demo }: Options = {},
): Promise<Result> => {
  await using stack = new AsyncDisposableStack();
  const folder = stack.adopt(mkdtempSync(join(tmpdir(), `ayna-${purpose}-`)), (path) =>
    rmSync(path, { recursive: true, force: true }),
  );
  chmodSync(folder, 0o755); // the user postgres needs access to its own folder in it
  const servers = stack.adopt(await openServers(folder, { alwaysPrivate: true }), (it) => it.stop());
  await ensureDatabase(servers.databaseUrl, 'ayna');
  const url = databaseUrl(servers.databaseUrl, 'ayna');
  await migrate({ url, modules });
  const standIns = stack.adopt(await startStandIns(join(folder, 'files')), (it) => it.stop());
  await seedDatabase(url, data, () => undefined, standIns.env);
  const servedBy = { databaseUrl: url, redisUrl: servers.redisUrl, port: 0 };
  const env = { LIMITS: 'off', ...standIns.env };
  const product = stack.adopt(await start({ ...servedBy, env, webEnv: standIns.webEnv }), (it) => it.stop());
  return await work(product.url, url);
};
