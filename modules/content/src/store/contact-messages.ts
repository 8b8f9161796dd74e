import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

const PER_PAGE = 10;

type NewMessage = {
  code: string;
  fullName: string;
  email: string;
  phone: string;
  subject: string | null;
  message: string;
};

export const insertMessage = async (tx: AcrossTx, { fullName, ...rest }: NewMessage): Promise<void> => {
  await db(tx)
    .insertInto('content.contact_messages')
    .values({ ...rest, full_name: fullName })
    .execute();
};

/** Reads a page of messages, newest first, with the total and unread counts. */
export const listMessages = async (tx: AcrossTx, page: number) => {
  const rows = await db(tx)
    .selectFrom('content.contact_messages')
    .select([
      'code',
      'full_name as fullName',
      'email',
      'phone',
      'subject',
      'message',
      'read_at',
      'created_at',
    ])
    .orderBy('code', 'desc')
    .offset(page * PER_PAGE)
    .limit(PER_PAGE)
    .execute();
  const { totalCount, unreadCount } = await db(tx)
    .selectFrom('content.contact_messages')
    .select([
      sql<number>`count(*)`.as('totalCount'),
      sql<number>`count(*) filter (where read_at is null)`.as('unreadCount'),
    ])
    .executeTakeFirstOrThrow();
  const items = rows.map(({ read_at, created_at, ...row }) => ({
    ...row,
    read: read_at !== null,
    createdAt: created_at.toISOString(),
  }));
  return { items, totalCount, unreadCount, pageCount: Math.ceil(totalCount / PER_PAGE) };
};

/** Marks a message as read, keeping the first time; false if there is no such message. */
export const setMessageRead = async (tx: AcrossTx, code: string): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('content.contact_messages')
    .set({ read_at: sql<Date>`coalesce(read_at, now())` })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

export const deleteMessagesBefore = async (tx: AcrossTx, before: number): Promise<number> => {
  const { numDeletedRows } = await db(tx)
    .deleteFrom('content.contact_messages')
    .where('created_at', '<', new Date(before))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};
