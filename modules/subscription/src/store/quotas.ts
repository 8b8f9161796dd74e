import type { QuotaKind } from '@ayna/contracts/subscription';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { QuotaMove } from '../rules/quota.ts';
import { db } from './tables.ts';

type Spending = { kind: QuotaKind; period: string; amount: number; key: string; now: number };

export const readMove = async (tx: SalonTx, kind: QuotaKind, key: string): Promise<QuotaMove | null> => {
  const row = await db(tx)
    .selectFrom('subscription.quota_moves')
    .select(['amount', 'given_back as released'])
    .where('salon_code', '=', tx.salon)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row ?? null;
};

/** Usage and limit after spending; if nothing was spent, the ledger entry of its key. */
type SpendOutcome =
  | { readonly spent: { limit: number; used: number } }
  | { readonly spent: null; readonly before: QuotaMove | null };

type SpendRow = { claimed: boolean; limit: number | null; used: number | null };

/** Removes the claim, so that the same call may be retried when quota is free. */
const removeClaim = async (tx: SalonTx, kind: QuotaKind, key: string): Promise<void> => {
  await db(tx)
    .deleteFrom('subscription.quota_moves')
    .where('salon_code', '=', tx.salon)
    .where('kind', '=', kind)
    .where('key', '=', key)
    .execute();
};

/**
 * One statement claims the key and raises the usage of an active subscription, if that stays within its
 * limit. A call with the same key waits for the first. One with another key waits for the usage row and
 * then checks its new value. A full quota is detected without waiting.
 */
export const recordSpending = async (tx: SalonTx, spending: Spending): Promise<SpendOutcome> => {
  const { kind, period, amount, key, now } = spending;
  const { rows } = await sql<SpendRow>`
    with quota as (
      select active.salon_code, active.${sql.ref(kind)} as max_used, coalesce(usage.used, 0) as used
      from subscription.subscriptions active
      left join subscription.quota_usage usage
        on usage.salon_code = active.salon_code and usage.kind = ${kind} and usage.period = ${period}
      where active.salon_code = ${tx.salon} and active.ends_at > ${new Date(now)}
    ), claimed as (
      insert into subscription.quota_moves (salon_code, kind, key, period, amount, spent_at)
      select salon_code, ${kind}, ${key}, ${period}, ${amount}::int, ${new Date(now)}::timestamptz
      from quota where used + ${amount}::int <= max_used
      on conflict do nothing
      returning salon_code, kind, period, amount
    ), spent as (
      insert into subscription.quota_usage as usage (salon_code, kind, period, used)
      select salon_code, kind, period, amount from claimed
      on conflict (salon_code, kind, period) do update set used = usage.used + excluded.used
      where usage.used + excluded.used <= (select max_used from quota)
      returning used
    )
    select exists (select from claimed) as claimed,
      (select max_used from quota) as limit, (select used from spent) as used
  `.execute(db(tx));
  const { claimed = false, limit = null, used = null } = rows[0] ?? {};
  if (limit !== null && used !== null) return { spent: { limit, used } };
  if (!claimed) return { spent: null, before: await readMove(tx, kind, key) };
  await removeClaim(tx, kind, key);
  return { spent: null, before: null };
};

/**
 * Spends bought SMS, when the package's are used up. One statement claims the key and lowers the balance. A message is
 * never split between the two: what the package has left is there for a shorter one.
 */
export const spendExtra = async (tx: SalonTx, { period, amount, key, now }: Spending): Promise<boolean> => {
  const { rows } = await sql<{ claimed: boolean; spent: boolean }>`
    with claimed as (
      insert into subscription.quota_moves (salon_code, kind, key, period, amount, spent_at, extra)
      select balance.salon_code, 'sms', ${key}, ${period}, ${amount}::int, ${new Date(now)}::timestamptz, true
      from subscription.sms_balances balance
      join subscription.subscriptions active on active.salon_code = balance.salon_code
      where balance.salon_code = ${tx.salon} and active.ends_at > ${new Date(now)}
        and balance.remaining >= ${amount}::int
      on conflict do nothing
      returning salon_code, amount
    ), spent as (
      update subscription.sms_balances as balance set remaining = balance.remaining - claimed.amount
      from claimed where balance.salon_code = claimed.salon_code and balance.remaining >= claimed.amount
      returning balance.remaining
    )
    select exists (select from claimed) as claimed, exists (select from spent) as spent
  `.execute(db(tx));
  const { claimed = false, spent = false } = rows[0] ?? {};
  if (claimed && !spent) await removeClaim(tx, 'sms', key);
  return spent;
};

