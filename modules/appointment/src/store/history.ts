import type { CancelReason, HistoryEntry } from '@ayna/contracts/appointment';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx, Write } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { insertRows } from './rows.ts';
import { db } from './tables.ts';

export type NewEntry = {
  readonly appointmentCode: string;
  readonly at: number;
  readonly by: { readonly code: string; readonly name: string } | null;
  readonly what: HistoryEntry['what'];
  readonly from: string | null;
  readonly to: string | null;
  /** Why it was canceled, and the desk's own words about it. */
  readonly reason?: CancelReason;
  readonly remark?: string;
};

export const addHistory = (tx: SalonTx, entries: readonly NewEntry[]): Write[] => {
  // The history is read in the order of its codes, and codes made within a millisecond are not in order by themselves.
  const codes = entries.map(() => newCode()).toSorted();
  return insertRows(
    tx,
    'history',
    entries.map(({ appointmentCode, at, by, what, from, to, reason, remark }, index) => ({
      appointment_code: appointmentCode,
      code: codes[index],
      at: instantOf(at),
      by_code: by?.code ?? null,
      by_name: by?.name ?? null,
      what,
      before: from,
      after: to,
      reason: reason ?? null,
      remark: remark || null,
    })),
  );
};

export type Entry = {
  readonly at: number;
  readonly byCode: string | null;
  readonly byName: string | null;
  readonly what: HistoryEntry['what'];
  readonly before: string | null;
  readonly after: string | null;
  readonly reason: CancelReason | null;
  readonly remark: string | null;
};

/** Oldest first. */
export const readHistory = async (tx: SalonTx, appointmentCode: string): Promise<Entry[]> => {
  const rows = await db(tx)
    .selectFrom('appointment.history')
    .select(['at', 'by_code', 'by_name', 'what', 'before', 'after', 'reason', 'remark'])
    .where('salon_code', '=', tx.salon)
    .where('appointment_code', '=', appointmentCode)
    .orderBy('code')
    .execute();
  return rows.map(({ at, by_code, by_name, what, reason, ...rest }) => ({
    ...rest,
    at: at.getTime(),
    byCode: by_code,
    byName: by_name,
    what: what as HistoryEntry['what'],
    reason: reason as CancelReason | null,
  }));
};
