import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import { db } from './tables.ts';

export type SubscriptionRow = {
  code: string;
  packageCode: string;
  packageName: string;
  trial: boolean;
  employees: number;
  photos: number;
  sms: number;
  startedAt: number;
  endsAt: number;
  version: number;
};

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

type Read = Omit<SubscriptionRow, 'startedAt' | 'endsAt'> & { started_at: Date; ends_at: Date };

const subscriptionOf = ({ started_at, ends_at, ...row }: Read): SubscriptionRow => ({
  ...row,
  startedAt: started_at.getTime(),
  endsAt: ends_at.getTime(),
});

export const readSubscription = async (tx: SalonTx): Promise<SubscriptionRow | null> => {
  const row = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  return row ? subscriptionOf(row) : null;
};

/** Nobody else changes it until this transaction is over. */
export const lockSubscription = async (tx: SalonTx): Promise<SubscriptionRow | null> => {
  const row = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select(columns)
    .where('salon_code', '=', tx.salon)
    .forUpdate()
    .executeTakeFirst();
  return row ? subscriptionOf(row) : null;
};

/** Null when the salon has one already. */
export const insertSubscription = async (
  tx: SalonTx,
  { packageCode, packageName, startedAt, endsAt, ...rest }: Omit<SubscriptionRow, 'version'>,
): Promise<SubscriptionRow | null> => {
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
  return row ? subscriptionOf(row) : null;
};

export const moveEnd = async (tx: SalonTx, endsAt: number): Promise<SubscriptionRow> => {
  const row = await db(tx)
    .updateTable('subscription.subscriptions')
    .set({ ends_at: new Date(endsAt), version: sql<number>`version + 1` })
    .where('salon_code', '=', tx.salon)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return subscriptionOf(row);
};

/** The key to a salon that has a subscription, or null. */
export const salonWithSubscription = async (tx: AcrossTx, salonCode: string): Promise<SalonKey | null> => {
  const row = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select('salon_code')
    .where('salon_code', '=', salonCode)
    .executeTakeFirst();
  return row ? tx.keyOf(row.salon_code) : null;
};
