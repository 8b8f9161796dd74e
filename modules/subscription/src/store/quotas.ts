import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Kind = 'employees' | 'photos' | 'sms';
type Spending = { kind: Kind; period: string; amount: number; key: string; now: number };
type MoveRow = { amount: number; givenBack: number };

export const readMove = async (tx: SalonTx, kind: Kind, key: string): Promise<MoveRow | null> => {
  const row = await db(tx)
    .selectFrom('subscription.quota_moves')
    .select(['amount', 'given_back as givenBack'])
    .where('salon_code', '=', tx.salon)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
};

/** What is used and allowed after it was spent; or, if it was not, what the ledger had under its key. */
type Outcome =
  | { readonly spent: { limit: number; used: number } }
  | { readonly spent: null; readonly before: MoveRow | null };

type Row = { claimed: boolean; limit: number | null; used: number | null };

/**
 * One statement: the key is claimed, and the quota of a subscription that is not over is raised if that
 * stays within its limit. A call with the same key waits for the first; one with another key waits for
 * the row of the quota and then goes by what that holds. A quota that is full is seen without waiting.
 */
export const spend = async (tx: SalonTx, spending: Spending): Promise<Outcome> => {
  const { kind, period, amount, key, now } = spending;
  const { rows } = await sql<Row>`
    with held as (
      select held.salon_code, held.${sql.ref(kind)} as most, coalesce(usage.used, 0) as used
      from subscription.subscriptions held
      left join subscription.quota_usage usage
        on usage.salon_code = held.salon_code and usage.kind = ${kind} and usage.period = ${period}
      where held.salon_code = ${tx.salon} and held.ends_at > ${new Date(now)}
    ), claimed as (
      insert into subscription.quota_moves (salon_code, kind, key, period, amount, spent_at)
      select salon_code, ${kind}, ${key}, ${period}, ${amount}::int, ${new Date(now)}::timestamptz
      from held where used + ${amount}::int <= most
      on conflict do nothing
      returning salon_code, kind, period, amount
    ), spent as (
      insert into subscription.quota_usage as usage (salon_code, kind, period, used)
      select salon_code, kind, period, amount from claimed
      on conflict (salon_code, kind, period) do update set used = usage.used + excluded.used
      where usage.used + excluded.used <= (select most from held)
      returning used
    )
    select exists (select from claimed) as claimed,
      (select most from held) as limit, (select used from spent) as used
  `.execute(db(tx));
  const { claimed = false, limit = null, used = null } = rows[0] ?? {};
  if (limit !== null && used !== null) return { spent: { limit, used } };
  if (!claimed) return { spent: null, before: await readMove(tx, kind, key) };
  // Let go of, so that the same call may be made again when there is room.
  await db(tx)
    .deleteFrom('subscription.quota_moves')
    .where('salon_code', '=', tx.salon)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
  return { spent: null, before: null };
};

/**
 * One statement: what was spent with this key, up to this amount, goes back to the month it was taken
 * from, once. A key that was never spent is written down as used up.
 */
export const giveBack = async (tx: SalonTx, spending: Spending): Promise<void> => {
  const { kind, period, amount, key, now } = spending;
  await sql`
    with returned as (
      insert into subscription.quota_moves as move
        (salon_code, kind, key, period, amount, spent_at, given_back_at)
      values (${tx.salon}, ${kind}, ${key}, ${period}, 0, ${new Date(now)}, ${new Date(now)})
      on conflict (salon_code, kind, key) do update
      set given_back = least(move.amount, ${amount}), given_back_at = excluded.given_back_at
      where move.given_back_at is null
      returning move.salon_code, move.kind, move.period, move.given_back
    )
    insert into subscription.quota_usage as usage (salon_code, kind, period, used)
    select salon_code, kind, period, 0 from returned where given_back > 0
    on conflict (salon_code, kind, period) do update
    set used = usage.used - (select given_back from returned)
  `.execute(db(tx));
};

/** What is used of a quota and how much the subscription allows, which is nothing once it is over. */
export const readQuota = async (tx: SalonTx, { kind, period, now }: Omit<Spending, 'amount' | 'key'>) => {
  const row = await db(tx)
    .selectFrom('subscription.subscriptions as held')
    .leftJoin('subscription.quota_usage as usage', (join) =>
      join
        .onRef('usage.salon_code', '=', 'held.salon_code')
        .on('usage.kind', '=', kind)
        .on('usage.period', '=', period),
    )
    .select([`held.${kind} as limit`, 'usage.used'])
    .where('held.salon_code', '=', tx.salon)
    .where('held.ends_at', '>', new Date(now))
    .executeTakeFirst();
  return { limit: row?.limit ?? 0, used: row?.used ?? 0 };
};

/** What is used of every quota, of SMS in this month. */
export const readUsage = async (tx: SalonTx, month: string): Promise<Record<Kind, number>> => {
  const rows = await db(tx)
    .selectFrom('subscription.quota_usage')
    .select(['kind', 'used'])
    .where('salon_code', '=', tx.salon)
    .where('period', 'in', ['always', month])
    .execute();
  return { employees: 0, photos: 0, sms: 0, ...Object.fromEntries(rows.map((row) => [row.kind, row.used])) };
};

type Span = { from: string; until: string; after?: string | undefined; limit: number };

/** What was spent in this time and is still kept, a page at a time in the order of (salon, key). */
export const listKept = (tx: AcrossTx, kind: Kind, { from, until, after, limit }: Span) => {
  let query = db(tx)
    .selectFrom('subscription.quota_moves')
    .select(['salon_code as salonCode', 'key'])
    .where('kind', '=', kind)
    .where('spent_at', '>=', new Date(from))
    .where('spent_at', '<', new Date(until))
    .where(sql<boolean>`amount > given_back`)
    .orderBy('salon_code')
    .orderBy('key')
    .limit(limit);
  if (after) {
    const [salon, ...key] = after.split('/');
    query = query.where(sql<boolean>`(salon_code, key) > (${salon}::uuid, ${key.join('/')})`);
  }
  return query.execute();
};
