import { mayCall } from '@ayna/domain/permissions';
import { newCode } from '@ayna/kernel/codes';
import { figuresIn } from '@ayna/kernel/testkit/figures-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tillSalon } from './day-end-kit.ts';
import { type FinanceApp, financeApp, rent, routes, today } from './kit.ts';
import { type Figure, figures, type MoneySalon, plantMoney, type Role } from './money-rights-kit.ts';
import { employ, tillOf } from './till-kit.ts';

// Who sees which money. Whom a route admits is proved by the rights matrix of apps/api; here is what they see.

let app: FinanceApp;
let salon: MoneySalon;
beforeAll(async () => {
  app = await financeApp();
  salon = await plantMoney(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const roles: readonly Role[] = ['owner', 'desk', 'hairdresser', 'employee', 'customer', 'anonymous'];

type RouteName = keyof typeof routes;

/** Refused: nobody learns from it whether the salon exists, and a member learns which right is missing. */
const refusals: Readonly<Record<Role, number>> = {
  owner: 403,
  desk: 403,
  hairdresser: 403,
  employee: 403,
  customer: 404,
  anonymous: 401,
};

type Case = {
  readonly input: () => object;
  /** The figures that each role sees; a role that is not named is refused. */
  readonly sees: Partial<Record<Role, readonly Figure[]>>;
};

const inSalon = (query: object = {}) => ({ params: { salonCode: salon.salonCode }, query });
const rows: readonly Figure[] = [
  'rent',
  'due',
  'sale',
  'work',
  'tip',
  'advance',
  'otherWork',
  'otherTip',
  'otherAdvance',
];
const ownStatement: readonly Figure[] = ['work', 'tip', 'advance', 'commission', 'rate'];
const otherStatement: readonly Figure[] = [
  'otherWork',
  'otherTip',
  'otherAdvance',
  'otherCommission',
  'rate',
];
const november = { year: 2024, month: 11 };

const reads = {
  bySalon: { input: () => inSalon(), sees: { owner: rows } },
  removed: { input: () => inSalon(), sees: { owner: ['removed'] } },
  balance: { input: () => inSalon(), sees: { owner: ['due', 'income', 'expense', 'cash'] } },
  monthlyReport: {
    input: () => ({ query: { salonCode: salon.salonCode, ...november } }),
    sees: {
      owner: ['rent', 'due', 'sale', 'work', 'otherWork', 'income', 'expense', 'cash'],
    },
  },
  reportMail: { input: () => inSalon(), sees: { owner: [] } },
  monthlyStats: { input: () => ({ query: november }), sees: { owner: ['income', 'expense', 'cash'] } },
  figures: {
    input: () => inSalon({ from: '2024-11-01', to: '2024-11-30' }),
    sees: { owner: ['rent', 'due', 'sale', 'work', 'otherWork', 'income', 'expense'] },
  },
  settlement: {
    input: () => ({ params: { code: salon.visit.code } }),
    sees: { owner: ['work'], desk: ['work'], hairdresser: [] },
  },
  tillSettings: { input: () => inSalon(), sees: { owner: [] } },
  recurring: { input: () => inSalon(), sees: { owner: ['recurring'] } },
  // The desk counts without the books.
  dayEnd: { input: () => inSalon({ day: today }), sees: { owner: ['rent', 'income', 'cash'], desk: [] } },
  commissions: {
    input: () => inSalon({ month: salon.month }),
    sees: {
      owner: [...new Set([...ownStatement, ...otherStatement])],
      desk: [],
      hairdresser: otherStatement,
      employee: ownStatement,
    },
  },
  commissionRules: { input: () => inSalon(), sees: { owner: ['rate'] } },
} satisfies Partial<Record<RouteName, Case>>;

type Write = { readonly input: () => object; readonly may: readonly Role[] };

const ofSalon = (body: object) => ({ body: { salonCode: salon.salonCode, ...body } });
const ofRecurring = (body?: object) => ({
  params: { code: salon.recurringCode },
  ...(body && { body }),
});
const ofRent = (body?: object) => ({ params: { id: salon.rentCode }, ...(body && { body }) });
const ownerOnly: readonly Role[] = ['owner'];
const atTill: readonly Role[] = ['owner', 'desk', 'hairdresser'];
const reason = 'Yeniden say';
const noRules = () => ({ employeeCode: salon.employeeCode, validFrom: '2024-11-01', rules: [] });

const writes = {
  create: { input: () => ofSalon(rent), may: ownerOnly },
  setStatus: {
    input: () => ({ params: { id: salon.dueCode }, body: { status: true } }),
    may: ownerOnly,
  },
  remove: { input: () => ofRent(), may: ownerOnly },
  restore: { input: () => ofRent(), may: ownerOnly },
  settle: {
    input: () =>
      ofSalon({
        services: salon.services.map(({ appointmentCode, version }) => ({
          appointmentCode,
          version,
        })),
        sales: [],
        discount: null,
        tips: [],
        payments: [{ kind: 'card', amount: figures.work }],
        due: null,
      }),
    may: atTill,
  },
  undoSettlement: { input: () => ({ params: { code: salon.unknown } }), may: atTill },
  setTillSettings: {
    input: () => ({ ...inSalon(), body: { percent: 100, iban: null } }),
    may: ownerOnly,
  },
  setReportMail: { input: () => ({ ...inSalon(), body: { on: true } }), may: ownerOnly },
  setReceipt: { input: () => ofRent({ receiptCode: null }), may: ownerOnly },
  createRecurring: { input: () => ofSalon(salon.recurringForm), may: ownerOnly },
  changeRecurring: { input: () => ofRecurring(salon.recurringForm), may: ownerOnly },
  removeRecurring: { input: () => ofRecurring(), may: ownerOnly },
  restoreRecurring: { input: () => ofRecurring(), may: ownerOnly },
  confirmRecurring: { input: () => ofRecurring({ month: salon.month, amount: 1 }), may: ownerOnly },
  skipRecurring: { input: () => ofRecurring({ month: salon.month, skipped: true }), may: ownerOnly },
  closeDay: { input: () => ({ body: salon.countBody(today) }), may: ['owner', 'desk'] },
  openDay: { input: () => ofSalon({ day: today, reason }), may: ownerOnly },
  closeMonth: { input: () => ofSalon({ month: '2024-10' }), may: ownerOnly },
  openMonth: { input: () => ofSalon({ month: '2024-10', reason }), may: ownerOnly },
  saveCommissionRules: { input: () => ofSalon(noRules()), may: ownerOnly },
  previewCommission: { input: () => ofSalon(noRules()), may: ownerOnly },
  payCommission: {
    input: () => ofSalon({ month: '2024-10', employeeCode: salon.employeeCode, paidDate: today }),
    may: ownerOnly,
  },
} satisfies Partial<Record<RouteName, Write>>;

const sendAs = (role: Role, name: RouteName, input: object) =>
  app.as(salon.people[role]).send(routes[name], input);

const seenBy = async (role: Role, name: RouteName, input: object): Promise<number | Figure[]> => {
  const response = await sendAs(role, name, input);
  return response.ok ? figuresIn(await response.text(), figures).toSorted() : response.status;
};

test('every route of finance is in one of the two tables', () => {
  expect([...Object.keys(reads), ...Object.keys(writes)].toSorted()).toEqual(Object.keys(routes).toSorted());
});

describe('what is seen', () => {
  const cases = Object.entries(reads) as [keyof typeof reads, Case][];
  test.each(cases)('%s', async (name, { input, sees }) => {
    const seen = await Promise.all(
      roles.map(async (role) => [role, await seenBy(role, name, input())] as const),
    );
    const expected = roles.map((role) => [role, sees[role]?.toSorted() ?? refusals[role]]);
    expect(Object.fromEntries(seen)).toEqual(Object.fromEntries(expected));
  });
});

describe('what is refused', () => {
  const cases = Object.entries(writes) as [keyof typeof writes, Write][];
  test.each(cases)('%s', async (name, { input, may }) => {
    const refused = roles.filter((role) => !may.includes(role));
    const statuses = await Promise.all(
      refused.map(async (role) => [role, (await sendAs(role, name, input())).status] as const),
    );
    expect(Object.fromEntries(statuses)).toEqual(
      Object.fromEntries(refused.map((role) => [role, refusals[role]])),
    );
    const admitted = roles.filter((role) => {
      const person = salon.people[role];
      const groups = person?.groups[salon.salonCode];
      return groups !== undefined && mayCall(routes[name].who, groups);
    });
    expect(admitted).toEqual(may);
  });

  test('changes nothing', async () => {
    expect((await salon.balance()).income).toBe(figures.income);
    expect((await salon.view()).state).toBe('open');
  });
});

describe("the visit of a colleague's customer", () => {
  test('is seen by who did the work, with the product sold along', async () => {
    const input = { params: { code: salon.otherVisit.code } };
    expect(await seenBy('hairdresser', 'settlement', input)).toEqual(['otherWork', 'sale']);
    expect(await seenBy('desk', 'settlement', input)).toEqual(['otherWork', 'sale']);
  });

  test('is empty for another hairdresser, and so is the product that was sold with it', async () => {
    const colleague = app.as(app.people.member(salon.salonCode, 'update-appointment-status'));
    const view = await colleague.call(routes.settlement, { params: { code: salon.otherVisit.code } });
    expect(view).toMatchObject({ recorded: false, services: [], sales: [], settlement: null });
  });
});

test('a settlement of two people shows each what was paid for the own work, and the desk all of it', async () => {
  const money = tillSalon(app);
  const { salonCode } = money;
  const hairdresser = tillOf(app, salonCode, 'update-appointment-status');
  const performer = await employ(app, salonCode, hairdresser.code);
  const customer = newCode();
  const own = money.appointmentOf(customer, figures.work, performer);
  const other = money.appointmentOf(customer, figures.otherWork);
  for (const one of [own, other]) await one.emitCompleted(2);
  const desk = tillOf(app, salonCode, 'Receptionist');
  const settled = await desk.settle(await desk.ready(own.code, 2), {
    payments: [{ kind: 'card', amount: figures.work + figures.otherWork - 1000 }],
    discount: { by: 'amount', value: 1000, reason: 'loyal', remark: '' },
  });
  expect(settled.settlement).toMatchObject({ mayUndo: true, payments: [{ amount: 10_111 }] });
  const view = await hairdresser.read(own.code);
  const [service] = view.services;
  expect(view.services).toHaveLength(1);
  expect(view.settlement).toMatchObject({
    code: settled.settlement?.code,
    discount: null,
    mayUndo: false,
    payments: [{ kind: 'card', amount: figures.work - (service?.discount ?? 0) }],
  });
  expect(figuresIn(JSON.stringify(view), { ...figures, all: 10_111, discount: 1000 })).toEqual(['work']);
  expect((await hairdresser.sendUndo(settled.settlement?.code)).status).toBe(403);
});
