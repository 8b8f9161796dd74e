import type { PackageFeature, Period } from '@ayna/contracts/subscription';
import { toLiraText } from '@ayna/domain/kurus';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** A paid term as it was. Amounts are kurus. */
export type PaidTerm = {
  readonly code: string;
  readonly orderCode: string;
  readonly packageCode: string;
  readonly packageName: string;
  readonly period: Period;
  readonly employees: number;
  readonly photos: number;
  readonly sms: number;
  readonly features: readonly PackageFeature[];
  readonly monthly: number;
  readonly value: number;
  readonly from: string;
  readonly to: string;
  readonly anchorDay: number;
};

export const insertTerm = async (tx: SalonTx, term: PaidTerm): Promise<void> => {
  await db(tx)
    .insertInto('subscription.terms')
    .values({
      salon_code: tx.salon,
      code: term.code,
      order_code: term.orderCode,
      package_code: term.packageCode,
      package_name: term.packageName,
      period: term.period,
      employees: term.employees,
      photos: term.photos,
      sms: term.sms,
      features: [...term.features],
      monthly: toLiraText(term.monthly),
      value: toLiraText(term.value),
      from_day: term.from,
      to_day: term.to,
      anchor_day: term.anchorDay,
    })
    .execute();
};

/** A term that is not over on this day ends on it. False if there is none. */
export const endTerms = async (tx: SalonTx, day: string): Promise<boolean> => {
  const ended = await db(tx)
    .updateTable('subscription.terms')
    .set({ ended_on: day })
    .where('salon_code', '=', tx.salon)
    .where('ended_on', 'is', null)
    .where('to_day', '>', day)
    .returning('code')
    .execute();
  return ended.length > 0;
};

/** The term that an upgrade replaced; null if there was none or it is over. */
export const readTermBefore = async (tx: SalonTx, orderCode: string): Promise<PaidTerm | null> => {
  const { rows } = await sql<PaidTerm>`
    select code, order_code as "orderCode", package_code as "packageCode", package_name as "packageName", period,
      employees, photos, sms, features, (monthly * 100)::int8 as monthly, (value * 100)::int8 as value,
      from_day as "from", to_day as "to", anchor_day as "anchorDay"
    from subscription.terms where salon_code = ${tx.salon} and code < (
      select max(code::text)::uuid from subscription.terms where salon_code = ${tx.salon} and order_code = ${orderCode})
    order by code desc limit 1
  `.execute(db(tx));
  return rows[0] ?? null;
};

export type TermDays = {
  readonly salonCode: string;
  readonly from: string;
  /** The day on which it was over. */
  readonly to: string;
  readonly monthly: number;
};

/** Every paid term that began before a day. */
export const listTermsUntil = async (tx: AcrossTx, day: string): Promise<TermDays[]> =>
  db(tx)
    .selectFrom('subscription.terms')
    .select([
      'salon_code as salonCode',
      'from_day as from',
      sql<string>`coalesce(ended_on, to_day)`.as('to'),
      sql<number>`(monthly * 100)::int8`.as('monthly'),
    ])
    .where('from_day', '<', day)
    .execute();

type MoneyMonth = {
  readonly month: string;
  readonly revenue: number;
  readonly vat: number;
  readonly sms: number;
};

const monthOf = (column: string) =>
  sql<string>`to_char(${sql.ref(column)} at time zone 'Europe/Istanbul', 'YYYY-MM')`;

/** What was paid in each month, in kurus. */
export const sumPayments = async (tx: AcrossTx, from: number, to: number): Promise<MoneyMonth[]> =>
  db(tx)
    .selectFrom('subscription.invoices as invoice')
    .innerJoin('subscription.orders as ordered', (join) =>
      join
        .onRef('ordered.salon_code', '=', 'invoice.salon_code')
        .onRef('ordered.code', '=', 'invoice.order_code'),
    )
    .select([
      monthOf('invoice.issued_at').as('month'),
      sql<number>`(sum(invoice.total) * 100)::int8`.as('revenue'),
      sql<number>`(sum(invoice.vat) * 100)::int8`.as('vat'),
      sql<number>`(coalesce(sum(invoice.total) filter (where ordered.change = 'sms'), 0) * 100)::int8`.as(
        'sms',
      ),
    ])
    .where('invoice.issued_at', '>=', new Date(from))
    .where('invoice.issued_at', '<', new Date(to))
    .groupBy(monthOf('invoice.issued_at'))
    .execute();

export const sumRefunds = async (tx: AcrossTx, from: number, to: number) =>
  db(tx)
    .selectFrom('subscription.refunds')
    .select([monthOf('at').as('month'), sql<number>`(sum(amount) * 100)::int8`.as('refunded')])
    .where('at', '>=', new Date(from))
    .where('at', '<', new Date(to))
    .groupBy(monthOf('at'))
    .execute();

/** How many salons are in a trial, and in the days after an unpaid term. */
export const countStandings = async (tx: AcrossTx, now: number, today: string) =>
  db(tx)
    .selectFrom('subscription.subscriptions')
    .select([
      sql<number>`count(*) filter (where trial)`.as('trial'),
      sql<number>`count(*) filter (where term_to <= ${today}::date)`.as('grace'),
    ])
    .where('ends_at', '>', new Date(now))
    .executeTakeFirstOrThrow();
