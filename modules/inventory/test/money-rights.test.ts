import { mayCall } from '@ayna/domain/permissions';
import { figuresIn } from '@ayna/kernel/testkit/figures-in';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InventoryApp, inventoryApp, routes, shampoo } from './kit.ts';

// Who sees what the stock costs. Whom a route admits is proved by the rights matrix of apps/api; here is what they see.

/** Amounts that occur once, so that a response with one of them shows what it tells. */
const figures = {
  price: 420.5,
  cost: 123.45,
  /** Of the nine that are left on the shelf. */
  stockValue: 1111.05,
};

type Figure = keyof typeof figures;

const plantStock = async (app: InventoryApp) => {
  const salon = app.newSalon();
  const { salonCode } = salon;
  const { code } = await salon.add({ price: figures.price, cost: figures.cost, criticalLevel: 20 });
  const [sold] = await salon.sell(code);
  const wasted = await salon.move(code, { kind: 'Waste', quantity: 1, note: '' });
  await salon.takeBack(wasted.code, 1);
  const people = {
    owner: app.people.member(salonCode, 'Administrator'),
    bookkeeper: app.people.member(salonCode, 'manage-finance'),
    desk: app.people.member(salonCode, 'Receptionist'),
    employee: app.people.member(salonCode),
    customer: app.people.person(),
    anonymous: null,
  };
  // What was ordered is no longer proposed, so it is another product.
  const coming = await salon.add({ name: 'Boya 7.1', stock: 0, price: figures.price, cost: figures.cost });
  const ordered = { params: { salonCode }, body: { lines: [{ productCode: coming.code, quantity: 1 }] } };
  await app.as(people.owner).send(routes.markOrdered, ordered);
  return { ...salon, people, code, soldCode: sold?.code ?? '' };
};

type StockSalon = Awaited<ReturnType<typeof plantStock>>;
type Role = keyof StockSalon['people'];

let app: InventoryApp;
let salon: StockSalon;
beforeAll(async () => {
  app = await inventoryApp();
  salon = await plantStock(app);
});
afterAll(() => app[Symbol.asyncDispose]());

const roles: readonly Role[] = ['owner', 'bookkeeper', 'desk', 'employee', 'customer', 'anonymous'];
const refusals: Readonly<Record<Role, number>> = {
  owner: 403,
  bookkeeper: 403,
  desk: 403,
  employee: 403,
  customer: 404,
  anonymous: 401,
};

type RouteName = keyof typeof routes;
type Case = {
  readonly input: () => object;
  /** The figures that each role sees; a role that is not named is refused. */
  readonly sees: Partial<Record<Role, readonly Figure[]>>;
};

const inSalon = () => ({ params: { salonCode: salon.salonCode }, query: {} });
const ofProduct = (body?: object) => ({ params: { code: salon.code }, query: {}, ...(body && { body }) });

/** Everybody who works there sees what a product costs the customer, and few what it cost the salon. */
const product: Case['sees'] = {
  owner: ['price', 'cost'],
  bookkeeper: ['price', 'cost'],
  desk: ['price'],
  employee: ['price'],
};

const reads = {
  bySalon: { input: inSalon, sees: product },
  byCode: { input: () => ofProduct(), sees: product },
  counts: {
    input: inSalon,
    sees: { owner: ['stockValue'], bookkeeper: ['stockValue'], desk: [], employee: [] },
  },
  moves: {
    input: () => ofProduct(),
    sees: { owner: ['price', 'cost'], bookkeeper: ['price', 'cost'], desk: ['price'] },
  },
  orderList: { input: inSalon, sees: { owner: ['cost'] } },
  orders: { input: inSalon, sees: { owner: ['cost'] } },
  countSheet: { input: inSalon, sees: { owner: ['cost'] } },
  recipe: { input: () => ofProduct(), sees: { owner: [] } },
} satisfies Partial<Record<RouteName, Case>>;

type Write = { readonly input: () => object; readonly may: readonly Role[] };

const { stock: _, ...form } = shampoo;
const ownerOnly: readonly Role[] = ['owner'];
const atDesk: readonly Role[] = ['owner', 'desk'];

const writes = {
  create: { input: () => ({ body: { salonCode: salon.salonCode, ...shampoo } }), may: ownerOnly },
  sell: {
    input: () => ({
      body: { salonCode: salon.salonCode, lines: [{ productCode: salon.code, quantity: 1 }], note: '' },
    }),
    may: atDesk,
  },
  settings: { input: () => ({ ...inSalon(), body: { sellBelowZero: true } }), may: ownerOnly },
  markOrdered: {
    input: () => ({ ...inSalon(), body: { lines: [{ productCode: salon.code, quantity: 1 }] } }),
    may: ownerOnly,
  },
  receiveOrder: {
    input: () => ({ ...inSalon(), body: { lines: [{ productCode: salon.code, quantity: 1 }] } }),
    may: ownerOnly,
  },
  move: { input: () => ofProduct({ kind: 'Waste', quantity: 1, note: '' }), may: ownerOnly },
  takeBack: {
    input: () => ({ params: { code: salon.soldCode }, body: { quantity: 1, note: '' } }),
    may: atDesk,
  },
  changeRecipe: { input: () => ofProduct({ lines: [] }), may: ownerOnly },
  restore: { input: () => ofProduct(), may: ownerOnly },
  change: { input: () => ofProduct({ ...form, version: 1 }), may: ownerOnly },
  remove: { input: () => ofProduct(), may: ownerOnly },
} satisfies Partial<Record<RouteName, Write>>;

const sendAs = (role: Role, name: RouteName, input: object) =>
  app.as(salon.people[role]).send(routes[name], input);

const seenBy = async (role: Role, name: RouteName, input: object): Promise<number | Figure[]> => {
  const response = await sendAs(role, name, input);
  return response.ok ? figuresIn(await response.text(), figures).toSorted() : response.status;
};

test('every route of inventory is in one of the two tables', () => {
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
      const groups = salon.people[role]?.groups[salon.salonCode];
      return groups !== undefined && mayCall(routes[name].who, groups);
    });
    expect(admitted).toEqual(may);
  });

  test('changes nothing', async () => {
    expect(await salon.show(salon.code)).toMatchObject({ stock: 9, price: figures.price });
    expect(await salon.counts()).toMatchObject({ all: 2, sellBelowZero: false });
  });
});

test('what the desk records shows it no cost either', async () => {
  const stock = await plantStock(app);
  const desk = stock.memberWith('Receptionist');
  const [sold] = await desk.sell(stock.code);
  const back = await desk.takeBack(sold?.code ?? '', 1);
  for (const answer of [sold, back]) expect(figuresIn(JSON.stringify(answer), figures)).toEqual(['price']);
});
