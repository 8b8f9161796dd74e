import { auth } from '@ayna/contracts/auth';
import { contract, type InputOf } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { inventory, type NewMove, type NewProduct } from '@ayna/contracts/inventory';
import { inventoryMoved } from '@ayna/contracts/inventory.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { inventoryModule } from '../src/index.ts';
import { emittingAppointment, fakeAppointment } from './appointments.ts';

export const { routes } = inventory;

/** A folder without migrations: those in this module's folder belong to inventory. */
const home = `${import.meta.dirname}/others`;

type ReceivedMove = { readonly salonCode: string; readonly data: DataOf<typeof inventoryMoved> };

/** A module that records the moves, as finance would. */
const eventRecorder = (received: ReceivedMove[]) =>
  defineModule({
    name: 'recorder',
    home,
    routes: routesOf(contract('recorder', {}), {}),
    listeners: [
      on(inventoryMoved, async ({ salon }, data) => void received.push({ salonCode: salon, data })),
    ],
  });

/** Stands in for subscription. apps/api/test uses the real module. */
const fakeSubscription = (expiredSalons: ReadonlySet<string>) => {
  const { mayCreate } = subscription.routes;
  const fake = routesOf(
    { ...subscription, routes: { mayCreate } },
    { mayCreate: async (_, { params }) => ({ allowed: !expiredSalons.has(params.salonCode), paid: true }) },
  );
  return defineModule({ name: 'subscription', home, routes: fake });
};

/** Stands in for auth: everybody is called Nehir Aksoy. */
const fakeAuth = () => {
  const { person } = auth.routes;
  const nehir = { name: 'Nehir', lastname: 'Aksoy', phone: '', email: null, imageUrl: null, salons: [] };
  const fake = routesOf(
    { ...auth, routes: { person } },
    { person: async (_, { params }) => ({ ...nehir, code: params.code }) },
  );
  return defineModule({ name: 'auth', home, routes: fake });
};

export const shampoo: NewProduct = {
  name: 'Keratin',
  description: '',
  category: 'Retail',
  unit: 'Bottle',
  cost: 200,
  price: 420,
  barcode: '',
  supplier: 'Toptan',
  criticalLevel: 6,
  stock: 10,
};

type Client = ReturnType<Awaited<ReturnType<typeof testApp>>['as']>;

/** What a member does with the salon's stock. */
const stockClient = (salonCode: string, { call, send }: Client) => ({
  call,
  send,
  add: (more: Partial<NewProduct> = {}) => call(routes.create, { body: { salonCode, ...shampoo, ...more } }),
  move: (code: string, body: NewMove) => call(routes.move, { params: { code }, body }),
  buy: (code: string, quantity: number, unitCost: number) =>
    call(routes.move, {
      params: { code },
      body: { kind: 'Purchase', quantity, unitCost, supplier: 'Toptan', bill: '2026-1102', note: '' },
    }),
  sell: (productCode: string, quantity = 1) =>
    call(routes.sell, {
      body: { salonCode, lines: [{ productCode, quantity }], appointmentCode: null, note: '' },
    }),
  takeBack: (code: string, quantity: number) =>
    call(routes.takeBack, { params: { code }, body: { quantity, note: '' } }),
  show: (code: string) => call(routes.byCode, { params: { code } }),
  list: (query: InputOf<typeof routes.bySalon>['query'] = {}) =>
    call(routes.bySalon, { params: { salonCode }, query }),
  setRecipe: (code: string, lines: InputOf<typeof routes.changeRecipe>['body']['lines']) =>
    call(routes.changeRecipe, { params: { code }, body: { lines } }),
  counts: () => call(routes.counts, { params: { salonCode } }),
  moves: async (code: string) => (await call(routes.moves, { params: { code }, query: {} })).items,
});

export const inventoryApp = async () => {
  const received: ReceivedMove[] = [];
  const clock = { now: Date.now() };
  /** Salons whose package or trial is over. */
  const expiredSalons = new Set<string>();
  const app = await testApp({
    modules: [
      inventoryModule,
      fakeSubscription(expiredSalons),
      fakeAuth(),
      fakeAppointment(),
      eventRecorder(received),
    ],
    moduleCalls: { inventory: ['auth', 'subscription'] },
    now: () => clock.now,
  });

  /** Stores the copy of a service, as service.changed would. */
  const storeService = async (
    salonCode: string,
    name: string,
    { code = newCode(), version = 1, gone = false } = {},
  ): Promise<string> => {
    await app.database.asAdmin((client) =>
      client.query(
        `insert into inventory.service_copies (salon_code, code, version, gone, state) values ($1, $2, $3, $4, $5)
         on conflict (salon_code, code) do update set version = $3, gone = $4`,
        [salonCode, code, version, gone, JSON.stringify({ name })],
      ),
    );
    return code;
  };

  /** A salon with a member who manages its stock. */
  const newSalon = () => {
    const salonCode = newCode();
    const memberWith = (...groups: Parameters<typeof app.people.member>[1][]) =>
      stockClient(salonCode, app.as(app.people.member(salonCode, ...(groups as never[]))));
    return {
      salonCode,
      ...memberWith('manage-inventory'),
      memberWith,
      newService: (name: string, more: Parameters<typeof storeService>[2] = {}) =>
        storeService(salonCode, name, more),
      appointment: (serviceCode: string) => emittingAppointment(app, salonCode, serviceCode),
      events: () => received.filter((one) => one.salonCode === salonCode).map(({ data }) => data),
    };
  };

  return { ...app, clock, expiredSalons, newSalon };
};

export type InventoryApp = Awaited<ReturnType<typeof inventoryApp>>;
