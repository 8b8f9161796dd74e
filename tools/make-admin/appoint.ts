import { randomUUIDv7 } from 'node:crypto';
import { hashPassword } from '@ayna/auth';
import type { Client } from 'pg';
import { insertAccount } from '../database/accounts.ts';

export type Appointed = {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly lastname: string;
};

const note = (client: Client, code: string, action: string): Promise<unknown> =>
  client.query(
    'insert into auth.audit (code, at, action, subject, request_id) values ($1, now(), $2, $3, $4)',
    [randomUUIDv7(), action, code, 'make-admin'],
  );

/**
 * Makes somebody an Admin. Whoever has an account with both the e-mail and the phone keeps it and its
 * password; with only one of them it is somebody else's, and nothing is done.
 */
export const appoint = async (
  client: Client,
  about: Appointed,
  password: () => Promise<string>,
): Promise<'raised' | 'made'> => {
  const { rows } = await client.query<{ code: string; same: boolean }>(
    `select person_code as code, email = $1 and phone = $2 as same from auth.people
     where phone_proved_at is not null and (email = $1 or phone = $2)`,
    [about.email, about.phone],
  );
  const [found] = rows;
  if (found && (!found.same || rows.length > 1))
    throw new Error('The e-mail or the phone belongs to another account.');
  if (found) {
    await client.query('update auth.people set admin = true, active = true where person_code = $1', [
      found.code,
    ]);
    await note(client, found.code, 'made-admin');
    return 'raised';
  }
  const code = randomUUIDv7();
  const passwordHash = await hashPassword(await password());
  await client.query('begin');
  await insertAccount(client, {
    ...about,
    code,
    kind: 'customer',
    passwordHash,
    admin: true,
    at: new Date(),
  });
  await note(client, code, 'made-admin');
  await client.query('commit');
  return 'made';
};
