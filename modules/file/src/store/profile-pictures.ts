import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** Called before the bytes are stored, so that no bytes exist without a row. */
export const insertProfilePicture = async (
  tx: AcrossTx,
  person: string,
  code: string,
  now: number,
): Promise<void> => {
  await db(tx)
    .insertInto('file.profile_pictures')
    .values({ person_code: person, code, created_at: new Date(now) })
    .execute();
};

type ShownPicture = { person: string; code: string | null; at: Date };

/** Records that the profile shows this picture, or none, since then. A late or repeated event changes nothing newer. */
export const markPictureShown = async (tx: AcrossTx, { person, code, at }: ShownPicture): Promise<void> => {
  if (code)
    await db(tx)
      .updateTable('file.profile_pictures')
      .set({ worn_at: at, gone_at: null })
      .where('person_code', '=', person)
      .where('code', '=', code)
      .where(sql<boolean>`coalesce(worn_at < ${at}, true)`)
      .where(sql<boolean>`coalesce(gone_at < ${at}, true)`)
      .execute();
  await db(tx)
    .updateTable('file.profile_pictures')
    .set({ gone_at: at })
    .where('person_code', '=', person)
    .$if(code !== null, (query) => query.where('code', '<>', code as string))
    .where('created_at', '<', at)
    .where('gone_at', 'is', null)
    .where(sql<boolean>`coalesce(worn_at < ${at}, true)`)
    .execute();
};

/** Pictures that a profile no longer shows, and pictures that no profile has shown. */
export const listUnusedProfilePictures = async (tx: AcrossTx, before: number): Promise<string[]> => {
  const at = new Date(before);
  const rows = await db(tx)
    .selectFrom('file.profile_pictures')
    .select('code')
    .where(sql<boolean>`(gone_at < ${at} or (worn_at is null and created_at < ${at}))`)
    .limit(500)
    .execute();
  return rows.map(({ code }) => code);
};

export const deleteProfilePicture = async (tx: AcrossTx, code: string): Promise<void> => {
  await db(tx).deleteFrom('file.profile_pictures').where('code', '=', code).execute();
};

/** All pictures that a person has uploaded, shown or not. */
export const listPicturesOf = (tx: AcrossTx, person: string) =>
  db(tx)
    .selectFrom('file.profile_pictures')
    .select([
      'code',
      sql<string>`to_char(created_at at time zone 'Europe/Istanbul', 'DD.MM.YYYY HH24:MI')`.as('at'),
    ])
    .where('person_code', '=', person)
    .orderBy('code')
    .execute();
