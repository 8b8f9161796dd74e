import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Key = { readonly kid: string; readonly publicKey: string; readonly sealed: string };

type Making = {
  readonly now: number;
  readonly isDue: (createdAt: Date, now: number) => boolean;
  readonly canOpen: (key: Key) => Promise<boolean>;
  readonly make: () => Promise<Key>;
};

const newest = (tx: AcrossTx) =>
  db(tx)
    .selectFrom('auth.signing_keys')
    .select(['kid', 'public_key as publicKey', 'sealed', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .limit(3)
    .execute();

const usable = async (tx: AcrossTx, { now, isDue, canOpen }: Making): Promise<Key | null> => {
  for (const key of await newest(tx)) {
    if (!isDue(key.createdAt, now) && (await canOpen(key))) return key;
  }
  return null;
};

/** The key to sign with. Where it is time for a new one, one process makes it and the others find it. */
export const signingKey = async (tx: AcrossTx, making: Making): Promise<Key> => {
  const known = await usable(tx, making);
  if (known) return known;
  await sql`select pg_advisory_xact_lock(7201429)`.execute(db(tx));
  const madeMeanwhile = await usable(tx, making);
  if (madeMeanwhile) return madeMeanwhile;
  const key = await making.make();
  await db(tx)
    .insertInto('auth.signing_keys')
    .values({
      kid: key.kid,
      public_key: key.publicKey,
      sealed: key.sealed,
      created_at: new Date(making.now),
    })
    .execute();
  return key;
};

export const publicKeys = async (tx: AcrossTx, since: Date): Promise<Record<string, unknown>[]> => {
  const rows = await db(tx)
    .selectFrom('auth.signing_keys')
    .select('public_key')
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => JSON.parse(row.public_key) as Record<string, unknown>);
};
