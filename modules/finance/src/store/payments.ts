import type { Payment, PaymentKind } from '@ayna/contracts/finance';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

const deleteLines = async (tx: SalonTx, code: string): Promise<void> => {
  await db(tx)
    .deleteFrom('finance.payments')
    .where('salon_code', '=', tx.salon)
    .where('transaction_code', '=', code)
    .execute();
};

/** Replaces the lines of a paid transaction. Without lines it counts as cash. */
export const saveLines = async (
  tx: SalonTx,
  { id, paidDate }: { readonly id: string; readonly paidDate: string | null },
  lines: readonly Payment[],
): Promise<void> => {
  await deleteLines(tx, id);
  if (lines.length === 0 || paidDate === null) return;
  const rows = lines.map(({ kind, amount }, index) => ({
    salon_code: tx.salon,
    transaction_code: id,
    line: index + 1,
    kind,
    amount: String(amount),
    paid_on: paidDate,
  }));
  await db(tx).insertInto('finance.payments').values(rows).execute();
};

type PaidRecord = { readonly id: string; readonly paidDate: string | null; readonly amount: number };

/** All of a paid transaction was paid in one way. */
export const savePaidBy = (tx: SalonTx, paid: PaidRecord, kind: PaymentKind): Promise<void> =>
  saveLines(tx, paid, paid.amount > 0 ? [{ kind, amount: paid.amount }] : []);

/** The lines of these transactions, by their codes. */
export const readLines = async (
  tx: SalonTx,
  codes: readonly string[],
): Promise<ReadonlyMap<string, readonly Payment[]>> => {
  if (codes.length === 0) return new Map();
  const rows = await db(tx)
    .selectFrom('finance.payments')
    .select(['transaction_code', 'kind', 'amount'])
    .where('salon_code', '=', tx.salon)
    .where('transaction_code', 'in', codes)
    .orderBy('transaction_code')
    .orderBy('line')
    .execute();
  const lines = Map.groupBy(rows, ({ transaction_code: code }) => code);
  return new Map(
    [...lines].map(([code, own]) => [
      code,
      own.map(({ kind, amount }) => ({ kind: kind as Payment['kind'], amount: Number(amount) })),
    ]),
  );
};

/** A transaction that was paid on another day: so were its lines. */
export const moveLines = async (tx: SalonTx, code: string, paidOn: string): Promise<void> => {
  await db(tx)
    .updateTable('finance.payments')
    .set({ paid_on: paidOn })
    .where('salon_code', '=', tx.salon)
    .where('transaction_code', '=', code)
    .execute();
};
