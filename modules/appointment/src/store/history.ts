import type { HistoryEntry } from '@ayna/contracts/appointment';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { inserting } from './rows.ts';
import { db } from './tables.ts';

export type NewEntry = {
  readonly appointmentCode: string;
  readonly at: number;
  readonly by: { readonly code: string; readonly name: string } | null;
  readonly what: HistoryEntry['what'];
  readonly from: string | null;
  readonly to: string | null;
};

const insert = inserting<NewEntry & { readonly code: string }>('history', {
  appointment_code: (entry) => entry.appointmentCode,
  code: (entry) => entry.code,
  at: (entry) => instantOf(entry.at),
  by_code: (entry) => entry.by?.code ?? null,
  by_name: (entry) => entry.by?.name ?? null,
  what: (entry) => entry.what,
  before: (entry) => entry.from,
  after: (entry) => entry.to,
});

export const remember = (tx: SalonTx, entries: readonly NewEntry[]): Promise<void> => {
  // Read in the order of their codes, which those made within a millisecond do not have by themselves.
  const codes = entries.map(() => newCode()).toSorted();
  return insert(
    tx,
    entries.map((entry, index) => ({ ...entry, code: codes[index] ?? newCode() })),
  );
};

export type Entry = {
  readonly at: number;
  readonly byCode: string | null;
  readonly byName: string | null;
  readonly what: HistoryEntry['what'];
  readonly before: string | null;
  readonly after: string | null;
};

/** Oldest first. */
export const readHistory = async (tx: SalonTx, appointmentCode: string): Promise<Entry[]> => {
  const rows = await db(tx)
    .selectFrom('appointment.history')
    .select(['at', 'by_code', 'by_name', 'what', 'before', 'after'])
    .where('salon_code', '=', tx.salon)
    .where('appointment_code', '=', appointmentCode)
    .orderBy('code')
    .execute();
  return rows.map(({ at, by_code, by_name, what, before, after }) => ({
    at: at.getTime(),
    byCode: by_code,
    byName: by_name,
    what: what as HistoryEntry['what'],
    before,
    after,
  }));
};
