import type { AcrossTx } from '@ayna/kernel/db/tx';
import { escapeLike } from '@ayna/kernel/escape-like';
import { type SqlBool, sql } from 'kysely';
import { db } from './tables.ts';

const PER_PAGE = 10;

type NewMessage = {
  code: string;
  fullName: string;
  email: string;
  phone: string;
  subject: string | null;
  message: string;
  folded: string;
};

export const insertMessage = async (tx: AcrossTx, { fullName, ...rest }: NewMessage): Promise<void> => {
  await db(tx)
    .insertInto('content.contact_messages')
    .values({ ...rest, full_name: fullName })
    .execute();
};

export type MessageFilter = {
  readonly terms: readonly string[];
  readonly state?: 'unread' | 'unanswered' | 'answered' | undefined;
};

const states = {
  unread: sql<SqlBool>`read_at is null`,
  unanswered: sql<SqlBool>`answered_at is null`,
  answered: sql<SqlBool>`answered_at is not null`,
};

const matching = (tx: AcrossTx, { terms, state }: MessageFilter) => {
  const all = db(tx)
    .selectFrom('content.contact_messages')
    .where((where) => where.and(terms.map((term) => where('folded', 'like', `%${escapeLike(term)}%`))));
  return state ? all.where(states[state]) : all;
};

/** Reads a page of messages, newest first, with the count of those that match and of all unread ones. */
export const listMessages = async (tx: AcrossTx, page: number, filter: MessageFilter) => {
  const rows = await matching(tx, filter)
    .select([
      'code',
      'full_name as fullName',
      'email',
      'phone',
      'subject',
      'message',
      'read_at',
      'created_at',
      'answered_at',
      'answered_by as answeredBy',
    ])
    .orderBy('code', 'desc')
    .offset(page * PER_PAGE)
    .limit(PER_PAGE)
    .execute();
  const { totalCount } = await matching(tx, filter)
    .select(sql<number>`count(*)`.as('totalCount'))
    .executeTakeFirstOrThrow();
  const { unreadCount } = await matching(tx, { terms: [], state: 'unread' })
    .select(sql<number>`count(*)`.as('unreadCount'))
    .executeTakeFirstOrThrow();
  const items = rows.map(({ read_at, created_at, answered_at, ...row }) => ({
    ...row,
    read: read_at !== null,
    createdAt: created_at.toISOString(),
    answeredAt: answered_at?.toISOString() ?? null,
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

/** Marks a message as answered, keeping the first author and time; false if there is no such message. */
export const setAnswered = async (
  tx: AcrossTx,
  { code, by, at }: { readonly code: string; readonly by: string; readonly at: Date },
): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('content.contact_messages')
    .set({
      read_at: sql<Date>`coalesce(read_at, ${at})`,
      answered_at: sql<Date>`coalesce(answered_at, ${at})`,
      answered_by: sql<string>`coalesce(answered_by, ${by}::uuid)`,
    })
    .where('code', '=', code)
    .returning('code')
    .executeTakeFirst();
  return row !== undefined;
};

export const clearAnswered = async (tx: AcrossTx, code: string): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('content.contact_messages')
    .set({ answered_at: null, answered_by: null })
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
