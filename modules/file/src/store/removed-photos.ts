import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { columns, type PhotoRow, toPhotoRow } from './photos.ts';
import { db } from './tables.ts';

/** Null if there is no such photo. `quotaKey` is the key under which its quota was spent. */
export const markRemoved = async (
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
  return { row: toPhotoRow(row), quotaKey: before.quota_key };
};

/** Whether the photo is removed but not swept yet. */
export const isRestorable = async (tx: SalonTx, code: string): Promise<boolean> => {
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

/** Restores the photo, but not as cover if there is another cover by now. Null if it is restored or swept already. */
export const unmarkRemoved = async (
  tx: SalonTx,
  code: string,
  quotaKey: string,
): Promise<PhotoRow | null> => {
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
  return row ? toPhotoRow(row) : null;
};

type SweptPhoto = { salonCode: string; code: string };

/** Marks photos removed before this time as swept. Also returns those marked earlier whose deletion failed. */
export const markSwept = async (tx: AcrossTx, before: number): Promise<SweptPhoto[]> => {
  const { rows } = await sql<SweptPhoto>`
    update file.photos set swept = true where (salon_code, code) in (
      select salon_code, code from file.photos where gone_at < ${new Date(before)} order by gone_at limit 500
    ) and gone_at < ${new Date(before)}
    returning salon_code as "salonCode", code`.execute(db(tx));
  return rows;
};

export const deleteSweptPhoto = async (tx: AcrossTx, { salonCode, code }: SweptPhoto): Promise<void> => {
  await db(tx)
    .deleteFrom('file.photos')
    .where('salon_code', '=', salonCode)
    .where('code', '=', code)
    .where('swept', '=', true)
    .execute();
};
