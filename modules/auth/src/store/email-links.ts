import type { AcrossTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

export type EmailLink = {
  readonly hash: string;
  readonly subject: string;
  readonly email: string;
  /** The session that goes on when the others end. */
  readonly session: string | null;
  readonly expiresAt: Date;
};

/** Replaces the person's earlier link. */
export const putEmailLink = async (tx: AcrossTx, link: EmailLink): Promise<void> => {
  const { hash, subject, email } = link;
  const row = { hash, email, requested_in: link.session, expires_at: link.expiresAt };
  await db(tx)
    .insertInto('auth.email_links')
    .values({ ...row, subject })
    .onConflict((conflict) => conflict.column('subject').doUpdateSet(row))
    .execute();
};

/** Spends the link; null when it is unknown, spent or too old. */
export const takeEmailLink = async (tx: AcrossTx, hash: string, now: number) => {
  const row = await db(tx)
    .deleteFrom('auth.email_links')
    .where('hash', '=', hash)
    .where('expires_at', '>', new Date(now))
    .returning(['subject', 'email', 'requested_in as session'])
    .executeTakeFirst();
  return row ?? null;
};
