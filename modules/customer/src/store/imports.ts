import type { ImportState } from '@ayna/contracts/core/customer-imports';
import type { AcrossTx, AnyTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

export type ImportRow = ImportState & {
  readonly pieces: number;
  readonly piecesDone: number;
  readonly by: { readonly code: string; readonly name: string };
};

const refusals = (ofWish: boolean) => sql<number>`(
  select count(*) from customer.import_refusals as refused
  where refused.salon_code = imports.salon_code and refused.import_code = imports.code and refused.of_wish = ${ofWish}
)`;

const wishes = (outcome: 'booked' | 'any') => sql<number>`(
  select count(*) from customer.import_wishes as wished
  where wished.salon_code = imports.salon_code and wished.import_code = imports.code
    ${outcome === 'any' ? sql`` : sql`and wished.outcome = ${outcome}`}
)`;

const selectImports = (tx: AnyTx) =>
  db(tx)
    .selectFrom('customer.imports as imports')
    .selectAll()
    .select([
      refusals(false).as('refused'),
      refusals(true).as('unbooked'),
      wishes('any').as('wished'),
      wishes('booked').as('booked'),
    ]);

type Selected = Awaited<ReturnType<ReturnType<typeof selectImports>['executeTakeFirstOrThrow']>>;

const rowOf = (row: Selected): ImportRow => ({
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
  return row ? rowOf(row) : null;
};

/** The same, and nobody else takes a piece of it until this transaction is over. */
export const lockImport = async (tx: SalonTx, code: string): Promise<ImportRow | null> => {
  const { rows } = await sql`
    select from customer.imports where salon_code = ${tx.salon} and code = ${code} for update
  `.execute(db(tx));
  return rows.length === 0 ? null : readImport(tx, code);
};

export const latestImport = async (tx: SalonTx): Promise<ImportRow | null> => {
  const row = await selectImports(tx)
    .where('salon_code', '=', tx.salon)
    // One that runs before all others; codes are in the order of time.
    .orderBy(sql`state = 'running' desc, code desc`)
    .limit(1)
    .executeTakeFirst();
  return row ? rowOf(row) : null;
};

type New = Pick<ImportState, 'code' | 'fileName' | 'sheet' | 'headers' | 'samples' | 'options' | 'rows'> & {
  readonly pieces: readonly (readonly unknown[])[];
  readonly by: string;
  readonly now: number;
};

export const insertImport = async (tx: SalonTx, made: New): Promise<void> => {
  await db(tx)
    .insertInto('customer.imports')
    .values({
      salon_code: tx.salon,
      code: made.code,
      state: 'mapping',
      file_name: made.fileName,
      sheet: made.sheet,
      headers: made.headers,
      samples: made.samples,
      options: JSON.stringify(made.options),
      rows: made.rows,
      pieces: made.pieces.length,
      by_code: made.by,
      created_at: new Date(made.now),
    })
    .execute();
  for (const [number, rows] of made.pieces.entries())
    await db(tx)
      .insertInto('customer.import_pieces')
      .values({ salon_code: tx.salon, import_code: made.code, number, rows: JSON.stringify(rows) })
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

/** Writes an import that this transaction has locked. */
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

/** Whether another file of the salon is being taken just now. */
export const isOneRunning = async (tx: SalonTx): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('customer.imports')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteImport = async (tx: SalonTx, code: string): Promise<void> => {
  await db(tx)
    .deleteFrom('customer.imports')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};

/** Files that nobody has begun to take, at once: a salon has one on its desk. */
export const deleteUnbegun = async (tx: SalonTx): Promise<void> => {
  await db(tx)
    .deleteFrom('customer.imports')
    .where('salon_code', '=', tx.salon)
    .where('state', '=', 'mapping')
    .execute();
};

/** What people sent is kept no longer than it is needed; how many were forgotten. */
export const forgetOld = async (tx: AcrossTx, before: number): Promise<number> => {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('customer.imports')
    .where('state', '!=', 'running')
    .where('created_at', '<', new Date(before))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
