import { fileURLToPath } from 'node:url';
import { Refusal } from '@ayna/contracts/core/refusal';
import { openApart } from '@ayna/kernel/apart';
import type { Upload } from '@ayna/kernel/door/upload';
import { type Broken, isBroken } from './table/kind.ts';
import type { Table } from './table/tidy.ts';

/** What customer reaches outside the product: the process that reads the files of strangers. */
export type Outside = { readTable(upload: Upload): Promise<Table>; close(): void };

/** What is wrong that nobody foresaw is a broken file too: whoever sent it can do no more about it. */
const refusalOf = (why: string): Refusal =>
  new Refusal(isBroken(why) ? (why satisfies Broken) : 'broken-table');

export const openOutside = (): Outside => {
  const apart = openApart({
    script: fileURLToPath(new URL('./read-table.ts', import.meta.url)),
    atOnce: 2,
    longestLine: 30,
    timeMs: 25_000,
    // 20,000 rows of eight columns take some 250 MB beyond what Node reserves.
    memoryKb: 1_200_000,
    heapMb: 384,
  });
  return {
    async readTable({ path, folder }) {
      const done = await apart({ folder, args: [path] });
      if (!done) throw new Refusal('unavailable');
      if ('died' in done) throw new Refusal('broken-table');
      const read = JSON.parse(done.said) as Table | { readonly refused: string };
      if ('refused' in read) throw refusalOf(read.refused);
      return read;
    },
    close: () => undefined,
  };
};
