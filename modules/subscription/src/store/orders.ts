import type { PackageFeature, Period } from '@ayna/contracts/subscription';
import { toLiraText } from '@ayna/domain/kurus';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { sql } from 'kysely';
import type { BoughtPackage, Order } from '../rules/order.ts';
import { db } from './tables.ts';

const kurus = (column: string) => sql<number>`(${sql.ref(column)} * 100)::int8`;

const columns = [
  'code',
  'number',
  sql<Order['change']>`change`.as('change'),
  'title',
  'sms',
  'package_code',
  'package_name',
  sql<Period | null>`period`.as('period'),
  'employees',
  'photos',
  sql<PackageFeature[]>`features`.as('features'),
  kurus('monthly').as('monthly'),
  'term_from',
  'term_to',
  kurus('term_value').as('term_value'),
  'anchor_day',
  'basis',
  kurus('amount').as('amount'),
  'vat_rate as vatRate',
  'coupon_code as couponCode',
  'store',
  'card_code as cardCode',
  sql<Order['state']>`state`.as('state'),
  'created_at',
  'expires_at',
  'verifying_since',
  'paid_at',
  'attempt_code as attemptCode',
  'pack_code as packCode',
] as const;

type BoughtColumns = {
  package_code: string | null;
  package_name: string | null;
  period: Period | null;
  employees: number | null;
  photos: number | null;
  features: PackageFeature[];
  monthly: number;
  term_from: string | null;
  term_to: string | null;
  term_value: number;
  anchor_day: number | null;
};

type Times = { created_at: Date; expires_at: Date; verifying_since: Date | null; paid_at: Date | null };

type Row = Omit<Order, 'bought' | 'createdAt' | 'expiresAt' | 'verifyingSince' | 'paidAt'> &
  BoughtColumns &
  Times;

const toBought = (row: BoughtColumns): BoughtPackage | null => {
  const { package_code: packageCode, package_name: name, period, employees, photos } = row;
  const { term_from: from, term_to: to, anchor_day: anchorDay } = row;
  if (packageCode === null || name === null || period === null || from === null || to === null) return null;
  return {
    packageCode,
    name,
    period,
    employees: employees ?? 0,
    photos: photos ?? 0,
    features: row.features,
    monthly: row.monthly,
    term: { from, to, value: row.term_value, anchorDay: anchorDay ?? 1 },
  };
};

const toOrder = (row: Row): Order => ({
  code: row.code,
  number: row.number,
  change: row.change,
  title: row.title,
  sms: row.sms,
  bought: toBought(row),
  packCode: row.packCode,
  basis: row.basis,
  amount: row.amount,
  vatRate: row.vatRate,
  couponCode: row.couponCode,
  store: row.store,
  cardCode: row.cardCode,
  state: row.state,
  createdAt: row.created_at.getTime(),
  expiresAt: row.expires_at.getTime(),
  verifyingSince: row.verifying_since?.getTime() ?? null,
  paidAt: row.paid_at?.getTime() ?? null,
  attemptCode: row.attemptCode,
});

const select = (tx: SalonTx) =>
  db(tx).selectFrom('subscription.orders').select(columns).where('salon_code', '=', tx.salon);

export const readOrder = async (tx: SalonTx, code: string): Promise<Order | null> => {
  const row = await select(tx).where('code', '=', code).executeTakeFirst();
  return row ? toOrder(row) : null;
};

export const lockOrder = async (tx: SalonTx, code: string): Promise<Order | null> => {
  const row = await select(tx).where('code', '=', code).forUpdate().executeTakeFirst();
  return row ? toOrder(row) : null;
};

/** Orders for packages that may still be paid, newest first. */
export const listOpenOrders = async (tx: SalonTx): Promise<Order[]> => {
  const rows = await select(tx)
    .where('state', '=', 'open')
    .where('change', '!=', 'sms')
    .orderBy('created_at', 'desc')
    .limit(20)
    .execute();
  return rows.map(toOrder);
};

