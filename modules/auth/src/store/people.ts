import type { AcrossTx, PersonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type NewPerson = {
  readonly code: string;
  readonly kind: string;
  readonly name: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string;
  readonly folded: string;
  readonly passwordHash: string;
  readonly now: number;
};

export type Account = {
  readonly code: string;
  readonly name: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string;
  readonly passwordHash: string;
  readonly active: boolean;
  readonly proved: boolean;
};

/** Somebody who signs up; the phone is still to be proved. */
export const insertPerson = async (tx: AcrossTx, person: NewPerson): Promise<void> => {
  const { code, passwordHash, now, ...rest } = person;
  const at = new Date(now);
  await db(tx)
    .insertInto('auth.people')
    .values({ ...rest, person_code: code, created_at: at, password_changed_at: at })
    .execute();
  await db(tx).insertInto('auth.credentials').values({ owner: code, password_hash: passwordHash }).execute();
};

const accounts = (tx: AcrossTx) =>
  db(tx)
    .selectFrom('auth.people as p')
    .innerJoin('auth.credentials as c', 'c.owner', 'p.person_code')
    .select([
      'p.person_code as code',
      'p.name',
      'p.lastname',
      'p.email',
      'p.phone',
      'p.active',
      'c.password_hash as passwordHash',
      sql<boolean>`p.phone_proved_at is not null`.as('proved'),
    ]);

/** Whoever has proved it, or else the newest sign-up that still waits. */
export const findAccount = async (
  tx: AcrossTx,
  by: 'email' | 'phone',
  value: string,
): Promise<Account | null> => {
  const found = await accounts(tx)
    .where(`p.${by}`, '=', value)
    .orderBy(sql`p.phone_proved_at is null`)
    .orderBy('p.person_code', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found ?? null;
};

/** The person's row is held until the transaction ends, so that nobody changes the password in between. */
export const lockAccount = async (tx: AcrossTx, code: string): Promise<Account | null> =>
  (await accounts(tx).where('p.person_code', '=', code).forUpdate('p').executeTakeFirst()) ?? null;

/** The account that has proved this phone. */
export const provedByPhone = async (tx: AcrossTx, phone: string): Promise<string | null> => {
  const row = await db(tx)
    .selectFrom('auth.people')
    .select('person_code')
    .where('phone', '=', phone)
    .where('phone_proved_at', 'is not', null)
    .executeTakeFirst();
  return row?.person_code ?? null;
};

export const personByCode = async (tx: AcrossTx | PersonTx, code: string) => {
  const row = await db(tx)
    .selectFrom('auth.people')
    .selectAll()
    .where('person_code', '=', code)
    .executeTakeFirst();
  return row ?? null;
};

/** One at a time per phone and per address: two that prove at once must not both have it. */
const queueFor = async (tx: AcrossTx, what: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${what}, 7201428))`.execute(db(tx));
};

type Foldable = { name: string; lastname: string; email: string | null; phone: string };

/**
 * The phone is proved: the sign-up becomes an account, and the other sign-ups of that number are gone. Null
 * where somebody else has the phone. An e-mail that somebody has meanwhile is left to them.
 */
export const provePhone = async (
  tx: AcrossTx,
  code: string,
  foldedOf: (person: Foldable) => string,
  now: number,
) => {
  const person = await personByCode(tx, code);
  if (!person || person.phone_proved_at) return null;
  await queueFor(tx, `phone ${person.phone}`);
  if (person.email) await queueFor(tx, `email ${person.email}`);
  if (await provedByPhone(tx, person.phone)) return null;
  const taken = await db(tx)
    .selectFrom('auth.people')
    .select('person_code')
    .where('email', '=', person.email)
    .where('phone_proved_at', 'is not', null)
    .executeTakeFirst();
  const proved = { ...person, email: taken ? null : person.email };
  await db(tx)
    .updateTable('auth.people')
    .set({ phone_proved_at: new Date(now), email: proved.email, folded: foldedOf(proved) })
    .where('person_code', '=', code)
    .execute();
  await db(tx)
    .deleteFrom('auth.people')
    .where('phone', '=', person.phone)
    .where('phone_proved_at', 'is', null)
    .execute();
  return proved;
};

/** False where somebody else has proved the number. */
export const takePhone = async (
  tx: AcrossTx,
  code: string,
  phone: string,
  folded: string,
): Promise<boolean> => {
  await queueFor(tx, `phone ${phone}`);
  const holder = await provedByPhone(tx, phone);
  if (holder && holder !== code) return false;
  await db(tx).updateTable('auth.people').set({ phone, folded }).where('person_code', '=', code).execute();
  return true;
};

export const setPassword = async (tx: AcrossTx, code: string, hash: string, now: number): Promise<void> => {
  await db(tx)
    .updateTable('auth.credentials')
    .set({ password_hash: hash })
    .where('owner', '=', code)
    .execute();
  await db(tx)
    .updateTable('auth.people')
    .set({ password_changed_at: new Date(now) })
    .where('person_code', '=', code)
    .execute();
};

type Profile = {
  readonly name: string;
  readonly lastname: string;
  readonly image_url: string | null;
  readonly folded: string;
};

export const setProfile = async (tx: AcrossTx, code: string, profile: Profile): Promise<void> => {
  await db(tx).updateTable('auth.people').set(profile).where('person_code', '=', code).execute();
};

/** False where there is no such account. */
export const setPersonActive = async (tx: AcrossTx, code: string, active: boolean): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('auth.people')
    .set({ active })
    .where('person_code', '=', code)
    .where('phone_proved_at', 'is not', null)
    .returning('person_code')
    .executeTakeFirst();
  return row !== undefined;
};
