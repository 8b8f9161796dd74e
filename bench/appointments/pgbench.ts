import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresBinDir } from '../../tools/services/postgres.ts';
import type { BenchProduct } from './bench-product.ts';
import { CLIENTS } from './sizes.ts';

const run = promisify(execFile);

/** Transactions per second of a script on the bare engine: prepared statements, as owner, without row security. */
export const measureBareRate = async (
  { databaseUrl, folder }: Pick<BenchProduct, 'databaseUrl' | 'folder'>,
  script: string,
  seconds: number,
): Promise<number> => {
  const file = join(folder, 'bare.sql');
  writeFileSync(file, script);
  const options = [
    '-n',
    '-M',
    'prepared',
    '-j',
    '1',
    '-c',
    String(CLIENTS),
    '-T',
    String(seconds),
    '-f',
    file,
  ];
  const { stdout } = await run(join(postgresBinDir(), 'pgbench'), [...options, databaseUrl]);
  const [, failed] = /number of failed transactions: (\d+)/.exec(stdout) ?? [];
  const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? [];
  if (failed !== '0' || !rate) throw new Error(`pgbench reported failed transactions or no rate:\n${stdout}`);
  return Number(rate);
};