export type NewOrder = Omit<Order, 'number' | 'state' | 'verifyingSince' | 'paidAt' | 'attemptCode'> & {
  readonly byCode: string | null;
};

/** AY-2611-04873: year, month and a number that grows. */
const numberOf = (at: number) =>
  sql<string>`'AY-' || to_char(${new Date(at)}::timestamptz at time zone 'Europe/Istanbul', 'YYMM') || '-'
    || lpad(nextval('subscription.order_numbers')::text, 5, '0')`;

export const insertOrder = async (tx: SalonTx, order: NewOrder): Promise<Order> => {
  const { bought } = order;
  const row = await db(tx)
    .insertInto('subscription.orders')
    .values({
      salon_code: tx.salon,
      code: order.code,
      number: numberOf(order.createdAt),
      change: order.change,
      title: order.title,
      sms: order.sms,
      pack_code: order.packCode,
      package_code: bought?.packageCode ?? null,
      package_name: bought?.name ?? null,
      period: bought?.period ?? null,
      employees: bought?.employees ?? null,
      photos: bought?.photos ?? null,
      features: [...(bought?.features ?? [])],
      monthly: toLiraText(bought?.monthly ?? 0),
      term_from: bought?.term.from ?? null,
      term_to: bought?.term.to ?? null,
      term_value: bought ? toLiraText(bought.term.value) : null,
      anchor_day: bought?.term.anchorDay ?? null,
      basis: order.basis,
      amount: toLiraText(order.amount),
      vat_rate: order.vatRate,
      coupon_code: order.couponCode,
      store: order.store,
      card_code: order.cardCode,
      by_code: order.byCode,
      created_at: new Date(order.createdAt),
      expires_at: new Date(order.expiresAt),
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toOrder(row);
};

type Change = {
  readonly state?: Order['state'];
  readonly paidAt?: number;
  readonly attemptCode?: string | null;
  readonly verifyingSince?: number;
  readonly store?: boolean;
  readonly cardCode?: string | null;
};

export const updateOrder = async (tx: SalonTx, code: string, change: Change): Promise<void> => {
  const { state, paidAt, attemptCode, verifyingSince, store, cardCode } = change;
  await db(tx)
    .updateTable('subscription.orders')
    .set({
      ...(state !== undefined && { state }),
      ...(paidAt !== undefined && { paid_at: new Date(paidAt) }),
      ...(attemptCode !== undefined && { attempt_code: attemptCode }),
      ...(verifyingSince !== undefined && { verifying_since: new Date(verifyingSince) }),
      ...(store !== undefined && { store }),
      ...(cardCode !== undefined && { card_code: cardCode }),
    })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', code)
    .execute();
};

/** The order that this press of the button made or tried again. */
export const findByKey = async (tx: SalonTx, key: string): Promise<string | null> => {
  const row = await db(tx)
    .selectFrom('subscription.order_keys')
    .select('order_code')
    .where('salon_code', '=', tx.salon)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.order_code ?? null;
};

/** False if the key was used meanwhile. */
export const insertKey = async (tx: SalonTx, key: string, orderCode: string): Promise<boolean> => {
  const row = await db(tx)
    .insertInto('subscription.order_keys')
    .values({ salon_code: tx.salon, key, order_code: orderCode })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return row !== undefined;
};

export type OrderRef = { readonly salon: SalonKey; readonly code: string };

/** Open orders that are older than an instant, newest first. */
export const listOpenSince = async (tx: AcrossTx, before: number, limit: number): Promise<OrderRef[]> => {
  const rows = await db(tx)
    .selectFrom('subscription.orders')
    .select(['salon_code', 'code'])
    .where('state', '=', 'open')
    .where('created_at', '<=', new Date(before))
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ salon_code, code }) => ({ salon: tx.keyOf(salon_code), code }));
};
