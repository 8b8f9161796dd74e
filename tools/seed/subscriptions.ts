import type { Settings } from '@ayna/kernel/module';
import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { type Random, randomFrom } from './random.ts';
import type { Step } from './step.ts';
import { type DemoOrder, insertOrder, numberInvoices } from './subscriptions/orders.ts';
import { insertCoupons, insertTaxDetails } from './subscriptions/paying.ts';
import { insertUnpaidRenewal } from './subscriptions/renewal.ts';

const DAY_MS = 86_400_000;

type Trial = { readonly kind: 'trial'; readonly since: number };
type Paid = {
  readonly kind: 'paid';
  /** The day, so many days ago, on which the term that runs began. */
  readonly since: number;
  readonly period: 'monthly' | 'yearly';
  readonly place: number;
  /** The renewal was tried and not paid; the days of grace run. */
  readonly unpaid?: true;
  readonly orders: readonly DemoOrder[];
};

/** A year, trials, a term whose renewal was refused, an upgrade, and a trial that has ended. */
const demoSubscriptions: readonly (Trial | Paid)[] = [
  {
    kind: 'paid',
    since: 110,
    period: 'yearly',
    place: 2,
    orders: [
      { change: 'new', place: 2, period: 'yearly', ago: 110, amount: 9900 },
      { change: 'sms', sms: 250, ago: 40, amount: 140 },
    ],
  },
  { kind: 'trial', since: 5 },
  {
    kind: 'paid',
    since: 33,
    period: 'monthly',
    place: 1,
    unpaid: true,
    orders: [
      { change: 'new', place: 1, period: 'monthly', ago: 33, amount: 490 },
      { change: 'renewal', place: 1, period: 'monthly', ago: 2, amount: 490, failed: 'expired-card' },
    ],
  },
  {
    kind: 'paid',
    since: 11,
    period: 'monthly',
    place: 3,
    orders: [
      { change: 'new', place: 2, period: 'monthly', ago: 11, amount: 990 },
      { change: 'upgrade', place: 3, period: 'monthly', ago: 6, amount: 800 },
    ],
  },
  { kind: 'trial', since: 16 },
  { kind: 'trial', since: 12 },
];

/** Ends at midnight in Istanbul, like those that the module creates. */
const insertTrial = (client: Client, salon: string, code: string, from: number) =>
  client.query(
    `insert into subscription.subscriptions
       (salon_code, code, package_code, package_name, trial, employees, photos, sms, features, started_at, ends_at)
     select $1, $2, code, name, true, employees, photos, sms, features, $3,
       date_trunc('day', $3::timestamptz + interval '14 days', 'Europe/Istanbul') + interval '1 day'
     from subscription.packages where place = 2 on conflict do nothing`,
    [salon, code, new Date(from)],
  );

const insertPaid = (
  client: Client,
  salon: string,
  code: string,
  from: number,
  paid: Paid,
  orderCode: string,
) =>
  client.query(
    `with term as (
       select (($3::timestamptz at time zone 'Europe/Istanbul')::date) as from_day,
         (($3::timestamptz at time zone 'Europe/Istanbul')::date + $5::interval)::date as to_day
     )
     insert into subscription.subscriptions
       (salon_code, code, package_code, package_name, trial, employees, photos, sms, features, started_at, ends_at,
        term_code, period, term_from, term_to, term_value, anchor_day, order_code, last_payment_at)
     select $1, $2, code, name, false, employees, photos, sms, features, $3,
       (to_day + case when $7 then 7 else 0 end)::timestamp at time zone 'Europe/Istanbul',
       $8, $4, from_day, to_day, case when $4 = 'yearly' then yearly_price else monthly_price end,
       extract(day from from_day), $8, $3
     from subscription.packages, term where place = $6 on conflict do nothing`,
    [
      salon,
      code,
      new Date(from),
      paid.period,
      paid.period === 'yearly' ? '1 year' : '1 month',
      paid.place,
      paid.unpaid ?? false,
      orderCode,
    ],
  );

type Target = {
  readonly client: Client;
  readonly salon: string;
  readonly random: Random;
  readonly now: number;
  readonly settings: Settings;
};

const insert = async (
  { client, salon, random, now, settings }: Target,
  demo: Trial | Paid,
): Promise<void> => {
  const from = now - demo.since * DAY_MS;
  const code = random.code(from);
  if (demo.kind === 'trial') {
    await insertTrial(client, salon, code, from);
    return;
  }
  await insertTaxDetails(client, salon, random);
  const codes: string[] = [];
  const failed: string[] = [];
  for (const order of demo.orders) {
    const at = now - order.ago * DAY_MS;
    const orderCode = random.code(at);
    if (order.change !== 'sms') (order.failed === undefined ? codes : failed).push(orderCode);
    await insertOrder(client, { salon, code: orderCode, at, codeOf: () => random.code(at) }, order);
  }
  await insertPaid(client, salon, code, from, demo, codes.at(-1) ?? code);
  for (const order of failed)
    await insertUnpaidRenewal(client, { salon, order, card: random.code(from), now }, settings);
};

/** Subscriptions of the demo salons with what was paid for them. Later steps that use quota write its usage. */
export const subscriptions: Step = {
  name: 'subscriptions',
  run: (url, { salons, now }, settings) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from subscription.subscriptions limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(1_490);
      for (const [index, salon] of salons.entries()) {
        const demo = demoSubscriptions[index % demoSubscriptions.length] as Trial | Paid;
        await insert({ client, salon: salon.code, random, now, settings }, demo);
      }
      await numberInvoices(client);
      await insertCoupons(client, random, now);
      return String(salons.length);
    }),
};
