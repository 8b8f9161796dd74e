import type { Announcement } from '@ayna/contracts/content';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Form = Omit<Announcement, 'code' | 'createdAt'>;

const columns = [
  'code',
  'title',
  'text',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'image_url as imageUrl',
  'created_at',
] as const;

const announcementOf = ({
  created_at,
  ...row
}: Omit<Announcement, 'createdAt'> & { created_at: Date }): Announcement => ({
  ...row,
  createdAt: created_at.toISOString(),
});

const rowOf = ({ title, text, startsOn, endsOn, imageUrl }: Form) => ({
  title,
  text,
  starts_on: startsOn,
  ends_on: endsOn,
  image_url: imageUrl,
});

/** Newest first. */
export const listAnnouncements = async (tx: SalonTx): Promise<Announcement[]> => {
  const rows = await db(tx)
    .selectFrom('content.announcements')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  return rows.map(announcementOf);
};

export const insertAnnouncement = async (tx: SalonTx, code: string, form: Form): Promise<Announcement> => {
  const row = await db(tx)
    .insertInto('content.announcements')
    .values({ salon_code: tx.salon, code, ...rowOf(form) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return announcementOf(row);
};

/** Null when there is none (any more). */
export const updateAnnouncement = async (
  tx: SalonTx,
  code: string,
  form: Form,
): Promise<Announcement | null> => {
  const row = await db(tx)
    .updateTable('content.announcements')
    .set(rowOf(form))
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('gone_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
  return row ? announcementOf(row) : null;
};

/** Takes one down or brings it back, however often; null when there never was one. */
export const setGone = async (tx: SalonTx, code: string, gone: boolean): Promise<Announcement | null> => {
  const row = await db(tx)
    .updateTable('content.announcements')
    .set({ gone_at: gone ? sql<Date>`coalesce(gone_at, now())` : null })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .returning(columns)
    .executeTakeFirst();
  return row ? announcementOf(row) : null;
};
