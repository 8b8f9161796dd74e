import { foldPerson, hashPassword } from '@ayna/auth';
import { auth, type Session } from '@ayna/contracts/auth';
import { newCode } from '@ayna/kernel/codes';
import type { TestApp } from '@ayna/kernel/testkit/app';
import type { ActorState } from './expectation.ts';

/** Is part of every name in the other salon. Only its members and Admin may ever receive it. */
export const canary = 'Kanarya';

const password = 'mavi-tren-bulut';

export const salons = { here: newCode(), there: newCode(), nowhere: newCode() } as const;

type ActorSpec = {
  readonly name: string;
  readonly groups?: Readonly<Record<string, readonly string[]>>;
  readonly admin?: true;
  readonly owner?: true;
  /** What happens to the token after signing in. */
  readonly token?: 'none' | 'expired' | 'forged' | 'refresh' | 'deactivated' | 'by code';
};

const here = (...groups: string[]) => ({ groups: { [salons.here]: groups } });

/** The fifteen actors of the matrix. */
export const actorSpecs: readonly ActorSpec[] = [
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
  { name: 'owner by a code alone', owner: true, token: 'by code', ...here('Administrator') },
  { name: 'Admin by a code alone', admin: true, token: 'by code' },
  { name: 'Admin', admin: true },
];

export type Actor = {
  readonly name: string;
  readonly code: string;
  readonly state: ActorState;
  readonly token: string | undefined;
};

type PersonRow = {
  readonly code: string;
  readonly phone: string;
  readonly spec: ActorSpec;
  readonly hash: string;
};

let actorCount = 0;

const insertPerson = (app: TestApp, { code, phone, spec, hash }: PersonRow): Promise<void> =>
  app.database.asAdmin(async (client) => {
    const fullName = {
      name: spec.name.replaceAll(/[^\p{L} ]/gu, ''),
      lastname: spec.groups?.[salons.there] ? canary : 'Yildiz',
    };
    const email = `${code}@ornek.com`;
    await client.query(
      `insert into auth.people (person_code, kind, name, lastname, email, phone, folded, admin, phone_proved_at, password_changed_at, created_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, now(), now(), now())`,
      [
        code,
        spec.owner ? 'owner' : 'customer',
        fullName.name,
        fullName.lastname,
        email,
        phone,
        foldPerson({ ...fullName, email, phone }),
        spec.admin ?? false,
      ],
    );
    await client.query('insert into auth.credentials (owner, password_hash) values ($1, $2)', [code, hash]);
    for (const [salon, groups] of Object.entries(spec.groups ?? {})) {
      await client.query(
        `insert into auth.memberships (salon_code, person_code, role, groups, created_at) values ($1, $2, $3, $4, now())`,
        [salon, code, spec.owner ? 'SalonOwner' : 'Employee', groups],
      );
      // The employee has the person's code, so that a code in a call identifies both.
      await client.query(
        `insert into employee.employees (salon_code, code, user_code, name, lastname, position, title, work_hours, all_services, service_codes)
         values ($1, $2, $2, $3, $4, 'Employee', '', '[]', true, '{}')`,
        [salon, code, fullName.name, fullName.lastname],
      );
    }
  });

const signIn = async (app: TestApp, phone: string): Promise<Session> => {
  const response = await fetch(new URL(auth.routes.signInPhone.path, app.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, password }),
  });
  if (!response.ok) throw new Error(`sign-in failed with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Session;
};

/** The same claims with an invalid signature. */
const forgeSignature = (token: string): string => {
  const [head, body, signature = ''] = token.split('.');
  const flipped = signature.startsWith('A') ? 'B' : 'A';
  return [head, body, flipped + signature.slice(1)].join('.');
};

const tokenFor = (spec: ActorSpec, session: Session, expired: string): string | undefined => {
  if (spec.token === 'none') return undefined;
  if (spec.token === 'expired') return expired;
  if (spec.token === 'forged') return forgeSignature(session.accessToken);
  return spec.token === 'refresh' ? session.refreshToken : session.accessToken;
};

/** Creates all actors with real accounts and sessions. `anHourAgo` signs in with a shifted clock, for an expired token. */
export const createActors = async (
  app: TestApp,
  anHourAgo: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<Actor[]> => {
  const hash = await hashPassword(password);
  const actors: Actor[] = [];
  for (const spec of actorSpecs) {
    actorCount += 1;
    const row = { code: newCode(), phone: `+905320${String(actorCount).padStart(6, '0')}`, spec, hash };
    await insertPerson(app, row);
    const session = await signIn(app, row.phone);
    const expired = spec.token === 'expired' ? await anHourAgo(() => signIn(app, row.phone)) : session;
    if (spec.token === 'deactivated')
      await app.database.asAdmin((client) =>
        client.query('update auth.people set active = false where person_code = $1', [row.code]),
      );
    const isByCode = spec.token === 'by code';
    if (isByCode)
      await app.database.asAdmin((client) =>
        client.query('update auth.sessions set customer_only = true where person_code = $1', [row.code]),
      );
    const groups = isByCode ? {} : (spec.groups ?? {});
    actors.push({
      name: spec.name,
      code: row.code,
      token: tokenFor(spec, session, expired.accessToken),
      state: {
        live: spec.token === undefined || isByCode,
        admin: spec.admin === true && !isByCode,
        customerOnly: isByCode,
        active: Object.keys(groups)[0] ?? null,
        groups,
      },
    });
  }
  return actors;
};
