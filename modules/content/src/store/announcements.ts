import type { Announcement } from '@ayna/contracts/content';
import type { SalonReadTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type AnnouncementFields = Omit<Announcement, 'code' | 'createdAt'>;

const columns = [
  'code',
  'title',
  'text',
  'starts_on as startsOn',
  'ends_on as endsOn',
  'image_url as imageUrl',
  'created_at',
] as const;

const toAnnouncement = ({
  created_at,
  ...row
}: Omit<Announcement, 'createdAt'> & { created_at: Date }): Announcement => ({
  ...row,
  createdAt: created_at.toISOString(),
});

const toRow = ({ title, text, startsOn, endsOn, imageUrl }: AnnouncementFields) => ({
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
  return rows.map(toAnnouncement);
};

/** What one page shows; more would push everything else out of sight. */
const MAX_ON_PAGE = 20;

/** Those shown on this day of the salon's calendar, newest first. */
export const listAnnouncementsOn = (tx: SalonReadTx, date: string) =>
  db(tx)
    .selectFrom('content.announcements')
    .select(['code', 'title', 'text', 'image_url as imageUrl'])
    .where('salon_code', '=', tx.salon)
    .where('gone_at', 'is', null)
    .where('starts_on', '<=', date)
    .where((where) => where.or([where('ends_on', 'is', null), where('ends_on', '>=', date)]))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(MAX_ON_PAGE)
    .execute();

export const insertAnnouncement = async (
  tx: SalonTx,
  code: string,
  form: AnnouncementFields,
): Promise<Announcement> => {
  const row = await db(tx)
    .insertInto('content.announcements')
    .values({ salon_code: tx.salon, code, ...toRow(form) })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toAnnouncement(row);
};

/** Null if it does not exist or is removed. */
export const updateAnnouncement = async (
  tx: SalonTx,
  code: string,
  form: AnnouncementFields,
): Promise<Announcement | null> => {
  const row = await db(tx)
    .updateTable('content.announcements')
    .set(toRow(form))
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('gone_at', 'is', null)
    .returning(columns)
    .executeTakeFirst();
  return row ? toAnnouncement(row) : null;
};

/** Removes or restores an announcement, repeatably; null if it does not exist. */
export const setAnnouncementRemoved = async (
  tx: SalonTx,
  code: string,
  isRemoved: boolean,
): Promise<Announcement | null> => {
  const row = await db(tx)
    .updateTable('content.announcements')
    .set({ gone_at: isRemoved ? sql<Date>`coalesce(gone_at, now())` : null })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .returning(columns)
    .executeTakeFirst();
  return row ? toAnnouncement(row) : null;
};
