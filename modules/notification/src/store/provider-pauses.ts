import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { Pause, SmsProviderName } from '../rules/sms-route.ts';
import { db } from './tables.ts';

export const readPauses = async (tx: AcrossTx): Promise<Pause[]> => {
  const rows = await db(tx)
    .selectFrom('notification.provider_pauses')
    .select(['provider', 'failures', 'until'])
    .execute();
  return rows.map(({ provider, failures, until }) => ({
    provider: provider as SmsProviderName,
    failures,
    until: until.getTime(),
  }));
};

/** A failure while the provider is paused anyway, such as that of a message under way, does not lengthen the pause. */
export const pauseProvider = async (
  tx: AcrossTx,
  { provider, failures, until }: Pause,
  { why, now }: { readonly why: string; readonly now: number },
): Promise<void> => {
  await sql`
    insert into notification.provider_pauses as stored (provider, failures, why, until)
    values (${provider}, ${failures}, ${why.slice(0, 200)}, ${new Date(until)})
    on conflict (provider) do update set failures = excluded.failures, why = excluded.why, until = excluded.until
    where stored.until <= ${new Date(now)}
  `.execute(db(tx));
};

/** The provider accepted an SMS. */
export const endPause = async (tx: AcrossTx, provider: SmsProviderName): Promise<void> => {
  await db(tx).deleteFrom('notification.provider_pauses').where('provider', '=', provider).execute();
};
