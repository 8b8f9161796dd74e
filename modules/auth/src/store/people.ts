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
  /** Null for a guest, who may set one later. */
  readonly passwordHash: string | null;
  readonly now: number;
};

export type Account = {
  readonly code: string;
  readonly name: string;
  readonly lastname: string;
  readonly email: string | null;
  readonly phone: string;
  /** Null for a guest who has not set one. */
  readonly passwordHash: string | null;
  readonly active: boolean;
  readonly phoneVerified: boolean;
};

/** Stores a sign-up whose phone is still to be verified. */
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
      sql<boolean>`p.phone_proved_at is not null`.as('phoneVerified'),
    ]);

/** The account with this verified phone or e-mail, or else the newest unverified sign-up. */
export const findAccount = async (
  tx: AcrossTx,
  by: 'email' | 'phone',
  value: string,
): Promise<Account | null> => {
  const account = await accounts(tx)
    .where(`p.${by}`, '=', value)
    .orderBy(sql`p.phone_proved_at is null`)
    // Anybody can begin as a guest with a number; that must not hide a sign-up that waits for its code.
    .orderBy(sql`c.password_hash is null`)
    .orderBy('p.person_code', 'desc')
    .limit(1)
    .executeTakeFirst();
  return account ?? null;
};

/** Locks the person's row, so that no parallel transaction changes the password. */
export const lockAccount = async (tx: AcrossTx, code: string): Promise<Account | null> =>
  (await accounts(tx).where('p.person_code', '=', code).forUpdate('p').executeTakeFirst()) ?? null;

/** The code of the account that has verified this phone. */
export const findPhoneHolder = async (tx: AcrossTx, phone: string): Promise<string | null> => {
  const row = await db(tx)
    .selectFrom('auth.people')
    .select('person_code')
    .where('phone', '=', phone)
    .where('phone_proved_at', 'is not', null)
    .executeTakeFirst();
  return row?.person_code ?? null;
};

export const findPerson = async (tx: AcrossTx | PersonTx, code: string) => {
  const row = await db(tx)
    .selectFrom('auth.people')
    .selectAll()
    .where('person_code', '=', code)
    .executeTakeFirst();
  return row ?? null;
};

/** Makes parallel verifications of one phone or e-mail wait, so that only one of them gets it. */
const lockIdentifier = async (tx: AcrossTx, identifier: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${identifier}, 7201428))`.execute(db(tx));
};

type SearchFields = { name: string; lastname: string; email: string | null; phone: string };

/**
 * Turns a sign-up into an account and deletes the other sign-ups of the number. Null when another account has
 * the phone. An e-mail that another account has verified meanwhile is left out.
 */
export const verifyPhone = async (
  tx: AcrossTx,
  code: string,
  foldPerson: (person: SearchFields) => string,
  now: number,
) => {
  const person = await findPerson(tx, code);
  if (!person || person.phone_proved_at) return null;
  await lockIdentifier(tx, `phone ${person.phone}`);
  if (person.email) await lockEmail(tx, person.email);
  if (await findPhoneHolder(tx, person.phone)) return null;
  const emailHolder = person.email && (await findEmailHolder(tx, person.email));
  const verified = { ...person, email: emailHolder ? null : person.email };
  await db(tx)
    .updateTable('auth.people')
    .set({ phone_proved_at: new Date(now), email: verified.email, folded: foldPerson(verified) })
    .where('person_code', '=', code)
    .execute();
  await db(tx)
    .deleteFrom('auth.people')
    .where('phone', '=', person.phone)
    .where('phone_proved_at', 'is', null)
    .execute();
  return verified;
};

/** False when another account has verified the number. */
export const changePhone = async (
  tx: AcrossTx,
  code: string,
  phone: string,
  folded: string,
): Promise<boolean> => {
  await lockIdentifier(tx, `phone ${phone}`);
  const holder = await findPhoneHolder(tx, phone);
  if (holder && holder !== code) return false;
  await db(tx).updateTable('auth.people').set({ phone, folded }).where('person_code', '=', code).execute();
  return true;
};

/** The account that has this address. `isVerified` says whether somebody opened a link that was sent there. */
export const findEmailHolder = async (tx: AcrossTx, email: string) => {
  const row = await db(tx)
    .selectFrom('auth.people')
    .select(['person_code as code', 'name', 'lastname', 'phone', 'email_proved_at'])
    .where('email', '=', email)
    .where('phone_proved_at', 'is not', null)
    .executeTakeFirst();
  if (!row) return null;
  const { email_proved_at: verifiedAt, ...holder } = row;
  return { ...holder, isVerified: verifiedAt !== null };
};

export const lockEmail = (tx: AcrossTx, email: string): Promise<void> => lockIdentifier(tx, `email ${email}`);

type EmailChange = {
  readonly email: string | null;
  readonly folded: string;
  readonly verifiedAt: Date | null;
};

/** The address must be free: see `lockEmail` and `findEmailHolder`. */
export const setEmail = async (
  tx: AcrossTx,
  code: string,
  { email, folded, verifiedAt }: EmailChange,
): Promise<void> => {
  await db(tx)
    .updateTable('auth.people')
    .set({ email, folded, email_proved_at: verifiedAt })
    .where('person_code', '=', code)
    .execute();
};

/** Ends the links to a new e-mail too: the thief that the new password keeps out may have requested one. */
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
  await db(tx).deleteFrom('auth.email_links').where('subject', '=', code).execute();
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

/** False when there is no such account. */
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
