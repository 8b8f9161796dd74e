import { toLiraText } from '@ayna/domain/kurus';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { Renewal, Subscription } from '../rules/subscription-state.ts';
import { columns, toSubscription } from './subscriptions.ts';
import { db } from './tables.ts';

type Values = Readonly<Record<string, unknown>>;

const updateSilently = async (tx: SalonTx, values: Values): Promise<Subscription> => {
  const row = await db(tx)
    .updateTable('subscription.subscriptions')
    .set(values)
    .where('salon_code', '=', tx.salon)
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toSubscription(row);
};

/** A new version is one that `subscription.changed` carries. */
const update = (tx: SalonTx, values: Values): Promise<Subscription> =>
  updateSilently(tx, { ...values, version: sql<number>`version + 1` });

const instant = (at: number | null): Date | null => (at === null ? null : new Date(at));
const lira = (amount: number | null): string | null => (amount === null ? null : toLiraText(amount));

export const updateEnd = (tx: SalonTx, endsAt: number): Promise<Subscription> =>
  update(tx, { ends_at: new Date(endsAt) });

type TermChange = Pick<
  Subscription,
  | 'packageCode'
  | 'packageName'
  | 'employees'
  | 'photos'
  | 'sms'
  | 'features'
  | 'startedAt'
  | 'endsAt'
  | 'lastPaymentAt'
> & { readonly term: NonNullable<Subscription['term']> };

/** A paid term begins or changes: what was planned or under way for its end is settled with it. */
export const updateTerm = (tx: SalonTx, change: TermChange, nextAt: number): Promise<Subscription> =>
  update(tx, {
    package_code: change.packageCode,
    package_name: change.packageName,
    trial: false,
    employees: change.employees,
    photos: change.photos,
    sms: change.sms,
    features: [...change.features],
    started_at: new Date(change.startedAt),
    ends_at: new Date(change.endsAt),
    last_payment_at: instant(change.lastPaymentAt),
    term_code: change.term.code,
    period: change.term.period,
    term_from: change.term.from,
    term_to: change.term.to,
    term_value: lira(change.term.value),
    anchor_day: change.term.anchorDay,
    order_code: change.term.orderCode,
    planned_package: null,
    planned_period: null,
    announced_price: null,
    reminded: null,
    renewal_order: null,
    renewal_try: 0,
    renewal_sent: true,
    renewal_next_at: new Date(nextAt),
    renewal_reason: null,
  });

/** A salon without a paid term: what it had is over now. */
export const endTerm = (tx: SalonTx, endsAt: number): Promise<Subscription> =>
  update(tx, {
    ends_at: new Date(endsAt),
    period: null,
    term_code: null,
    term_from: null,
    term_to: null,
    term_value: null,
    anchor_day: null,
    order_code: null,
    auto_renew: false,
    planned_package: null,
    planned_period: null,
    renewal_order: null,
    renewal_sent: true,
    renewal_next_at: null,
  });

type RenewalChange = Partial<Renewal> & { readonly endsAt?: number };

const names = {
  auto: 'auto_renew',
  cardCode: 'renewal_card',
  reminded: 'reminded',
  orderCode: 'renewal_order',
  tryNumber: 'renewal_try',
  sent: 'renewal_sent',
  reason: 'renewal_reason',
} as const;

const renewalColumns = (change: RenewalChange): Values => {
  const { planned, announced, nextAt, endsAt, ...plain } = change;
  const renamed = Object.entries(plain).map(([name, value]) => [names[name as keyof typeof names], value]);
  return {
    ...(Object.fromEntries(renamed) as Values),
    ...(planned !== undefined && {
      planned_package: planned?.packageCode ?? null,
      planned_period: planned?.period ?? null,
    }),
    ...(announced !== undefined && { announced_price: lira(announced) }),
    ...(nextAt !== undefined && { renewal_next_at: instant(nextAt) }),
    ...(endsAt !== undefined && { ends_at: new Date(endsAt) }),
  };
};

/** What only the renewal itself works with: nobody copies it, so the version stays. */
export const updateRenewal = (tx: SalonTx, change: Omit<RenewalChange, 'endsAt'>): Promise<Subscription> =>
  updateSilently(tx, renewalColumns(change));

/** What people decide about the renewal. */
export const changeRenewal = (tx: SalonTx, change: RenewalChange): Promise<Subscription> =>
  update(tx, renewalColumns(change));
