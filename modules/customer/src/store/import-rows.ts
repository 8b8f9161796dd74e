import type { RefusedRow, RowRefusal } from '@ayna/contracts/core/customer-import-routes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { FileRow } from '../rules/import-row.ts';
import { db } from './tables.ts';

export const readPiece = async (tx: SalonTx, code: string, number: number): Promise<FileRow[]> => {
  const row = await db(tx)
    .selectFrom('customer.import_pieces')
    .select('rows')
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', code)
    .where('number', '=', number)
    .executeTakeFirst();
  return (row?.rows as FileRow[] | undefined) ?? [];
};

export const deletePieces = async (tx: SalonTx, code: string): Promise<void> => {
  await db(tx)
    .deleteFrom('customer.import_pieces')
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', code)
    .execute();
};

/** `ofAppointment`: the cards of these rows were imported, only their appointments were refused. */
export const insertRefusals = async (
  tx: SalonTx,
  code: string,
  rows: readonly RefusedRow[],
  { ofAppointment }: { readonly ofAppointment: boolean },
): Promise<void> => {
  if (rows.length === 0) return;
  await db(tx)
    .insertInto('customer.import_refusals')
    .values(
      rows.map(({ number, cells, name, phone, why, detail, cardCode }) => ({
        salon_code: tx.salon,
        import_code: code,
        number,
        cells,
        name,
        phone,
        why,
        detail,
        card_code: cardCode,
        of_wish: ofAppointment,
      })),
    )
    .onConflict((on) =>
      on.columns(['salon_code', 'import_code', 'number']).doUpdateSet((row) => ({
        cells: row.ref('excluded.cells'),
        name: row.ref('excluded.name'),
        phone: row.ref('excluded.phone'),
        why: row.ref('excluded.why'),
        detail: row.ref('excluded.detail'),
        card_code: row.ref('excluded.card_code'),
        of_wish: row.ref('excluded.of_wish'),
      })),
    )
    .execute();
};

const selectRefusals = (tx: SalonTx, code: string) =>
  db(tx)
    .selectFrom('customer.import_refusals')
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', code);

const reportColumns = ['number', 'cells', 'name', 'phone', 'why', 'detail', 'card_code as cardCode'] as const;

export const listRefusals = async (
  tx: SalonTx,
  code: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<RefusedRow[]> => {
  const rows = await selectRefusals(tx, code)
    .select(reportColumns)
    .orderBy('number')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, why: row.why as RowRefusal }));
};

export const countRefusals = async (tx: SalonTx, code: string): Promise<number> => {
  const { count } = await selectRefusals(tx, code)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

/** Removes a row from the report. Undefined if the report does not have it. */
export const deleteRefusal = async (tx: SalonTx, code: string, number: number) =>
  db(tx)
    .deleteFrom('customer.import_refusals')
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', code)
    .where('number', '=', number)
    .returning('of_wish as ofAppointment')
    .executeTakeFirst();

type RequestRow = {
  readonly code: string;
  readonly number: number;
  readonly cells: readonly string[];
  readonly name: string;
  readonly phone: string;
};

export const insertRequests = async (
  tx: SalonTx,
  code: string,
  requests: readonly RequestRow[],
): Promise<void> => {
  if (requests.length === 0) return;
  await db(tx)
    .insertInto('customer.import_wishes')
    .values(
      requests.map((request) => ({
        salon_code: tx.salon,
        import_code: code,
        ...request,
        cells: [...request.cells],
      })),
    )
    .execute();
};

/** Stores the answer to a request and returns its row. Null if it was answered before or no longer exists. */
export const saveRequestOutcome = async (
  tx: SalonTx,
  importCode: string,
  requestCode: string,
  outcome: 'booked' | 'refused',
): Promise<Omit<RequestRow, 'code'> | null> => {
  const row = await db(tx)
    .updateTable('customer.import_wishes')
    .set({ outcome })
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', importCode)
    .where('code', '=', requestCode)
    .where('outcome', 'is', null)
    .returning(['number', 'cells', 'name', 'phone'])
    .executeTakeFirst();
  return row ?? null;
};

/** Deletes the refused requests of a row, before the row requests its appointment again. */
export const deleteRefusedRequests = async (tx: SalonTx, code: string, number: number): Promise<void> => {
  await db(tx)
    .deleteFrom('customer.import_wishes')
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', code)
    .where('number', '=', number)
    .where('outcome', '=', 'refused')
    .execute();
};
