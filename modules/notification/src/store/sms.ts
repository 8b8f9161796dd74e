import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

/** What the provider calls the SMS that this number got lately, as far as we know. */
export const refsOf = async (tx: AcrossTx, recipient: string): Promise<string[]> => {
  const rows = await db(tx)
    .selectFrom('notification.messages')
    .select('provider_ref as ref')
    .where('channel', '=', 'sms')
    .where('recipient', '=', recipient)
    .where('handed_at', '>', sql<Date>`now() - interval '1 day'`)
    .where('provider_ref', 'is not', null)
    .execute();
  return rows.flatMap(({ ref }) => ref ?? []);
};

type Doubtful = { readonly code: string; readonly recipient: string; readonly handedAt: number };

/**
 * SMS of the last half hour that may or may not have been taken, oldest first. Younger than a minute,
 * somebody may still be at it; older than half an hour, another question brings nothing new.
 */
export const doubtfulSms = async (tx: AcrossTx): Promise<Doubtful[]> => {
  const rows = await db(tx)
    .selectFrom('notification.messages')
    .select(['code', 'recipient', 'handed_at'])
    .where('channel', '=', 'sms')
    .where('state', 'in', ['handed', 'unknown'])
    .where('handed_at', '<', sql<Date>`now() - interval '1 minute'`)
    .where('handed_at', '>', sql<Date>`now() - interval '30 minutes'`)
    .orderBy('handed_at')
    .limit(20)
    .execute();
  return rows.flatMap(({ handed_at, ...rest }) =>
    handed_at ? [{ ...rest, handedAt: handed_at.getTime() }] : [],
  );
};

const none = { planned: 0, handed: 0, accepted: 0, failed: 0, unknown: 0, parts: 0 };

/** SMS of this month and the last, as the calendar in Turkey has them. `parts` is what the provider bills. */
export const countSms = async (tx: AcrossTx, now: number) => {
  const thisMonth = sql<Date>`date_trunc('month', ${new Date(now)}::timestamptz, 'Europe/Istanbul')`;
  const rows = await db(tx)
    .selectFrom('notification.messages')
    .select((of) => [
      sql<boolean>`planned_at >= ${thisMonth}`.as('isThis'),
      'state',
      of.fn.countAll<number>().as('count'),
      sql<number>`sum(parts)::int8`.as('parts'),
    ])
    .where('channel', '=', 'sms')
    .where('planned_at', '>=', sql<Date>`${thisMonth} - interval '1 month'`)
    .groupBy(['isThis', 'state'])
    .execute();
  const month = (isThis: boolean) => {
    const own = rows.filter((row) => row.isThis === isThis);
    const counts = Object.fromEntries(own.map(({ state, count }) => [state, count]));
    return { ...none, ...counts, parts: own.find(({ state }) => state === 'accepted')?.parts ?? 0 };
  };
  return { thisMonth: month(true), lastMonth: month(false) };
};
