import { hashPassword } from '@ayna/auth';
import { auth, type Session } from '@ayna/contracts/auth';
import { content } from '@ayna/contracts/content';
import type { InputOf, ResponseOf, Route } from '@ayna/contracts/core/contract';
import { employee } from '@ayna/contracts/employee';
import { inventory } from '@ayna/contracts/inventory';
import { salon } from '@ayna/contracts/salon';
import { service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertAccount } from '../../../../tools/database/accounts.ts';
import { type Product, readText, routes, startProduct } from './product.ts';
import { type FieldValues, inputFor } from './sample.ts';

/** The total over all routes. The full run before a release sends 20,000. */
const CALLS = Number(process.env['FOREIGN_CALLS'] ?? 2_000);
const AT_ONCE = 8;

/** Is part of every text in the other salon. */
const canary = 'Kanarya';
const password = 'mavi-tren-bulut';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 60_000);
afterAll(() => product.close());

let salonCount = 0;

const callerWith =
  (token: string) =>
  async <R extends Route>(route: R, input: InputOf<R>): Promise<ResponseOf<R>> => {
    const response = await product.send(route, token, input as object);
    const text = await response.text();
    if (!response.ok)
      throw new Error(`${route.module}.${route.name} failed with ${response.status}: ${text}`);
    return JSON.parse(text) as ResponseOf<R>;
  };

const openingHours = [{ day: 'Monday' as const, openTime: '09:00:00', closeTime: '19:00:00', breaks: [] }];

/** Creates a salon with one object of every kind, through the API. */
const openSalon = async (word: string) => {
  salonCount += 1;
  const phone = `+9053200000${String(salonCount).padStart(2, '0')}`;
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
  const call = callerWith(token);

  const basics = {
    type: 'HairSalon' as const,
    name: word,
    path: `salon-${code.slice(-12)}`,
    phone: '+902161112233',
    email: null,
  };
  const location = {
    province: 34,
    district: 'Kadıköy',
    address: `${word} Caddesi 12`,
    openingHours,
    holidays: 'closed' as const,
  };
  const { code: salonCode } = await call(salon.routes.create, { body: { ...basics, ...location } });
  const createdService = await call(service.routes.create, {
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
  const createdEmployee = await call(employee.routes.create, {
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
  const leave = await call(employee.routes.addLeave, {
    params: { code: createdEmployee.code },
    body: { startDate: '2027-01-04T00:00:00', endDate: '2027-01-05T00:00:00', kind: 'Annual', note: word },
  });
  const ban = await call(salon.routes.ban, {
    body: { salonCode, userCode: null, phone: '+905559998877', name: word, reason: word, until: null },
  });
  const announcement = await call(content.routes.createAnnouncement, {
    body: { salonCode, title: word, text: word, startsOn: '2026-11-01', endsOn: null, imageUrl: null },
  });
  const shampoo = await call(inventory.routes.create, {
    body: {
      salonCode,
      name: word,
      description: word,
      category: 'Retail',
      unit: 'Bottle',
      cost: 200,
      price: 420,
      barcode: '',
      supplier: word,
      criticalLevel: 6,
      stock: 10,
    },
  });
  const [sale] = await call(inventory.routes.sell, {
    body: {
      salonCode,
      lines: [{ productCode: shampoo.code, quantity: 1 }],
      appointmentCode: null,
      note: word,
    },
  });
  // The owner becomes an employee once salon.opened is handled.
  await eventually(async () =>
    expect(await call(employee.routes.bySalon, { params: { salonCode }, query: {} })).toHaveLength(2),
  );
  const codes = [
    salonCode,
    code,
    createdService.code,
    createdEmployee.code,
    leave.code,
    ban.code,
    announcement.code,
    shampoo.code,
    sale?.code ?? '',
  ];
  return { token, call, salonCode, codes };
};

type TestSalon = Awaited<ReturnType<typeof openSalon>>;

/** Everything that the salon shows its owner. */
const readState = async ({ call, salonCode }: TestSalon): Promise<string> =>
  JSON.stringify([
    await call(salon.routes.byCode, { params: { salonCode } }),
    await call(salon.routes.design, { params: { salonCode } }),
    await call(salon.routes.bansOfSalon, { params: { salonCode } }),
    await call(service.routes.bySalon, { params: { salonCode } }),
    await call(employee.routes.bySalon, { params: { salonCode }, query: {} }),
    await call(content.routes.announcements, { params: { salonCode } }),
    await call(inventory.routes.bySalon, { params: { salonCode }, query: {} }),
    await call(auth.routes.members, { params: { salonCode } }),
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
  'productCode',
  'EmployeeCode',
  'ServiceCode',
  'services',
];

/** Fills each field with a code of the other salon, of the own one, or an unknown one; `turn` varies the mix. */
const namesFor = (mine: TestSalon, theirs: TestSalon, turn: number): FieldValues => {
  const foreign = (index: number): string => theirs.codes[(turn + index) % theirs.codes.length] ?? newCode();
  return Object.fromEntries(
    fields.map((field, index) => {
      if (field === 'salonCode')
        return [field, [theirs.salonCode, mine.salonCode, newCode()][turn % 3] ?? ''];
      return [field, (turn + index) % 4 === 0 ? newCode() : foreign(index)];
    }),
  );
};

/** These routes would end the session that the rest of the test needs. */
const sessionEndingRoutes = new Set([
  'auth.signOut',
  'auth.endSession',
  'auth.endOtherSessions',
  'auth.resetPassword',
  'auth.changePhone',
  'auth.confirmEmail',
]);

/** What these show of a salon is on its public page, for everybody. */
const pageRoutes = new Set(['service.ofPage', 'employee.ofPage', 'file.photosOfPage', 'content.ofPage']);

test('attacks 21 and 22: no route shows or changes anything of another salon', async () => {
  const [mine, theirs] = [await openSalon('Serçe'), await openSalon(canary)];
  const before = await readState(theirs);
  const testedRoutes = routes.filter(({ module, name }) => !sessionEndingRoutes.has(`${module}.${name}`));
  const jobs = Array.from(
    { length: CALLS },
    (_, turn) => [testedRoutes[turn % testedRoutes.length] as Route, turn] as const,
  );
  const leaks: string[] = [];
  const failures: string[] = [];
  const work = async (): Promise<void> => {
    for (let job = jobs.pop(); job; job = jobs.pop()) {
      const [route, turn] = job;
      const names = namesFor(mine, theirs, Math.floor(turn / testedRoutes.length));
      const response = await product.send(route, mine.token, inputFor(route, names));
      const text = await readText(route, response);
      const summary = `${route.module}.${route.name} ${response.status} ${text.slice(0, 200)}`;
      if (text.includes(canary) && !pageRoutes.has(`${route.module}.${route.name}`)) leaks.push(summary);
      if (response.status >= 500) failures.push(summary);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  expect(leaks).toEqual([]);
  expect(failures).toEqual([]);
  expect(await readState(theirs)).toBe(before);
}, 600_000);