/** Bought SMS that are left. */
export const readExtra = async (tx: SalonTx): Promise<number> => {
  const row = await db(tx)
    .selectFrom('subscription.sms_balances')
    .select('remaining')
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  return row?.remaining ?? 0;
};

/** Adds bought SMS, or takes refunded ones away as far as they are left. */
export const addExtra = async (tx: SalonTx, sms: number): Promise<void> => {
  await sql`
    insert into subscription.sms_balances as balance (salon_code, remaining) values (${tx.salon}, greatest(0, ${sms}::int))
    on conflict (salon_code) do update set remaining = greatest(0, balance.remaining + ${sms}::int)
  `.execute(db(tx));
};

/**
 * One statement returns what was spent with this key, up to this amount, to the month it was spent in,
 * once. A key that was never spent is stored as used up.
 */
export const releaseSpending = async (tx: SalonTx, spending: Spending): Promise<void> => {
  const { kind, period, amount, key, now } = spending;
  await sql`
    with released as (
      insert into subscription.quota_moves as move
        (salon_code, kind, key, period, amount, spent_at, given_back_at)
      values (${tx.salon}, ${kind}, ${key}, ${period}, 0, ${new Date(now)}, ${new Date(now)})
      on conflict (salon_code, kind, key) do update
      set given_back = least(move.amount, ${amount}), given_back_at = excluded.given_back_at
      where move.given_back_at is null
      returning move.salon_code, move.kind, move.period, move.given_back, move.extra
    ), refilled as (
      update subscription.sms_balances as balance set remaining = balance.remaining + released.given_back
      from released where released.extra and balance.salon_code = released.salon_code
    )
    insert into subscription.quota_usage as usage (salon_code, kind, period, used)
    select salon_code, kind, period, 0 from released where given_back > 0 and not extra
    on conflict (salon_code, kind, period) do update
    set used = usage.used - (select given_back from released)
  `.execute(db(tx));
};

/** Usage and limit of a quota; both are 0 once the subscription has ended. */
export const readQuota = async (tx: SalonTx, { kind, period, now }: Omit<Spending, 'amount' | 'key'>) => {
  const row = await db(tx)
    .selectFrom('subscription.subscriptions as active')
    .leftJoin('subscription.quota_usage as usage', (join) =>
      join
        .onRef('usage.salon_code', '=', 'active.salon_code')
        .on('usage.kind', '=', kind)
        .on('usage.period', '=', period),
    )
    .select([`active.${kind} as limit`, 'usage.used'])
    .where('active.salon_code', '=', tx.salon)
    .where('active.ends_at', '>', new Date(now))
    .executeTakeFirst();
  return { active: row !== undefined, limit: row?.limit ?? 0, used: row?.used ?? 0 };
};

/** Usage of every quota; for SMS of this month. */
export const readUsage = async (tx: SalonTx, month: string): Promise<Record<QuotaKind, number>> => {
  const rows = await db(tx)
    .selectFrom('subscription.quota_usage')
    .select(['kind', 'used'])
    .where('salon_code', '=', tx.salon)
    .where('period', 'in', ['always', month])
    .execute();
  return { employees: 0, photos: 0, sms: 0, ...Object.fromEntries(rows.map((row) => [row.kind, row.used])) };
};

type SpendingQuery = { from: string; until: string; after?: string | undefined; limit: number };

/** A page of what was spent in this period and not released, ordered by (salon, key). */
export const listUnreleased = (
  tx: AcrossTx,
  kind: QuotaKind,
  { from, until, after, limit }: SpendingQuery,
) => {
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
