import type { Client } from 'pg';
import { withClient } from '../database/databases.ts';
import { randomFrom } from './random.ts';
import type { Step } from './step.ts';

const DAY_MS = 86_400_000;

type DemoSubscription = {
  readonly place: number;
  readonly trial?: true;
  readonly since: number;
  readonly days: number;
};

/** Paid subscriptions, trials, and a trial that has ended. */
const demoSubscriptions: readonly DemoSubscription[] = [
  { place: 2, since: 110, days: 365 },
  { place: 2, trial: true, since: 5, days: 14 },
  { place: 1, since: 20, days: 30 },
  { place: 3, since: 11, days: 30 },
  { place: 2, trial: true, since: 16, days: 14 },
  { place: 2, trial: true, since: 12, days: 14 },
];

/** Ends at midnight in Istanbul, like those that the module creates. */
const insert = (
  client: Client,
  salon: string,
  code: string,
  { place, trial }: DemoSubscription,
  from: Date,
  to: Date,
) =>
  client.query(
    `insert into subscription.subscriptions
       (salon_code, code, package_code, package_name, trial, employees, photos, sms, started_at, ends_at)
     select $1, $2, code, name, $4, employees, photos, sms, $5,
       date_trunc('day', $6::timestamptz, 'Europe/Istanbul') + interval '1 day'
     from subscription.packages where place = $3 on conflict do nothing`,
    [salon, code, place, trial ?? false, from, to],
  );

/** Subscriptions of the demo salons. Later steps that use quota write its usage. */
export const subscriptions: Step = {
  name: 'subscriptions',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from subscription.subscriptions limit 1');
      if (rowCount) return 'exists already';
      const random = randomFrom(1_490);
      for (const [index, salon] of salons.entries()) {
        const demo = demoSubscriptions[index % demoSubscriptions.length] as DemoSubscription;
        const from = now - demo.since * DAY_MS;
        const to = new Date(from + demo.days * DAY_MS);
        await insert(client, salon.code, random.code(from), demo, new Date(from), to);
      }
      return String(salons.length);
    }),
};
