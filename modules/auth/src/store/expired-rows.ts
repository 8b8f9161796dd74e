import type { AcrossTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

const DAY_MS = 86_400_000;
/** Two years and a day, whatever their length: the table refuses to lose younger rows. */
const AUDIT_DAYS = 732;

export const deleteExpired = async (tx: AcrossTx, now: number): Promise<void> => {
  const before = (days: number): Date => new Date(now - days * DAY_MS);
  await db(tx)
    .deleteFrom('auth.people')
    .where('phone_proved_at', 'is', null)
    .where('created_at', '<', before(7))
    .execute();
  await db(tx).deleteFrom('auth.challenges').where('created_at', '<', before(2)).execute();
  await db(tx).deleteFrom('auth.email_links').where('expires_at', '<', before(0)).execute();
  await db(tx).deleteFrom('auth.counts').where('until', '<', before(0)).execute();
  // Ended sessions stay for 90 days, to show from where an account was used.
  await db(tx).deleteFrom('auth.sessions').where('idle_until', '<', before(90)).execute();
  await db(tx).deleteFrom('auth.audit').where('at', '<', before(AUDIT_DAYS)).execute();
  await db(tx).deleteFrom('auth.signing_keys').where('created_at', '<', before(40)).execute();
};
