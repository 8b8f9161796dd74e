import type { PackageFeature, Period } from '@ayna/contracts/subscription';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { Renewal, Subscription } from '../rules/subscription-state.ts';
import { db } from './tables.ts';

const kurus = (column: string) => sql<number | null>`(${sql.ref(column)} * 100)::int8`;

export const columns = [
  'code',
  'package_code as packageCode',
  'package_name as packageName',
  'trial',
  'employees',
  'photos',
  'sms',
  sql<PackageFeature[]>`features`.as('features'),
  'started_at',
  'ends_at',
  'version',
  'term_code',
  sql<Period | null>`period`.as('period'),
  'term_from',
  'term_to',
  kurus('term_value').as('term_value'),
  'anchor_day',
  'order_code',
  'last_payment_at',
  'auto_renew',
  'renewal_card',
  'planned_package',
  sql<Period | null>`planned_period`.as('planned_period'),
  kurus('announced_price').as('announced_price'),
  'reminded',
  'renewal_order',
  'renewal_try',
  'renewal_sent',
  'renewal_next_at',
  'renewal_reason',
] as const;

type TermColumns = {
  term_code: string | null;
  period: Period | null;
  term_from: string | null;
  term_to: string | null;
  term_value: number | null;
  anchor_day: number | null;
  order_code: string | null;
};

type RenewalColumns = {
  auto_renew: boolean;
  renewal_card: string | null;
  planned_package: string | null;
  planned_period: Period | null;
  announced_price: number | null;
  reminded: number | null;
  renewal_order: string | null;
  renewal_try: number;
  renewal_sent: boolean;
  renewal_next_at: Date | null;
  renewal_reason: string | null;
};

type Row = TermColumns &
  RenewalColumns &
  Pick<
    Subscription,
    'code' | 'packageCode' | 'packageName' | 'trial' | 'employees' | 'photos' | 'sms' | 'features' | 'version'
  > & { started_at: Date; ends_at: Date; last_payment_at: Date | null };

const toTerm = (row: TermColumns): Subscription['term'] => {
  const { term_code: code, period, term_from: from, term_to: to, term_value: value, anchor_day } = row;
  if (code === null || period === null || from === null || to === null) return null;
  return { code, period, from, to, value: value ?? 0, anchorDay: anchor_day ?? 1, orderCode: row.order_code };
};

const toRenewal = (row: RenewalColumns): Renewal => ({
  auto: row.auto_renew,
  cardCode: row.renewal_card,
  planned:
    row.planned_package !== null && row.planned_period !== null
      ? { packageCode: row.planned_package, period: row.planned_period }
      : null,
  announced: row.announced_price,
  reminded: row.reminded,
  orderCode: row.renewal_order,
  tryNumber: row.renewal_try,
  sent: row.renewal_sent,
  nextAt: row.renewal_next_at?.getTime() ?? null,
  reason: row.renewal_reason,
});

export const toSubscription = (row: Row): Subscription => ({
  code: row.code,
  packageCode: row.packageCode,
  packageName: row.packageName,
  trial: row.trial,
  employees: row.employees,
  photos: row.photos,
  sms: row.sms,
  features: row.features,
  startedAt: row.started_at.getTime(),
  endsAt: row.ends_at.getTime(),
  version: row.version,
  term: toTerm(row),
  lastPaymentAt: row.last_payment_at?.getTime() ?? null,
  renewal: toRenewal(row),
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

type NewSubscription = Omit<Subscription, 'version' | 'term' | 'lastPaymentAt' | 'renewal'>;

/** Null if the salon already has a subscription. */
export const insertSubscription = async (
  tx: SalonTx,
  { packageCode, packageName, startedAt, endsAt, features, ...rest }: NewSubscription,
): Promise<Subscription | null> => {
  const row = await db(tx)
    .insertInto('subscription.subscriptions')
    .values({
      ...rest,
      features: [...features],
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
