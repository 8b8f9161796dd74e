import { hashPassword } from '@ayna/auth';
import { auth, type Session } from '@ayna/contracts/auth';
import { content } from '@ayna/contracts/content';
import type { AnswerOf, InputOf, Route } from '@ayna/contracts/core/contract';
import { employee } from '@ayna/contracts/employee';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../../../tools/database/accounts.ts';
import { openProduct, type Product, routes, textOf } from './product.ts';
import { inputFor, type Names } from './sample.ts';

/** In all, spread over every route; the full run before a release sends 20,000. */
const CALLS = Number(process.env['FOREIGN_CALLS'] ?? 2_000);
const AT_ONCE = 8;

/** Stands in every text of the other salon. */
const canary = 'Kanarya';
const password = 'mavi-tren-bulut';

let product: Product;
beforeAll(async () => {
  product = await openProduct();
}, 60_000);
afterAll(() => product.close());

let counted = 0;

const asks =
  (token: string) =>
  async <R extends Route>(route: R, input: InputOf<R>): Promise<AnswerOf<R>> => {
    const response = await product.send(route, token, input as object);
    const text = await response.text();
    if (!response.ok) throw new Error(`${route.module}.${route.name} answers ${response.status}: ${text}`);
    return JSON.parse(text) as AnswerOf<R>;
  };

const openingHours = [{ day: 'Monday' as const, openTime: '09:00:00', closeTime: '19:00:00', breaks: [] }];

/** A salon with something of everything in it, made through the product's own door. */
const openSalon = async (word: string) => {
  counted += 1;
  const phone = `+9053200000${String(counted).padStart(2, '0')}`;
  const code = newCode();
  const account = {
    code,
    kind: 'owner' as const,
    name: word,
    lastname: word,
    email: `${code}@ornek.com`,
    phone,
  };
  const passwordHash = await hashPassword(password);
  await product.app.database.asAdmin((client) =>
    insertAccount(client, { ...account, passwordHash, admin: false, at: new Date() }),
  );
  const signedIn = await product.send(auth.routes.signInPhone, undefined, { body: { phone, password } });
  const token = ((await signedIn.json()) as Session).accessToken;
  const ask = asks(token);

  const face = {
    type: 'HairSalon' as const,
    name: word,
    path: `salon-${code.slice(-12)}`,
    phone: '+902161112233',
    email: null,
  };
  const place = {
    province: 34,
    district: 'Kadıköy',
    address: `${word} Caddesi 12`,
    openingHours,
    holidays: 'closed' as const,
  };
  const { code: salonCode } = await ask(salon.routes.create, { body: { ...face, ...place } });
  const made = await ask(service.routes.create, {
    body: {
      salonCode,
      name: word,
      description: word,
      category: 'Cut',
      color: 1,
      duration: 30,
      phases: null,
      bufferAfter: 0,
      price: 900,
      showPrice: true,
      type: 'Single',
      sessionCount: null,
      sessionIntervalDays: null,
      online: true,
      active: true,
    },
  });
  const hired = await ask(employee.routes.create, {
    body: {
      salonCode,
      name: word,
      lastname: word,
      title: word,
      phone: null,
      email: null,
      position: 'hairdresser',
      workHours: [],
      allServices: true,
      serviceCodes: [],
      invite: false,
    },
  });
  const leave = await ask(employee.routes.addLeave, {
    params: { code: hired.code },
    body: { startDate: '2027-01-04T00:00:00', endDate: '2027-01-05T00:00:00', kind: 'Annual', note: word },
  });
  const ban = await ask(salon.routes.ban, {
    body: { salonCode, userCode: null, phone: '+905559998877', name: word, reason: word, until: null },
  });
  const said = await ask(content.routes.announce, {
    body: { salonCode, title: word, text: word, startsOn: '2026-11-01', endsOn: null, imageUrl: null },
  });
  // The owner becomes an employee when the salon's opening is heard.
  await eventually(async () =>
    expect(await ask(employee.routes.bySalon, { params: { salonCode }, query: {} })).toHaveLength(2),
  );
  const codes = [salonCode, code, made.code, hired.code, leave.code, ban.code, said.code];
  return { token, ask, salonCode, codes };
};

type Opened = Awaited<ReturnType<typeof openSalon>>;

/** All that the other salon would show its own owner. */
const stateOf = async ({ ask, salonCode }: Opened): Promise<string> =>
  JSON.stringify([
    await ask(salon.routes.one, { params: { salonCode } }),
    await ask(salon.routes.design, { params: { salonCode } }),
    await ask(salon.routes.bansOfSalon, { params: { salonCode } }),
    await ask(service.routes.bySalon, { params: { salonCode } }),
    await ask(employee.routes.bySalon, { params: { salonCode }, query: {} }),
    await ask(content.routes.announcements, { params: { salonCode } }),
    await ask(auth.routes.members, { params: { salonCode } }),
  ]);

const fields = [
  'salonCode',
  'code',
  'userCode',
  'userId',
  'employeeCode',
  'serviceCode',
  'leaveCode',
  'customerCode',
  'from',
  'noteCode',
  'id',
  'codes',
  'serviceCodes',
  'employeeCodes',
  'holdCode',
  'appointmentCode',
  'EmployeeCode',
  'ServiceCode',
  'services',
];

/** Each field gets a code of the other salon, of one's own, or of nobody, by turns that differ from call to call. */
const namesFor = (mine: Opened, theirs: Opened, turn: number): Names => {
  const foreign = (index: number): string => theirs.codes[(turn + index) % theirs.codes.length] ?? newCode();
  return Object.fromEntries(
    fields.map((field, index) => {
      if (field === 'salonCode')
        return [field, [theirs.salonCode, mine.salonCode, newCode()][turn % 3] ?? ''];
      return [field, (turn + index) % 4 === 0 ? newCode() : foreign(index)];
    }),
  );
};

/** Signing oneself out, or the like, would only spoil the rest. */
const spoils = new Set([
  'auth.signOut',
  'auth.endSession',
  'auth.endOtherSessions',
  'auth.resetPassword',
  'auth.changePhone',
]);

test('attacks 21 and 22: no route shows, guesses or changes anything of another salon', async () => {
  const [mine, theirs] = [await openSalon('Serçe'), await openSalon(canary)];
  const before = await stateOf(theirs);
  const asked = routes.filter(({ module, name }) => !spoils.has(`${module}.${name}`));
  const jobs = Array.from(
    { length: CALLS },
    (_, turn) => [asked[turn % asked.length] as Route, turn] as const,
  );
  const hits: string[] = [];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const [route, turn] = job;
      const names = namesFor(mine, theirs, Math.floor(turn / asked.length));
      const response = await product.send(route, mine.token, inputFor(route, names));
      const text = await textOf(route, response);
      const said = `${route.module}.${route.name} ${response.status} ${text.slice(0, 200)}`;
      if (text.includes(canary)) hits.push(said);
      if (response.status >= 500) failures.push(said);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(hits).toEqual([]);
  expect(failures).toEqual([]);
  expect(await stateOf(theirs)).toBe(before);
}, 600_000);
