import type { Ban } from '@ayna/contracts/salon';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

const columns = [
  'code',
  'user_code as userCode',
  'phone',
  'name',
  'reason',
  'until',
  'created_at as createdAt',
] as const;

type BanRow = Omit<Ban, 'createdAt'> & { createdAt: Date };

const toBan = ({ createdAt, ...row }: BanRow): Ban => ({ ...row, createdAt: createdAt.toISOString() });

type NewBan = Omit<Ban, 'createdAt'> & { readonly createdBy: string; readonly now: number };

export const insertBan = async (tx: SalonTx, ban: NewBan): Promise<Ban> => {
  const { code, userCode, phone, name, reason, until, createdBy, now } = ban;
  const row = await db(tx)
    .insertInto('salon.bans')
    .values({
      salon_code: tx.salon,
      code,
      user_code: userCode,
      phone,
      name,
      reason,
      until,
      created_at: new Date(now),
      created_by: createdBy,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toBan(row);
};

/** Returns the payload of `user.banned`, or null if the salon has no such ban or it is lifted already. */
export const markBanLifted = async (tx: SalonTx, code: string) => {
  const row = await db(tx)
    .updateTable('salon.bans')
    .set({ gone: true, version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .where('gone', '=', false)
    .returning(['code', 'version', 'gone', 'user_code as userCode', 'phone', 'until'])
    .executeTakeFirst();
  return row ?? null;
};

export const banExists = async (tx: SalonTx, code: string): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('salon.bans')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
};

/** Bans that were not lifted, newest first; with `userCode` only those of that account. */
export const listBans = async (tx: SalonTx, userCode?: string): Promise<Ban[]> => {
  const query = db(tx)
    .selectFrom('salon.bans')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('gone', '=', false)
    .orderBy('code', 'desc');
  const rows = await (userCode === undefined ? query : query.where('user_code', '=', userCode)).execute();
  return rows.map(toBan);
};

type BannablePerson = { readonly code: string; readonly phone: string };

/** Bans of a person in a salon, by account or by phone, each with the salon's time zone. */
export const listBansAgainst = (
  tx: AcrossTx,
  salonCode: string,
  { code, phone }: BannablePerson,
): Promise<{ until: string | null; zone: string }[]> =>
  db(tx)
    .selectFrom('salon.bans as b')
    .innerJoin('salon.salons as s', 's.salon_code', 'b.salon_code')
    .select(['b.until', 's.zone'])
    .where('b.salon_code', '=', salonCode)
    .where('b.gone', '=', false)
    .where((where) => where.or([where('b.user_code', '=', code), where('b.phone', '=', phone)]))
    .execute();

type PageRequest = { readonly after?: string | undefined; readonly limit: number };

/** Bans of all salons in key order. Includes lifted ones, so that an old event can't restore one in a copy. */
export const listBanStates = async (tx: AcrossTx, { after, limit }: PageRequest) => {
  let query = db(tx)
    .selectFrom('salon.bans')
    .select(['salon_code', 'code', 'version', 'gone', 'user_code as userCode', 'phone', 'until'])
    .orderBy('salon_code')
    .orderBy('code')
    .limit(limit);
  if (after) {
    const [salon, code] = after.split('/');
    query = query.where(sql<boolean>`(salon_code, code) > (${salon}::uuid, ${code}::uuid)`);
  }
  const rows = await query.execute();
  return rows.map(({ salon_code, ...state }) => ({ salonCode: salon_code, state }));
};
