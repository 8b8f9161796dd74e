import { setTimeout as pause } from 'node:timers/promises';
import { customer, type ImportState } from '@ayna/contracts/customer';
import type { RetryingCaller } from '../retrying-caller.ts';
import type { TestProduct } from '../test-product.ts';

const IMPORT_TIMEOUT_MS = 300_000;
const POLL_MS = 40;

const requireAnswer = <T>(answer: T | null): T => {
  if (answer === null) throw new Error('importFile: a call was refused');
  return answer;
};

export type ReceptionSession = { readonly salonCode: string; readonly call: RetryingCaller };

const toSeconds = (ms: number): number => Number((ms / 1000).toFixed(1));

type ImportOptions = {
  /** Called with each polled state; may kill the host. */
  readonly onState?: (state: ImportState) => Promise<void>;
};

/** Imports a file as the browser does, from upload to report. The time is that of a person who waits. */
export const importFile = async (
  { salonCode, call }: ReceptionSession,
  file: Blob,
  { onState }: ImportOptions = {},
) => {
  const began = performance.now();
  const query = { salonCode, fileName: 'liste.xlsx' };
  const { code, options } = requireAnswer(await call(customer.routes.startImport, { query, file }));
  const readAt = performance.now();
  const preview = requireAnswer(
    await call(customer.routes.previewImport, { params: { code }, body: options }),
  );
  const previewedAt = performance.now();
  requireAnswer(await call(customer.routes.runImport, { params: { code }, body: options }));
  const steps = new Set<number>();
  for (;;) {
    const { latest } = requireAnswer(await call(customer.routes.latestImport, { params: { salonCode } }));
    if (!latest) throw new Error('importFile: latestImport returned no import');
    steps.add(latest.seen);
    const took = performance.now() - began;
    if (latest.state === 'done' || took > IMPORT_TIMEOUT_MS)
      return {
        done: latest,
        preview,
        steps: steps.size,
        readSeconds: toSeconds(readAt - began),
        previewSeconds: toSeconds(previewedAt - readAt),
        seconds: toSeconds(took),
      };
    await onState?.(latest);
    await pause(POLL_MS);
  }
};

/** Counts the salon's cards, phones and notes, read from the tables. */
export const countCards = async ({ query }: TestProduct, salonCode: string) => {
  const [found] = await query<{ cards: number; phones: number; notes: number }>(
    `select count(*)::int as cards, count(distinct phone)::int as phones,
       (select count(*) from customer.notes where salon_code = $1)::int as notes
     from customer.cards where salon_code = $1 and gone_at is null`,
    [salonCode],
  );
  return found ?? { cards: -1, phones: -1, notes: -1 };
};
