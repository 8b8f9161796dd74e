import type { RefusedRow, RowRefusal } from '@ayna/contracts/core/customer-imports';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type FileRow = { readonly number: number; readonly cells: readonly string[] };

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

type NewRefusal = RefusedRow & { readonly ofWish: boolean };

export const insertRefusals = async (
  tx: SalonTx,
  code: string,
  refused: readonly NewRefusal[],
): Promise<void> => {
  if (refused.length === 0) return;
  await db(tx)
    .insertInto('customer.import_refusals')
    .values(
      refused.map(({ number, cells, name, phone, why, detail, cardCode, ofWish }) => ({
        salon_code: tx.salon,
        import_code: code,
        number,
        cells,
        name,
        phone,
        why,
        detail,
        card_code: cardCode,
        of_wish: ofWish,
      })),
    )
    .onConflict((on) =>
      on.columns(['salon_code', 'import_code', 'number']).doUpdateSet((said) => ({
        cells: said.ref('excluded.cells'),
        name: said.ref('excluded.name'),
        phone: said.ref('excluded.phone'),
        why: said.ref('excluded.why'),
        detail: said.ref('excluded.detail'),
        card_code: said.ref('excluded.card_code'),
        of_wish: said.ref('excluded.of_wish'),
      })),
    )
    .execute();
};

const refusalsOf = (tx: SalonTx, code: string) =>
  db(tx)
    .selectFrom('customer.import_refusals')
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', code);

const shown = ['number', 'cells', 'name', 'phone', 'why', 'detail', 'card_code as cardCode'] as const;

export const listRefusals = async (
  tx: SalonTx,
  code: string,
  { from, many }: { readonly from: number; readonly many: number },
): Promise<RefusedRow[]> => {
  const rows = await refusalsOf(tx, code).select(shown).orderBy('number').offset(from).limit(many).execute();
  return rows.map((row) => ({ ...row, why: row.why as RowRefusal }));
};

export const countRefusals = async (tx: SalonTx, code: string): Promise<number> => {
  const { many } = await refusalsOf(tx, code)
    .select(sql<number>`count(*)`.as('many'))
    .executeTakeFirstOrThrow();
  return many;
};

/** Whether it was among those that were not taken, and whether its card was. */
export const takeRefusal = async (tx: SalonTx, code: string, number: number) =>
  db(tx)
    .deleteFrom('customer.import_refusals')
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', code)
    .where('number', '=', number)
    .returning(['of_wish as ofWish', 'cells'])
    .executeTakeFirst();

type Wished = {
  readonly code: string;
  readonly number: number;
  readonly cells: readonly string[];
  readonly name: string;
  readonly phone: string;
};

export const insertWishes = async (tx: SalonTx, code: string, wishes: readonly Wished[]): Promise<void> => {
  if (wishes.length === 0) return;
  await db(tx)
    .insertInto('customer.import_wishes')
    .values(
      wishes.map((wish) => ({ salon_code: tx.salon, import_code: code, ...wish, cells: [...wish.cells] })),
    )
    .execute();
};

/** The wish that is answered by this, once: null when it was before, or is forgotten. */
export const answerWish = async (
  tx: SalonTx,
  importCode: string,
  wishCode: string,
  outcome: 'booked' | 'refused',
): Promise<Omit<Wished, 'code'> | null> => {
  const row = await db(tx)
    .updateTable('customer.import_wishes')
    .set({ outcome })
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', importCode)
    .where('code', '=', wishCode)
    .where('outcome', 'is', null)
    .returning(['number', 'cells', 'name', 'phone'])
    .executeTakeFirst();
  return row ?? null;
};

/** Wishes of a row that are asked for anew. */
export const dropWishes = async (tx: SalonTx, code: string, number: number): Promise<void> => {
  await db(tx)
    .deleteFrom('customer.import_wishes')
    .where('salon_code', '=', tx.salon)
    .where('import_code', '=', code)
    .where('number', '=', number)
    .where('outcome', '=', 'refused')
    .execute();
};
