import { setTimeout as pause } from 'node:timers/promises';
import { customer, type ImportState } from '@ayna/contracts/customer';
import type { Line } from '../copies/line.ts';
import type { Scene } from '../scene.ts';

const PATIENCE_MS = 300_000;
const LOOK_MS = 40;

const sure = <T>(answer: T | null): T => {
  if (answer === null) throw new Error('a call of the import was refused');
  return answer;
};

export type Desk = { readonly salonCode: string; readonly line: Line };

const seconds = (ms: number): number => Number((ms / 1000).toFixed(1));

type How = {
  /** Called with each new state; may kill the host meanwhile. */
  readonly onState?: (state: ImportState) => Promise<void>;
};

/** A file from the choice to the report, as the browser does it; the time is that of a person who waits. */
export const takeFile = async ({ salonCode, line }: Desk, file: Blob, { onState }: How = {}) => {
  const began = performance.now();
  const query = { salonCode, fileName: 'liste.xlsx' };
  const { code, options } = sure(await line(customer.routes.startImport, { query, file }));
  const read = performance.now();
  const preview = sure(await line(customer.routes.previewImport, { params: { code }, body: options }));
  const previewed = performance.now();
  sure(await line(customer.routes.runImport, { params: { code }, body: options }));
  const steps = new Set<number>();
  for (;;) {
    const { latest } = sure(await line(customer.routes.latestImport, { params: { salonCode } }));
    if (!latest) throw new Error('the import is gone');
    steps.add(latest.seen);
    const took = performance.now() - began;
    if (latest.state === 'done' || took > PATIENCE_MS)
      return {
        done: latest,
        preview,
        steps: steps.size,
        readSeconds: seconds(read - began),
        previewSeconds: seconds(previewed - read),
        seconds: seconds(took),
      };
    await onState?.(latest);
    await pause(LOOK_MS);
  }
};

/** What lies in the salon, asked of the tables themselves. */
export const cardsIn = async ({ rows }: Scene, salonCode: string) => {
  const [found] = await rows<{ cards: number; phones: number; notes: number }>(
    `select count(*)::int as cards, count(distinct phone)::int as phones,
       (select count(*) from customer.notes where salon_code = $1)::int as notes
     from customer.cards where salon_code = $1 and gone_at is null`,
    [salonCode],
  );
  return found ?? { cards: -1, phones: -1, notes: -1 };
};
