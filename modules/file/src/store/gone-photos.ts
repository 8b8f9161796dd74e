import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { columns, type PhotoRow, rowOf } from './photos.ts';
import { db } from './tables.ts';

/** Null when there is no such photo (any more). `quotaKey` is what its place was spent under. */
export const markGone = async (
  tx: SalonTx,
  code: string,
  now: number,
): Promise<{ row: PhotoRow; quotaKey: string | null } | null> => {
  const before = await db(tx)
    .selectFrom('file.photos')
    .select('quota_key')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('gone_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before) return null;
  const row = await db(tx)
    .updateTable('file.photos')
    .set({ gone_at: new Date(now), quota_key: null, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { row: rowOf(row), quotaKey: before.quota_key };
};

/** Whether it is one that can be brought back. */
export const isGone = async (tx: SalonTx, code: string): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('file.photos')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('gone_at', 'is not', null)
    .where('swept', '=', false)
    .executeTakeFirst();
  return row !== undefined;
};

/** As it was, but no cover if there is another by now. Null when somebody else brought it back, or it was swept. */
export const bringBack = async (tx: SalonTx, code: string, quotaKey: string): Promise<PhotoRow | null> => {
  const row = await db(tx)
    .updateTable('file.photos as photo')
    .set({
      gone_at: null,
      quota_key: quotaKey,
      version: sql<number>`version + 1`,
      cover: sql<boolean>`photo.cover and not exists (select from file.photos other
        where other.salon_code = ${tx.salon} and other.cover and other.gone_at is null)`,
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('gone_at', 'is not', null)
    .where('swept', '=', false)
    .returning(columns)
    .executeTakeFirst();
  return row ? rowOf(row) : null;
};

type Swept = { salonCode: string; code: string };

/** Marks what has been gone for long enough; what was marked before and is still there comes again. */
export const markSwept = async (tx: AcrossTx, before: number): Promise<Swept[]> => {
  const { rows } = await sql<Swept>`
    update file.photos set swept = true where (salon_code, code) in (
      select salon_code, code from file.photos where gone_at < ${new Date(before)} order by gone_at limit 500
    ) and gone_at < ${new Date(before)}
    returning salon_code as "salonCode", code`.execute(db(tx));
  return rows;
};

export const forgetSwept = async (tx: AcrossTx, { salonCode, code }: Swept): Promise<void> => {
  await db(tx)
    .deleteFrom('file.photos')
    .where('salon_code', '=', salonCode)
    .where('code', '=', code)
    .where('swept', '=', true)
    .execute();
};
