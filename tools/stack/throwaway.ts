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
import { buildWeb } from './web-build.ts';

const printStep = (line: string): void => console.log(line);

/**
 * Runs `work` with the built product and demo data on a temporary database, which is dropped afterwards.
 * The pages for developers are served too.
 */
export const withThrowawayProduct = async <Result>(
  purpose: string,
  work: (url: string, databaseUrl: string) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), `ayna-${purpose}-`));
  const name = `ayna_${purpose}_${process.pid}`;
  const servers = await openServers(folder);
  try {
    await ensureDatabase(servers.databaseUrl, name);
    const url = databaseUrl(servers.databaseUrl, name);
    await migrate({ url, modules });
    const standIns = await startStandIns(join(folder, 'files'));
    try {
      await seedDatabase(url, demo, () => undefined, standIns.env);
      buildWeb(printStep);
      const product = await startProduct({
        databaseUrl: url,
        redisUrl: servers.redisUrl,
        port: 0,
        env: { LIMITS: 'off', ...standIns.env },
        webEnv: standIns.webEnv,
      });
      try {
        return await work(product.url, url);
      } finally {
        await product.stop();
      }
    } finally {
      await standIns.stop();
    }
  } finally {
    await dropDatabase(servers.databaseUrl, name);
    await servers.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
