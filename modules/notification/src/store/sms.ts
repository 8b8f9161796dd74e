import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { SmsProviderName } from '../rules/sms-route.ts';
import { db } from './tables.ts';

/** The provider's job ids of the SMS that this number got in the last day. */
export const listProviderRefs = async (tx: AcrossTx, recipient: string): Promise<string[]> => {
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

type UnconfirmedSms = {
  readonly code: string;
  readonly recipient: string;
  readonly handedAt: number;
  readonly provider: SmsProviderName;
};

/**
 * SMS of the last half hour whose outcome is unknown, oldest first. Within the first minute another process may
 * still be sending; after half an hour the report does not change any more.
 */
export const listUnconfirmedSms = async (tx: AcrossTx): Promise<UnconfirmedSms[]> => {
  const rows = await db(tx)
    .selectFrom('notification.messages')
    .select(['code', 'recipient', 'handed_at', 'provider'])
    .where('channel', '=', 'sms')
    .where('state', 'in', ['handed', 'unknown'])
    .where('handed_at', '<', sql<Date>`now() - interval '1 minute'`)
    .where('handed_at', '>', sql<Date>`now() - interval '30 minutes'`)
    .orderBy('handed_at')
    .limit(20)
    .execute();
  return rows.flatMap(({ handed_at, provider, ...rest }) =>
    handed_at
      ? [
          {
            ...rest,
            handedAt: handed_at.getTime(),
            provider: (provider ?? 'netgsm') as SmsProviderName,
          },
        ]
      : [],
  );
};

/** Deletes secret texts that were kept to be sent again: nobody asks about their SMS any more. */
export const deleteOldSecrets = async (tx: AcrossTx): Promise<void> => {
  await db(tx)
    .updateTable('notification.messages')
    .set({ body: '' })
    .where('channel', '=', 'sms')
    .where('state', '=', 'unknown')
    .where('secret', '=', true)
    .where('body', '<>', '')
    .where('handed_at', '<', sql<Date>`now() - interval '30 minutes'`)
    .execute();
};

const zeroCounts = { planned: 0, handed: 0, accepted: 0, failed: 0, unknown: 0, parts: 0 };

/** The SMS of this month and the last, in Turkish time. `parts` is what the provider bills. */
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
  const countMonth = (isThis: boolean) => {
    const monthRows = rows.filter((row) => row.isThis === isThis);
    const counts = Object.fromEntries(monthRows.map(({ state, count }) => [state, count]));
    return {
      ...zeroCounts,
      ...counts,
      parts: monthRows.find(({ state }) => state === 'accepted')?.parts ?? 0,
    };
  };
  return { thisMonth: countMonth(true), lastMonth: countMonth(false) };
};
