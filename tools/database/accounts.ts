import { foldPerson } from '@ayna/auth';
import type { Client } from 'pg';

export type NewAccount = {
  readonly code: string;
  readonly kind: 'owner' | 'customer';
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly phone: string;
  readonly passwordHash: string;
  readonly admin: boolean;
  readonly at: Date;
};

/** Inserts an account whose phone counts as verified; only tools may do that. */
export const insertAccount = async (client: Client, account: NewAccount): Promise<void> => {
  const { code, kind, name, lastname, email, phone, passwordHash, admin, at } = account;
  await client.query(
    `insert into auth.people (person_code, kind, name, lastname, email, phone, folded, admin,
       phone_proved_at, password_changed_at, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9, $9)`,
    [code, kind, name, lastname, email, phone, foldPerson(account), admin, at],
  );
  await client.query('insert into auth.credentials (owner, password_hash) values ($1, $2)', [
    code,
    passwordHash,
  ]);
};
