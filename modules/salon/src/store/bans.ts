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

type Read = Omit<Ban, 'createdAt'> & { createdAt: Date };

const banOf = ({ createdAt, ...row }: Read): Ban => ({ ...row, createdAt: createdAt.toISOString() });

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
  return banOf(row);
};

/** What is told of a ban that is lifted by this; null where there is none that holds. */
export const liftBan = async (tx: SalonTx, code: string) => {
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

export const hasBan = async (tx: SalonTx, code: string): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('salon.bans')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
};

/** Those that were not lifted, newest first; of everybody, or of one account. */
export const listBans = async (tx: SalonTx, userCode?: string): Promise<Ban[]> => {
  const all = db(tx)
    .selectFrom('salon.bans')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .where('gone', '=', false)
    .orderBy('code', 'desc');
  const rows = await (userCode === undefined ? all : all.where('user_code', '=', userCode)).execute();
  return rows.map(banOf);
};

type Somebody = { readonly code: string; readonly phone: string };

/** The bans of somebody in a salon, by account or by phone, with the zone of its calendar. */
export const bansAgainst = (
  tx: AcrossTx,
  salonCode: string,
  { code, phone }: Somebody,
): Promise<{ until: string | null; zone: string }[]> =>
  db(tx)
    .selectFrom('salon.bans as b')
    .innerJoin('salon.salons as s', 's.salon_code', 'b.salon_code')
    .select(['b.until', 's.zone'])
    .where('b.salon_code', '=', salonCode)
    .where('b.gone', '=', false)
    .where((where) => where.or([where('b.user_code', '=', code), where('b.phone', '=', phone)]))
    .execute();

type Page = { readonly after?: string | undefined; readonly limit: number };

/** Of all salons, in the order of their keys; lifted ones too, so that an old event can't bring one back. */
export const listBanStates = async (tx: AcrossTx, { after, limit }: Page) => {
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
