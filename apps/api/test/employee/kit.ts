import { foldPerson, hashPassword } from '@ayna/auth';
import { auth } from '@ayna/contracts/auth';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { clientWith, startTeamProduct, type TeamProduct } from './team-product.ts';
import { type EmployeeForm, employeeForm, salonForm, serviceForm } from './texts.ts';

const { routes } = employee;
const password = 'mavi-tren-bulut';

let phoneCount = 0;

/** A phone that no other person in this process uses. */
export const newPhone = (): string => {
  phoneCount += 1;
  return `+90535${String(phoneCount).padStart(7, '0')}`;
};

type PersonFields = { name: string; phone: string; email: string | null };

/** Creates a person with a verified phone, signed in. */
const createPerson = async (product: TeamProduct, hash: string, more: Partial<PersonFields>) => {
  const about = { name: 'Ayla', lastname: 'Kara', phone: newPhone(), ...more };
  const email = more.email === undefined ? `${newCode()}@ornek.com` : more.email;
  const { name, lastname, phone } = about;
  const code = newCode();
  await product.rows(
    `insert into auth.people (person_code, kind, name, lastname, email, phone, folded, phone_proved_at, password_changed_at, created_at)
     values ($1, 'customer', $2, $3, $4, $5, $6, now(), now(), now())`,
    [code, name, lastname, email, phone, foldPerson({ name, lastname, phone, email: email ?? '' })],
  );
  await product.rows('insert into auth.credentials (owner, password_hash) values ($1, $2)', [code, hash]);
  const session = await clientWith(product, null).call(auth.routes.signInPhone, {
    body: { phone, password },
  });
  return { ...about, email, code, ...clientWith(product, session.accessToken) };
};

export type TestPerson = Awaited<ReturnType<typeof createPerson>>;

const countUsedSeats = async ({ rows }: TeamProduct, salonCode: string): Promise<number> => {
  const [row] = await rows<{ used: number }>(
    "select used from subscription.quota_usage where salon_code = $1 and kind = 'employees'",
    [salonCode],
  );
  return row?.used ?? 0;
};

const listTeam = (salonCode: string, as: TestPerson, left?: 'true') =>
  as.call(routes.bySalon, { params: { salonCode }, query: { left } });

/** Opens a salon with this many seats; the owner uses one. */
const openSalonFor = async (product: TeamProduct, owner: TestPerson, seats: number) => {
  const { code: salonCode } = await owner.call(salon.routes.create, {
    body: salonForm(`salon-${newCode().slice(-12)}`),
  });
  await product.rows('update subscription.subscriptions set employees = $2 where salon_code = $1', [
    salonCode,
    seats,
  ]);
  await eventually(async () => {
    if ((await countUsedSeats(product, salonCode)) !== 1)
      throw new Error('the seat of the owner is not spent yet');
  });
  const [self] = await listTeam(salonCode, owner);
  if (!self) throw new Error('the owner is not an employee');
  return { salonCode, owner, self };
};

export type TestSalon = Awaited<ReturnType<typeof openSalonFor>>;
type Form = Partial<EmployeeForm>;

const add = ({ salonCode, owner }: TestSalon, more: Form = {}) =>
  owner.call(routes.create, { body: employeeForm(salonCode, more) });

const addService = ({ salonCode, owner }: TestSalon, name = 'Kesim') =>
  owner.call(service.routes.create, { body: serviceForm(salonCode, name) });

const accept = (as: TestPerson, token: string) => as.call(routes.acceptInvitation, { body: { token } });

/** Waits for `count` invitations to this phone and returns the token of the newest. */
const findInvitationToken = ({ netgsm }: TeamProduct, phone: string, count: number): Promise<string> =>
  eventually(() => {
    const sent = netgsm.sent.filter(
      ({ number, text }) => number === phone.slice(1) && text.includes('/davet/'),
    );
    if (sent.length !== count) throw new Error(`${sent.length} invitations, not ${count}`);
    return /\/davet\/([\w-]+)$/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
  });

export const teamApp = async (settings: Readonly<Record<string, string>> = {}) => {
  const product = await startTeamProduct(settings);
  const { app, observed, clock, mail, netgsm, rows, close } = product;
  const hash = await hashPassword(password);
  const person = (more: Partial<PersonFields> = {}) => createPerson(product, hash, more);
  const invitationToken = (phone: string, count = 1) => findInvitationToken(product, phone, count);
  return {
    clock,
    mail,
    netgsm,
    rows,
    person,
    invitationToken,
    teamOf: listTeam,
    add,
    addService,
    accept,
    boss: app.boss,
    ctxFor: app.ctxFor,
    visitor: clientWith(product, null),
    openSalon: async (seats = 6) => openSalonFor(product, await person({ name: 'Zehra' }), seats),
    used: (salonCode: string) => countUsedSeats(product, salonCode),
    /** Adds an employee who was invited and accepted. */
    hire: async (open: TestSalon, more: Form = {}) => {
      const someone = await person({ name: 'Mert' });
      const { code } = await add(open, { ...more, phone: someone.phone, invite: true });
      await accept(someone, await invitationToken(someone.phone));
      return { ...someone, employeeCode: code };
    },
    eventsOf: (code: string) => observed.map(({ data }) => data).filter((data) => data.code === code),
    /** Runs the scheduled job without waiting for its time. */
    settleSeats: () => app.boss.send('employee.job.settle-seats', {}),
    [Symbol.asyncDispose]: close,
  };
};

export type TeamApp = Awaited<ReturnType<typeof teamApp>>;

/** Matches the error of a refused call. */
export const refusal = (code: string, status?: number) => ({
  body: { code },
  ...(status !== undefined && { status }),
});
