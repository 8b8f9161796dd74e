import { newCode } from '@ayna/kernel/codes';
import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { ensureSigningKey } from './signing-keys.ts';
import { db } from './tables.ts';

type NewSession = {
  readonly person: string;
  readonly hash: string;
  readonly inBrowser: boolean;
  readonly userAgent: string;
  readonly address: string;
  readonly now: number;
  readonly idleUntil: Date;
  readonly endsAt: Date;
  readonly customerOnly: boolean;
};

/** Stores a session with the hash of its first refresh secret. */
const insertSession = async (tx: AcrossTx, session: NewSession): Promise<string> => {
  const { person, hash, inBrowser, userAgent, address, now, idleUntil, endsAt, customerOnly } = session;
  const code = newCode();
  const at = new Date(now);
  await db(tx)
    .insertInto('auth.sessions')
    .values({
      session_code: code,
      person_code: person,
      in_browser: inBrowser,
      user_agent: userAgent,
      address,
      created_at: at,
      seen_at: at,
      idle_until: idleUntil,
      ends_at: endsAt,
      customer_only: customerOnly,
    })
    .execute();
  await db(tx).insertInto('auth.refresh_tokens').values({ hash, session: code, generation: 0 }).execute();
  return code;
};

type SessionPlan = {
  readonly session: Omit<NewSession, 'person'>;
  readonly keyRotation: Parameters<typeof ensureSigningKey>[1];
};

/** Stores a session of this person and returns it with the key that signs its tokens. */
export const openSession = async (tx: AcrossTx, person: string, { session, keyRotation }: SessionPlan) => {
  const code = await insertSession(tx, { ...session, person });
  const key = await ensureSigningKey(tx, keyRotation);
  return { person, session: code, inBrowser: session.inBrowser, key };
};

/** Locks the session of a refresh secret, because several tabs may refresh at once. */
export const lockSessionByHash = async (tx: AcrossTx, hash: string) => {
  const token = await db(tx)
    .selectFrom('auth.refresh_tokens')
    .select('session')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!token) return null;
  const session = await db(tx)
    .selectFrom('auth.sessions')
    .select([
      'session_code as code',
      'person_code as person',
      'in_browser as inBrowser',
      'ended_at as endedAt',
      'idle_until as idleUntil',
      'ends_at as endsAt',
    ])
    .where('session_code', '=', token.session)
    .forUpdate()
    .executeTakeFirstOrThrow();
  // Read after the lock: the transaction that held it may have rotated the secret.
  const secrets = await db(tx)
    .selectFrom('auth.refresh_tokens')
    .select(['hash', 'generation', 'rotated_at as rotatedAt'])
    .where('session', '=', token.session)
    .where((where) =>
      where.or([
        where('hash', '=', hash),
        where(
          'generation',
          '=',
          sql<number>`(select max(generation) from auth.refresh_tokens where session = ${token.session})`,
        ),
      ]),
    )
    .orderBy('generation')
    .execute();
  const used = secrets.find((one) => one.hash === hash);
  const newest = secrets.at(-1);
  if (!used || !newest) throw new Error(`lockSessionByHash: session ${token.session} has no refresh secret`);
  return { ...session, used, steps: newest.generation - used.generation };
};

type Rotation = {
  readonly session: string;
  readonly hash: string;
  readonly nextHash: string;
  readonly generation: number;
};

export const rotateSecret = async (tx: AcrossTx, rotation: Rotation, now: number): Promise<void> => {
  const { session, hash, nextHash, generation } = rotation;
  await db(tx)
    .updateTable('auth.refresh_tokens')
    .set({ rotated_at: new Date(now) })
    .where('hash', '=', hash)
    .execute();
  await db(tx)
    .insertInto('auth.refresh_tokens')
    .values({ hash: nextHash, session, generation: generation + 1 })
    .execute();
};

export const touchSession = async (
  tx: AcrossTx,
  code: string,
  idleUntil: Date,
  now: number,
): Promise<void> => {
  await db(tx)
    .updateTable('auth.sessions')
    .set({ idle_until: idleUntil, seen_at: new Date(now) })
    .where('session_code', '=', code)
    .execute();
};

type SessionEnd = {
  readonly person: string;
  readonly session?: string;
  /** Ends every session except this one. */
  readonly except?: string;
  readonly why: 'signed-out' | 'reuse' | 'new-password' | 'new-contact' | 'deactivated' | 'ended-by-person';
};

/** Returns how many sessions it ended. */
export const endSessions = async (
  tx: AcrossTx,
  { person, session, except, why }: SessionEnd,
  now: number,
): Promise<number> => {
  let ending = db(tx)
    .updateTable('auth.sessions')
    .set({ ended_at: new Date(now), ended_why: why })
    .where('person_code', '=', person)
    .where('ended_at', 'is', null);
  if (session) ending = ending.where('session_code', '=', session);
  if (except) ending = ending.where('session_code', '!=', except);
  const ended = await ending.returning('session_code').execute();
  return ended.length;
};

/** Live sessions of the person, the most recently used first. */
export const listSessions = (tx: PersonTx, now: number) =>
  db(tx)
    .selectFrom('auth.sessions')
    .select([
      'session_code as code',
      'user_agent as userAgent',
      'created_at as createdAt',
      'seen_at as seenAt',
    ])
    .where('person_code', '=', tx.person)
    .where('ended_at', 'is', null)
    .where('idle_until', '>', new Date(now))
    .where('ends_at', '>', new Date(now))
    .orderBy('seen_at', 'desc')
    .orderBy('session_code', 'desc')
    .limit(100)
    .execute();

export const setActiveSalon = async (tx: AcrossTx, session: string, salonCode: string): Promise<void> => {
  await db(tx)
    .updateTable('auth.sessions')
    .set({ active_salon: salonCode })
    .where('session_code', '=', session)
    .execute();
};

/** When the session began and by what, and whether its person has a password. */
export const readPasswordStatus = async (tx: AcrossTx, person: string, session: string) => {
  const row = await db(tx)
    .selectFrom('auth.sessions as s')
    .innerJoin('auth.credentials as c', 'c.owner', 's.person_code')
    .select([
      's.created_at as openedAt',
      's.customer_only as customerOnly',
      sql<boolean>`c.password_hash is not null`.as('hasPassword'),
    ])
    .where('s.session_code', '=', session)
    .where('s.person_code', '=', person)
    .executeTakeFirst();
  return row ?? null;
};

const KNOWN_ADDRESS_MS = 30 * 86_400_000;

/** Whether this person has signed in from this address in the last 30 days. */
export const isKnownAddress = async (
  tx: AcrossTx,
  person: string | null,
  address: string,
  now: number,
): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('auth.sessions')
    .select('session_code')
    .where('person_code', '=', person)
    .where('address', '=', address)
    .where('created_at', '>', new Date(now - KNOWN_ADDRESS_MS))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};
