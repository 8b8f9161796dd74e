import { randomUUIDv7 } from 'node:crypto';
import { hashPassword } from '@ayna/auth';
import type { Client } from 'pg';
import { insertAccount } from '../database/accounts.ts';

export type AdminDetails = {
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly lastname: string;
};

const writeAudit = (client: Client, code: string, action: string): Promise<unknown> =>
  client.query(
    'insert into auth.audit (code, at, action, subject, request_id) values ($1, now(), $2, $3, $4)',
    [randomUUIDv7(), action, code, 'make-admin'],
  );

/**
 * Makes somebody an Admin. An existing account with both the e-mail and the phone keeps its password. If only
 * one of the two matches, the account belongs to somebody else and nothing changes.
 */
export const makeAdmin = async (
  client: Client,
  details: AdminDetails,
  password: () => Promise<string>,
): Promise<'promoted' | 'created'> => {
  const { rows } = await client.query<{ code: string; same: boolean }>(
    `select person_code as code, email = $1 and phone = $2 as same from auth.people
     where phone_proved_at is not null and (email = $1 or phone = $2)`,
    [details.email, details.phone],
  );
  const [account] = rows;
  if (account && (!account.same || rows.length > 1))
    throw new Error('The e-mail or the phone belongs to another account.');
  if (account) {
    await client.query('update auth.people set admin = true, active = true where person_code = $1', [
      account.code,
    ]);
    await writeAudit(client, account.code, 'made-admin');
    return 'promoted';
  }
  const code = randomUUIDv7();
  const passwordHash = await hashPassword(await password());
  await client.query('begin');
  await insertAccount(client, {
    ...details,
    code,
    kind: 'customer',
    passwordHash,
    admin: true,
    at: new Date(),
  });
  await writeAudit(client, code, 'made-admin');
  await client.query('commit');
  return 'created';
};
