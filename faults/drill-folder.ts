import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs a drill in a temporary folder and removes the folder afterwards. */
export const withDrillFolder = async <T>(work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-faults-'));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Prints a part of the result as soon as it is known. */
export const report = <T>(name: string, result: T): T => {
  console.log(JSON.stringify({ [name]: result }));
  return result;
};
