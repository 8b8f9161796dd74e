import { fileURLToPath } from 'node:url';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Upload } from '@ayna/kernel/http/upload';
import { spawnSandboxed } from '@ayna/kernel/sandboxed-process';
import { isTableRefusal, type TableRefusal } from './table/file-kind.ts';
import type { Table } from './table/normalize-table.ts';

/** The sandboxed process that reads uploaded tables (decision 021). */
export type Providers = { readTable(owner: string, upload: Upload): Promise<Table>; close(): void };

/** An unexpected error is a broken file too: its sender can do nothing else about it. */
const toRefusal = (why: string): Refusal =>
  new Refusal(isTableRefusal(why) ? (why satisfies TableRefusal) : 'broken-table');

export const openProviders = (): Providers => {
  const runReader = spawnSandboxed({
    script: fileURLToPath(new URL('./read-table.ts', import.meta.url)),
    concurrency: 2,
    maxWaiting: 10,
    maxWaitingEach: 2,
    // Longer than for a picture: an honest list has up to 20,000 rows.
    cpuSeconds: 15,
    timeMs: 30_000,
    // 20,000 rows of eight columns take some 250 MB beyond what Node reserves.
    memoryKb: 1_200_000,
    heapMb: 384,
  });
  return {
    async readTable(owner, { path, folder }) {
      const result = await runReader({ owner, folder, args: [path] });
      if (!result) throw new Refusal('unavailable');
      if ('died' in result) throw new Refusal('broken-table');
      const answer = JSON.parse(result.output) as Table | { readonly refused: string };
      if ('refused' in answer) throw toRefusal(answer.refused);
      return answer;
    },
    close: () => undefined,
  };
};
