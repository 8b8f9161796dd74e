import { foldedPerson, hashPassword } from '@ayna/auth';
import { auth, type Session } from '@ayna/contracts/auth';
import { newCode } from '@ayna/kernel/codes';
import type { TestApp } from '@ayna/kernel/testkit/app';
import type { Standing } from './expectation.ts';

/** Stands in every name of the other salon, and may be seen by nobody outside of it but Admin. */
export const canary = 'Kanarya';

const password = 'mavi-tren-bulut';

export const salons = { here: newCode(), there: newCode(), nowhere: newCode() } as const;

type Cast = {
  readonly name: string;
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  readonly admin?: true;
  readonly owner?: true;
  /** What becomes of the token after signing in. */
  readonly token?: 'none' | 'expired' | 'forged' | 'refresh' | 'deactivated';
};

const here = (...groups: string[]) => ({ groups: { [salons.here]: groups } });

/** The thirteen actors of the matrix. */
export const cast: readonly Cast[] = [
  { name: 'anonymous', token: 'none' },
  { name: 'expired', token: 'expired', ...here('Administrator') },
  { name: 'forged', token: 'forged', ...here('Administrator') },
  { name: 'refresh as access', token: 'refresh', ...here('Administrator') },
  { name: 'Customer' },
  { name: 'Employee with no right', ...here() },
  { name: 'Employee with an own right', ...here('update-appointment-status') },
  { name: 'Employee with an -all right', ...here('update-appointment-status-all') },
  { name: 'Receptionist', ...here('Receptionist') },
  { name: 'owner of this salon', owner: true, ...here('Administrator') },
  { name: 'owner of another', owner: true, groups: { [salons.there]: ['Administrator'] } },
  { name: 'just deactivated', token: 'deactivated', ...here('Administrator') },
  { name: 'Admin', admin: true },
];

export type Actor = {
  readonly name: string;
  readonly code: string;
  readonly standing: Standing;
  readonly token: string | undefined;
};

type Row = { readonly code: string; readonly phone: string; readonly cast: Cast; readonly hash: string };

let counted = 0;

const insertPerson = (app: TestApp, { code, phone, cast, hash }: Row): Promise<void> =>
  app.database.asAdmin(async (client) => {
    const named = {
      name: cast.name.replaceAll(/[^\p{L} ]/gu, ''),
      lastname: cast.groups?.[salons.there] ? canary : 'Yildiz',
    };
    const email = `${code}@ornek.com`;
    await client.query(
      `insert into auth.people (person_code, kind, name, lastname, email, phone, folded, admin, phone_proved_at, password_changed_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now(), now())`,
      [
        code,
        cast.owner ? 'owner' : 'customer',
        named.name,
        named.lastname,
        email,
        phone,
        foldedPerson({ ...named, email, phone }),
        cast.admin ?? false,
      ],
    );
    await client.query('insert into auth.credentials (owner, password_hash) values ($1, $2)', [code, hash]);
    for (const [salon, groups] of Object.entries(cast.groups ?? {})) {
      await client.query(
        `insert into auth.memberships (salon_code, person_code, role, groups, created_at) values ($1, $2, $3, $4, now())`,
        [salon, code, cast.owner ? 'SalonOwner' : 'Employee', groups],
      );
      // Under the person's own code, so that a call which names somebody names an employee too.
      await client.query(
        `insert into employee.employees (salon_code, code, user_code, name, lastname, position, title, work_hours, all_services, service_codes)
         values ($1, $2, $2, $3, $4, 'Employee', '', '[]', true, '{}')`,
        [salon, code, named.name, named.lastname],
      );
    }
  });

const signIn = async (app: TestApp, phone: string): Promise<Session> => {
  const response = await fetch(new URL(auth.routes.signInPhone.path, app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  if (!response.ok) throw new Error(`sign-in answers ${response.status}: ${await response.text()}`);
  return (await response.json()) as Session;
};

/** The same claims, signed by nobody we know. */
const forge = (token: string): string => {
  const [head, body, signature = ''] = token.split('.');
  const flipped = signature.startsWith('A') ? 'B' : 'A';
  return [head, body, flipped + signature.slice(1)].join('.');
};

const tokenFor = (cast: Cast, session: Session, expired: string): string | undefined => {
  if (cast.token === 'none') return undefined;
  if (cast.token === 'expired') return expired;
  if (cast.token === 'forged') return forge(session.accessToken);
  return cast.token === 'refresh' ? session.refreshToken : session.accessToken;
};

/** Everybody of the matrix, with real accounts, signed in for real. `longAgo` makes a token that has run out. */
export const actorsOf = async (
  app: TestApp,
  longAgo: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Actor[]> => {
  const hash = await hashPassword(password);
  const actors: Actor[] = [];
  for (const one of cast) {
    counted += 1;
    const row = { code: newCode(), phone: `+905320${String(counted).padStart(6, '0')}`, cast: one, hash };
    await insertPerson(app, row);
    const session = await signIn(app, row.phone);
    const expired = one.token === 'expired' ? await longAgo(() => signIn(app, row.phone)) : session;
    if (one.token === 'deactivated')
      await app.database.asAdmin((client) =>
        client.query('update auth.people set active = false where person_code = $1', [row.code]),
      );
    actors.push({
      name: one.name,
      code: row.code,
      token: tokenFor(one, session, expired.accessToken),
      standing: {
        live: one.token === undefined,
        admin: one.admin ?? false,
        active: Object.keys(one.groups ?? {})[0] ?? null,
        groups: one.groups ?? {},
      },
    });
  }
  return actors;
};
