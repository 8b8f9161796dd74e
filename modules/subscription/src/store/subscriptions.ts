import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import type { Subscription } from '../rules/subscription-state.ts';
import { db } from './tables.ts';

const columns = [
  'code',
  'package_code as packageCode',
  'package_name as packageName',
  'trial',
  'employees',
  'photos',
  'sms',
  'started_at',
  'ends_at',
  'version',
] as const;

type SubscriptionColumns = Omit<Subscription, 'startedAt' | 'endsAt'> & { started_at: Date; ends_at: Date };

const toSubscription = ({ started_at, ends_at, ...row }: SubscriptionColumns): Subscription => ({
  ...row,
  startedAt: started_at.getTime(),
  endsAt: ends_at.getTime(),
});

export const readSubscription = async (tx: SalonTx): Promise<Subscription | null> => {
  const row = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
};

/** Reads the subscription and locks its row until the end of the transaction. */
export const lockSubscription = async (tx: SalonTx): Promise<Subscription | null> => {
  const row = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .forUpdate()
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
};

/** Null if the salon already has a subscription. */
export const insertSubscription = async (
  tx: SalonTx,
  { packageCode, packageName, startedAt, endsAt, ...rest }: Omit<Subscription, 'version'>,
): Promise<Subscription | null> => {
  const row = await db(tx)
    .insertInto('subscription.subscriptions')
    .values({
      ...rest,
      salon_code: tx.salon,
      package_code: packageCode,
      package_name: packageName,
      started_at: new Date(startedAt),
      ends_at: new Date(endsAt),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst();
  return row ? toSubscription(row) : null;
};

export const updateEnd = async (tx: SalonTx, endsAt: number): Promise<Subscription> => {
  const row = await db(tx)
    .updateTable('subscription.subscriptions')
    .set({ ends_at: new Date(endsAt), version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toSubscription(row);
};

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
  return rows.map(({ salonCode, ...row }) => ({ salonCode, ...toSubscription(row) }));
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
