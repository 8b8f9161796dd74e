import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Key = { readonly kid: string; readonly publicKey: string; readonly sealed: string };

type KeyRotation = {
  readonly now: number;
  readonly isDue: (createdAt: Date, now: number) => boolean;
  readonly canUnseal: (key: Key) => Promise<boolean>;
  readonly generate: () => Promise<Key>;
};

const listNewest = (tx: AcrossTx) =>
  db(tx)
    .selectFrom('auth.signing_keys')
    .select(['kid', 'public_key as publicKey', 'sealed', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();

const findUsable = async (
  tx: AcrossTx,
  { now, isDue, canUnseal: canOpen }: KeyRotation,
): Promise<Key | null> => {
  for (const key of await listNewest(tx)) {
    if (!isDue(key.createdAt, now) && (await canOpen(key))) return key;
  }
  return null;
};

/** The current signing key. When a new one is due, one process generates it and the others find it. */
export const ensureSigningKey = async (tx: AcrossTx, rotation: KeyRotation): Promise<Key> => {
  const current = await findUsable(tx, rotation);
  if (current) return current;
  await sql`select pg_advisory_xact_lock(7201429)`.execute(db(tx));
  const generatedMeanwhile = await findUsable(tx, rotation);
  if (generatedMeanwhile) return generatedMeanwhile;
  const key = await rotation.generate();
  await db(tx)
    .insertInto('auth.signing_keys')
    .values({
      kid: key.kid,
      public_key: key.publicKey,
      sealed: key.sealed,
      created_at: new Date(rotation.now),
    })
    .execute();
  return key;
};

export const listPublicKeys = async (tx: AcrossTx, since: Date): Promise<Record<string, unknown>[]> => {
  const rows = await db(tx)
    .selectFrom('auth.signing_keys')
    .select('public_key')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => JSON.parse(row.public_key) as Record<string, unknown>);
};
