import { createHash, randomBytes } from 'node:crypto';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { db } from './tables.ts';

/** The table has only the hash, so reading it does not let anybody see a draft. */
const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type NewPreview = { readonly version: number | null; readonly now: number; readonly expiresAt: number };

/** Stores a link and deletes the salon's expired ones. Returns its token. */
export const insertPreview = async (
  tx: SalonTx,
  { version, now, expiresAt }: NewPreview,
): Promise<string> => {
  await db(tx)
    .deleteFrom('salon.design_previews')
    .where('salon_code', '=', tx.salon)
    .where('expires_at', '<=', new Date(now))
    .execute();
  const token = randomBytes(18).toString('base64url');
  await db(tx)
    .insertInto('salon.design_previews')
    .values({
      salon_code: tx.salon,
      token_hash: hashToken(token),
      version,
      expires_at: new Date(expiresAt),
    })
    .execute();
  return token;
};

type Preview = { readonly salon: SalonKey; readonly version: number | null };

/** What a link that has not expired shows: the salon's draft, or one of its versions. */
export const findPreview = async (tx: AcrossTx, token: string, now: number): Promise<Preview | null> => {
  const row = await db(tx)
    .selectFrom('salon.design_previews')
    .select(['salon_code', 'version'])
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', new Date(now))
    .executeTakeFirst();
  return row ? { salon: tx.keyOf(row.salon_code), version: row.version } : null;
};
