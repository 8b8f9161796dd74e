import type { ImportState } from '@ayna/contracts/core/customer-import-routes';
import type { AcrossTx, AnyTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

export type ImportRow = ImportState & {
  readonly pieces: number;
  readonly piecesDone: number;
  readonly by: { readonly code: string; readonly name: string };
};

const countRefusalsOf = (ofAppointment: boolean) => sql<number>`(
  select count(*) from customer.import_refusals as refusal
  where refusal.salon_code = imports.salon_code and refusal.import_code = imports.code and refusal.of_wish = ${ofAppointment}
)`;

const countRequests = (outcome: 'booked' | 'any') => sql<number>`(
  select count(*) from customer.import_wishes as request
  where request.salon_code = imports.salon_code and request.import_code = imports.code
    ${outcome === 'any' ? sql`` : sql`and request.outcome = ${outcome}`}
)`;

const selectImports = (tx: AnyTx) =>
  db(tx)
    .selectFrom('customer.imports as imports')
    .selectAll()
    .select([
      countRefusalsOf(false).as('refused'),
      countRefusalsOf(true).as('unbooked'),
      countRequests('any').as('wished'),
      countRequests('booked').as('booked'),
    ]);

type SelectedImport = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>;

const toImportRow = (row: SelectedImport): ImportRow => ({
  code: row.code,
  state: row.state as ImportState['state'],
  fileName: row.file_name,
  sheet: row.sheet,
  headers: row.headers,
  samples: row.samples,
  options: row.options as ImportState['options'],
  rows: row.rows,
  seen: row.seen,
  made: row.made,
  merged: row.merged,
  refused: row.refused,
  wished: row.wished,
  booked: row.booked,
  unbooked: row.unbooked,
  startedAt: row.started_at?.toISOString() ?? null,
  pieces: row.pieces,
  piecesDone: row.pieces_done,
  by: { code: row.by_code, name: row.by_name },
});

export const readImport = async (tx: SalonTx, code: string): Promise<ImportRow | null> => {
  const row = await selectImports(tx)
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ? toImportRow(row) : null;
};

/** Reads an import and locks it, so that no other transaction processes a piece of it meanwhile. */
export const lockImport = async (tx: SalonTx, code: string): Promise<ImportRow | null> => {
  const { rows } = await sql`
    select from customer.imports where salon_code = ${tx.salon} and code = ${code} for update
  `.execute(db(tx));
  return rows.length === 0 ? null : readImport(tx, code);
};

export const readLatestImport = async (tx: SalonTx): Promise<ImportRow | null> => {
  const row = await selectImports(tx)
    .where('salon_code', '=', tx.salon)
    // A running import comes first. Codes sort by time.
    .orderBy(sql`state = 'running' desc, code desc`)
    .limit(1)
    .executeTakeFirst();
  return row ? toImportRow(row) : null;
};

type NewImport = Pick<
  ImportState,
  'code' | 'fileName' | 'sheet' | 'headers' | 'samples' | 'options' | 'rows'
> & {
  readonly pieces: readonly (readonly unknown[])[];
  readonly by: string;
  readonly now: number;
};

export const insertImport = async (tx: SalonTx, added: NewImport): Promise<void> => {
  await db(tx)
    .insertInto('customer.imports')
    .values({
      salon_code: tx.salon,
      code: added.code,
      state: 'mapping',
      file_name: added.fileName,
      sheet: added.sheet,
      headers: added.headers,
      samples: added.samples,
      options: JSON.stringify(added.options),
      rows: added.rows,
      pieces: added.pieces.length,
      by_code: added.by,
      created_at: new Date(added.now),
    })
    .execute();
  for (const [number, rows] of added.pieces.entries())
    await db(tx)
      .insertInto('customer.import_pieces')
      .values({ salon_code: tx.salon, import_code: added.code, number, rows: JSON.stringify(rows) })
      .execute();
};

type Change = {
  readonly state?: ImportState['state'];
  readonly options?: ImportState['options'];
  readonly byName?: string;
  readonly startedAt?: number;
  readonly piecesDone?: number;
  readonly seen?: number;
  readonly made?: number;
  readonly merged?: number;
};

/** Changes an import that this transaction has locked. */
export const saveImport = async (tx: SalonTx, code: string, change: Change): Promise<void> => {
  const { state, options, byName, startedAt, piecesDone, seen, made, merged } = change;
  await db(tx)
    .updateTable('customer.imports')
    .set({
      ...(state && { state }),
      ...(options && { options: JSON.stringify(options) }),
      ...(byName !== undefined && { by_name: byName }),
      ...(startedAt !== undefined && { started_at: new Date(startedAt) }),
      ...(piecesDone !== undefined && { pieces_done: piecesDone }),
      ...(seen !== undefined && { seen }),
      ...(made !== undefined && { made }),
      ...(merged !== undefined && { merged }),
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};

export const hasRunningImport = async (tx: SalonTx): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('customer.imports')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteImportRow = async (tx: SalonTx, code: string): Promise<void> => {
  await db(tx)
    .deleteFrom('customer.imports')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};

/** Deletes uploaded files whose import was not started: a salon has one at a time. */
export const deleteUnstartedImports = async (tx: SalonTx): Promise<void> => {
  await db(tx)
    .deleteFrom('customer.imports')
    .where('salon_code', '=', tx.salon)
    .where('state', '=', 'mapping')
    .execute();
};

/** Returns how many imports it deleted. */
export const deleteImportsBefore = async (tx: AcrossTx, before: number): Promise<number> => {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('customer.imports')
    .where('state', '!=', 'running')
    .where('created_at', '<', new Date(before))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
