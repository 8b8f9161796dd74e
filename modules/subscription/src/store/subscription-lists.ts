import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { columns, toSubscription } from './subscriptions.ts';
import { db } from './tables.ts';

type PageRequest = { readonly after?: string | undefined; readonly limit: number };

/** Subscriptions of all salons in key order. */
export const listSubscriptions = async (tx: AcrossTx, { after, limit }: PageRequest) => {
  let query = db(tx)
    .selectFrom('subscription.subscriptions')
    .select(['salon_code as salonCode', ...columns])
    .orderBy('salon_code')
    .orderBy('code')
    .limit(limit);
  if (after) {
    const [salon, code] = after.split('/');
    query = query.where(sql<boolean>`(salon_code, code) > (${salon}::uuid, ${code}::uuid)`);
  }
  const rows = await query.execute();
  return rows.map(({ salonCode, ...row }) => ({ salonCode, state: toSubscription(row) }));
};

/** The key of a salon with a subscription, or null. */
export const findSalonKey = async (tx: AcrossTx, salonCode: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select('salon_code')
    .where('salon_code', '=', salonCode)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};

/** Salons whose renewal has something to do, longest due first. */
export const listDueRenewals = async (tx: AcrossTx, now: number, limit: number): Promise<SalonKey[]> => {
  const rows = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select('salon_code')
    .where('auto_renew', '=', true)
    .where('renewal_next_at', '<=', new Date(now))
    .orderBy('renewal_next_at')
    .limit(limit)
    .execute();
  return rows.map(({ salon_code }) => tx.keyOf(salon_code));
};

/** Salons whose term ends on one of these days, both included, and that a reminder may be due to. */
export const listTermsEnding = async (
  tx: AcrossTx,
  { from, to, after }: { from: string; to: string; after: string | null },
  limit: number,
): Promise<SalonKey[]> => {
  const rows = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select('salon_code')
    .where('term_to', '>=', from)
    .where('term_to', '<=', to)
    .where((where) => where.or([where('reminded', 'is', null), where('reminded', '>', 1)]))
    .$if(after !== null, (found) => found.where('salon_code', '>', after ?? ''))
    .orderBy('salon_code')
    .limit(limit)
    .execute();
  return rows.map(({ salon_code }) => tx.keyOf(salon_code));
};
