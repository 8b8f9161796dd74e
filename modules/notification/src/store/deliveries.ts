import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { platformSalon } from './messages.ts';
import { db } from './tables.ts';

const messages = (tx: AcrossTx) => db(tx).selectFrom('notification.messages');

const counted = {
  sent: sql<number>`count(*) filter (where state = 'accepted')`,
  failed: sql<number>`count(*) filter (where state = 'failed')`,
};

/** Messages per day since the given one, of the days that have any, in Turkish time. */
export const countByDay = (tx: AcrossTx, since: string) =>
  messages(tx)
    .select([
      sql<string>`(planned_at at time zone 'Europe/Istanbul')::date`.as('date'),
      counted.sent.as('sent'),
      counted.failed.as('failed'),
    ])
    .where('planned_at', '>=', sql<Date>`${since}::timestamp at time zone 'Europe/Istanbul'`)
    .groupBy('date')
    .execute();

export const countByChannel = (tx: AcrossTx, since: number) =>
  messages(tx)
    .select([
      sql<'sms' | 'mail'>`channel`.as('channel'),
      counted.sent.as('sent'),
      counted.failed.as('failed'),
      sql<number>`count(*) filter (where state = 'unknown')`.as('unknown'),
      sql<number>`count(*) filter (where state in ('planned', 'handed'))`.as('waiting'),
      sql<Date | null>`max(settled_at) filter (where state = 'accepted')`.as('lastAcceptedAt'),
    ])
    .where('planned_at', '>=', new Date(since))
    .groupBy('channel')
    .execute();

type Criteria = {
  readonly states: readonly string[];
  readonly channel: 'sms' | 'mail' | undefined;
  readonly page: number;
  readonly pageSize: number;
};

/** Without the text: it may be personal. */
export const listDeliveries = async (tx: AcrossTx, { states, channel, page, pageSize }: Criteria) => {
  const found = messages(tx)
    .where('state', 'in', states)
    .$if(channel !== undefined, (all) => all.where('channel', '=', channel ?? 'sms'));
  const rows = await found
    .select([
      'code',
      sql<'sms' | 'mail'>`channel`.as('channel'),
      sql<'planned' | 'handed' | 'failed' | 'unknown'>`state`.as('state'),
      'recipient',
      sql<string | null>`nullif(salon_code, ${platformSalon}::uuid)`.as('salonCode'),
      'planned_at as plannedAt',
      'settled_at as settledAt',
      'attempts',
      'last_error as error',
    ])
    .orderBy('planned_at', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { count } = await found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return { rows, count };
};
