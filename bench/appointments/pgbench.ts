import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { postgresPrograms } from '../../tools/services/postgres.ts';
import type { House } from './house.ts';
import { CLIENTS } from './sizes.ts';

const run = promisify(execFile);

/** Transactions per second of one script on the bare engine: prepared, as its owner, without row security. */
export const bareRate = async (
  { databaseUrl, folder }: Pick<House, 'databaseUrl' | 'folder'>,
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
  const { stdout } = await run(join(postgresPrograms(), 'pgbench'), [...options, databaseUrl]);
  const [, failed] = /number of failed transactions: (\d+)/.exec(stdout) ?? [];
  const [, rate] = /tps = ([\d.]+)/.exec(stdout) ?? [];
  if (failed !== '0' || !rate) throw new Error(`the bare engine failed:\n${stdout}`);
  return Number(rate);
};
