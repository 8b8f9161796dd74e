import { foldedPerson, hashPassword } from '@ayna/auth';
import { auth } from '@ayna/contracts/auth';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { type EmployeeForm, employeeForm, salonForm, serviceForm } from './texts.ts';
import { clientWith, startWorld, type World } from './world.ts';

const { routes } = employee;
const password = 'mavi-tren-bulut';

let counted = 0;

/** A number that no other person of this file has. */
export const newPhone = (): string => {
  counted += 1;
  return `+90535${String(counted).padStart(7, '0')}`;
};

type About = { name: string; phone: string; email: string | null };

/** Somebody with a proved phone, signed in. */
const personIn = async (world: World, hash: string, more: Partial<About>) => {
  const about = { name: 'Ayla', lastname: 'Kara', phone: newPhone(), ...more };
  const email = more.email === undefined ? `${newCode()}@ornek.com` : more.email;
  const { name, lastname, phone } = about;
  const code = newCode();
  await world.rows(
    `insert into auth.people (person_code, kind, name, lastname, email, phone, folded, phone_proved_at, password_changed_at, created_at)
     values ($1, 'customer', $2, $3, $4, $5, $6, now(), now(), now())`,
    [code, name, lastname, email, phone, foldedPerson({ name, lastname, phone, email: email ?? '' })],
  );
  await world.rows('insert into auth.credentials (owner, password_hash) values ($1, $2)', [code, hash]);
  const session = await clientWith(world, null).call(auth.routes.signInPhone, { body: { phone, password } });
  return { ...about, email, code, ...clientWith(world, session.accessToken) };
};

export type TestPerson = Awaited<ReturnType<typeof personIn>>;

const usedIn = async ({ rows }: World, salonCode: string): Promise<number> => {
  const [row] = await rows<{ used: number }>(
    "select used from subscription.quota_usage where salon_code = $1 and kind = 'employees'",
    [salonCode],
  );
  return row?.used ?? 0;
};

const teamOf = (salonCode: string, as: TestPerson, left?: 'true') =>
  as.call(routes.bySalon, { params: { salonCode }, query: { left } });

/** A salon as its owner opens it, with room for so many and the owner in it. */
const openIn = async (world: World, owner: TestPerson, seats: number) => {
  const { code: salonCode } = await owner.call(salon.routes.create, {
    body: salonForm(`salon-${newCode().slice(-12)}`),
  });
  await world.rows('update subscription.subscriptions set employees = $2 where salon_code = $1', [
    salonCode,
    seats,
  ]);
  await eventually(async () => {
    if ((await usedIn(world, salonCode)) !== 1) throw new Error('the owner is not counted yet');
  });
  const [self] = await teamOf(salonCode, owner);
  if (!self) throw new Error('the owner is no employee');
  return { salonCode, owner, self };
};

export type OpenSalon = Awaited<ReturnType<typeof openIn>>;
type Form = Partial<EmployeeForm>;

const add = ({ salonCode, owner }: OpenSalon, more: Form = {}) =>
  owner.call(routes.create, { body: employeeForm(salonCode, more) });

const addService = ({ salonCode, owner }: OpenSalon, name = 'Kesim') =>
  owner.call(service.routes.create, { body: serviceForm(salonCode, name) });

const accept = (as: TestPerson, token: string) => as.call(routes.acceptInvitation, { body: { token } });

/** The token of the newest of so many invitations that went to this number. */
const tokenSent = ({ netgsm }: World, phone: string, count: number): Promise<string> =>
  eventually(() => {
    const sent = netgsm.sent.filter(
      ({ number, text }) => number === phone.slice(1) && text.includes('/davet/'),
    );
    if (sent.length !== count) throw new Error(`${sent.length} invitations, not ${count}`);
    return /\/davet\/([\w-]+)$/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  });

export const teamApp = async () => {
  const world = await startWorld();
  const { app, heard, clock, mail, netgsm, rows, close } = world;
  const hash = await hashPassword(password);
  const person = (more: Partial<About> = {}) => personIn(world, hash, more);
  const tokenTo = (phone: string, count = 1) => tokenSent(world, phone, count);
  return {
    clock,
    mail,
    netgsm,
    rows,
    person,
    tokenTo,
    teamOf,
    add,
    addService,
    accept,
    boss: app.boss,
    ctxFor: app.ctxFor,
    visitor: clientWith(world, null),
    openSalon: async (seats = 6) => openIn(world, await person({ name: 'Zehra' }), seats),
    used: (salonCode: string) => usedIn(world, salonCode),
    /** Somebody who was invited and accepted. */
    hire: async (open: OpenSalon, more: Form = {}) => {
      const someone = await person({ name: 'Mert' });
      const { code } = await add(open, { ...more, phone: someone.phone, invite: true });
      await accept(someone, await tokenTo(someone.phone));
      return { ...someone, employeeCode: code };
    },
    told: (code: string) => heard.map(({ data }) => data).filter((data) => data.code === code),
    /** The schedule's own work, without waiting for its minutes. */
    settleSeats: () => app.boss.send('employee.job.settle-seats', {}),
    [Symbol.asyncDispose]: close,
  };
};

export type TeamApp = Awaited<ReturnType<typeof teamApp>>;

/** What a call that is refused says. */
export const refusal = (code: string, status?: number) => ({
  body: { code },
  ...(status !== undefined && { status }),
});
