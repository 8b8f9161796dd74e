import { toPictureUrl } from '@ayna/contracts/core/pictures';
import type { Album, Photo } from '@ayna/contracts/file';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Purpose = 'content' | 'announcement';

export type PhotoRow = {
  code: string;
  purpose: Purpose;
  album: Album;
  caption: string;
  cover: boolean;
  width: number;
  height: number;
  version: number;
  created_at: Date;
};

export const columns = [
  'code',
  'purpose',
  'album',
  'caption',
  'cover',
  'width',
  'height',
  'version',
  'created_at',
] as const;

type SelectedPhoto = Omit<PhotoRow, 'purpose' | 'album'> & { purpose: string; album: string | null };

/** Only photos of the salon's page have an album, and nothing reads the album of other pictures. */
export const toPhotoRow = (row: SelectedPhoto): PhotoRow => ({
  ...row,
  purpose: row.purpose as Purpose,
  album: row.album as Album,
});

export const toPhoto = ({ code, album, caption, cover, width, height, created_at }: PhotoRow): Photo => ({
  code,
  imageUrl: toPictureUrl(code, 'medium'),
  width,
  height,
  album,
  caption,
  cover,
  createdAt: created_at.toISOString(),
});

const selectPagePhotos = (tx: SalonTx) =>
  db(tx)
    .selectFrom('file.photos')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('purpose', '=', 'content')
    .where('gone_at', 'is', null);

export const listPhotos = async (tx: SalonTx): Promise<Photo[]> => {
  const rows = await selectPagePhotos(tx).orderBy('place').orderBy('code').execute();
  return rows.map((row) => toPhoto(toPhotoRow(row)));
};

/** Locks the page's photos until the transaction ends, so that changes of order and cover run one by one. */
export const lockPhotos = async (tx: SalonTx): Promise<PhotoRow[]> => {
  await selectPagePhotos(tx).orderBy('code').forUpdate().execute();
  const rows = await selectPagePhotos(tx).orderBy('place').orderBy('code').execute();
  return rows.map(toPhotoRow);
};

type NewPhoto = {
  code: string;
  purpose: Purpose;
  album: Album | null;
  width: number;
  height: number;
  quotaKey: string;
  now: number;
};

/** Inserts the photo after all others. */
export const insertPhoto = async (tx: SalonTx, photo: NewPhoto): Promise<PhotoRow> => {
  const { quotaKey, now, ...rest } = photo;
  const row = await db(tx)
    .insertInto('file.photos')
    .values({
      ...rest,
      salon_code: tx.salon,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from file.photos where salon_code = ${tx.salon})`,
      quota_key: quotaKey,
      created_at: new Date(now),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toPhotoRow(row);
};

type PhotoChange = { album?: Album | undefined; caption?: string | undefined; cover?: boolean | undefined };

export const updatePhoto = async (tx: SalonTx, code: string, change: PhotoChange): Promise<PhotoRow> => {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  const row = await db(tx)
    .updateTable('file.photos')
    .set({ ...Object.fromEntries(fields), version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('gone_at', 'is', null)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toPhotoRow(row);
};

/** Returns the photos that moved. */
export const savePhotoOrder = async (tx: SalonTx, codes: readonly string[]): Promise<PhotoRow[]> => {
  const { rows } = await sql<SelectedPhoto>`
    update file.photos photo set place = wanted.place, version = photo.version + 1
    from unnest(${codes}::uuid[]) with ordinality as wanted (code, place)
    where photo.salon_code = ${tx.salon} and photo.code = wanted.code and photo.place <> wanted.place
    returning ${sql.join(columns.map((column) => sql.ref(`photo.${column}`)))}`.execute(db(tx));
  return rows.map(toPhotoRow);
};
