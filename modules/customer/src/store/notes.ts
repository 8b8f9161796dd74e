import type { CardNote } from '@ayna/contracts/customer';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

type NewNote = {
  readonly card: string;
  readonly code: string;
  readonly text: string;
  readonly by: { readonly code: string; readonly name: string };
  readonly at: number;
};

export const insertNote = async (tx: SalonTx, { card, code, text, by, at }: NewNote): Promise<CardNote> => {
  await db(tx)
    .insertInto('customer.notes')
    .values({
      salon_code: tx.salon,
      card_code: card,
      code,
      text,
      by_code: by.code,
      by_name: by.name,
      at: new Date(at),
    })
    .execute();
  return { code, text, by: by.name, at: new Date(at).toISOString() };
};

/** Newest first. */
export const readNotes = async (tx: SalonTx, card: string): Promise<CardNote[]> => {
  const rows = await db(tx)
    .selectFrom('customer.notes')
    .select(['code', 'text', 'by_name', 'at'])
    .where('salon_code', '=', tx.salon)
    .where('card_code', '=', card)
    .where('gone_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('code', 'desc')
    .execute();
  return rows.map(({ code, text, by_name: by, at }) => ({ code, text, by, at: at.toISOString() }));
};

/** Returns whether the note exists. A removed note keeps its time of removal. */
export const markNoteRemoved = async (
  tx: SalonTx,
  card: string,
  code: string,
  now: number,
): Promise<boolean> => {
  const { numUpdatedRows } = await db(tx)
    .updateTable('customer.notes')
    .set((column) => ({ gone_at: column.fn.coalesce('gone_at', column.val(new Date(now))) }))
    .where('salon_code', '=', tx.salon)
    .where('card_code', '=', card)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};

/** Returns whether the note exists. */
export const markNoteRestored = async (tx: SalonTx, card: string, code: string): Promise<boolean> => {
  const { numUpdatedRows } = await db(tx)
    .updateTable('customer.notes')
    .set({ gone_at: null })
    .where('salon_code', '=', tx.salon)
    .where('card_code', '=', card)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
