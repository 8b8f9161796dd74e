import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Called before the bytes are stored, so that no bytes exist without a row. */
export const insertReceipt = async (tx: SalonTx, code: string, now: number): Promise<void> => {
  await db(tx)
    .insertInto('file.receipts')
    .values({ salon_code: tx.salon, code, created_at: new Date(now) })
    .execute();
};

/** Also a detached one: for a day a person may attach it again. */
export const hasReceipt = async (tx: SalonTx, code: string): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('file.receipts')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
};

type Attachment = {
  readonly transactionCode: string;
  readonly version: number;
  readonly receiptCode: string | null;
  readonly at: Date;
};

/** Records which receipt a transaction has. A late or repeated event changes nothing newer. */
export const saveAttachment = async (
  tx: SalonTx,
  { transactionCode, version, receiptCode, at }: Attachment,
): Promise<void> => {
  const isNewer = sql<boolean>`coalesce(transaction_version < ${version}, true)`;
  if (receiptCode)
    await db(tx)
      .updateTable('file.receipts')
      .set({ transaction_code: transactionCode, transaction_version: version, gone_at: null })
      .where('salon_code', '=', tx.salon)
      .where('code', '=', receiptCode)
      .where(isNewer)
      .execute();
  await db(tx)
    .updateTable('file.receipts')
    .set({ transaction_version: version, gone_at: at })
    .where('salon_code', '=', tx.salon)
    .where('transaction_code', '=', transactionCode)
    .$if(receiptCode !== null, (query) => query.where('code', '<>', receiptCode as string))
    .where(isNewer)
    .execute();
};

type UnusedReceipt = { readonly salonCode: string; readonly code: string };

/** Receipts that no transaction has had for so long. */
export const listUnusedReceipts = async (tx: AcrossTx, before: number): Promise<UnusedReceipt[]> => {
  const at = new Date(before);
  return db(tx)
    .selectFrom('file.receipts')
    .select(['salon_code as salonCode', 'code'])
    .where(sql<boolean>`(gone_at < ${at} or (transaction_code is null and created_at < ${at}))`)
    .limit(500)
    .execute();
};

export const deleteReceipt = async (tx: AcrossTx, { salonCode, code }: UnusedReceipt): Promise<void> => {
  await db(tx)
    .deleteFrom('file.receipts')
    .where('salon_code', '=', salonCode)
    .where('code', '=', code)
    .execute();
};
