import { foldPerson } from '@ayna/auth';
import type { Client } from 'pg';
import { randomPerson } from './people.ts';
import type { Plan } from './plan.ts';
import { randomFrom } from './random.ts';

/** These salons have demo accounts as owners. */
const WITH_DEMO_OWNER = 6;

type Options = { readonly passwordHash: string; readonly now: number };

/** Creates an owner for each further salon, in three statements for any number of salons. */
export const seedOwners = async (
  client: Client,
  salons: Plan['salons'],
  { passwordHash, now }: Options,
): Promise<number> => {
  const random = randomFrom(55_510);
  const at = new Date(now).toISOString();
  const owners = salons.slice(WITH_DEMO_OWNER).map(({ code: salonCode }, index) => {
    const { name, lastname } = randomPerson(random);
    const email = `sahip${index + 1}@ornek.com`;
    const phone = `+90555${1_000_000 + index}`;
    const folded = foldPerson({ name, lastname, email, phone });
    return { salonCode, code: random.code(now), name, lastname, email, phone, folded };
  });
  const insert = (table: string, rows: readonly object[]) =>
    client.query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows),
    ]);
  await insert(
    'auth.people',
    // Keys that are no column of the table are ignored.
    owners.map((owner) => ({
      ...owner,
      person_code: owner.code,
      kind: 'owner',
      admin: false,
      active: true,
      phone_proved_at: at,
      password_changed_at: at,
      created_at: at,
    })),
  );
  await insert(
    'auth.credentials',
    owners.map(({ code }) => ({ owner: code, password_hash: passwordHash })),
  );
  await insert(
    'auth.memberships',
    owners.map(({ salonCode, code }) => ({
      salon_code: salonCode,
      person_code: code,
      role: 'SalonOwner',
      groups: ['Administrator'],
      version: 1,
      created_at: at,
    })),
  );
  return owners.length;
};
