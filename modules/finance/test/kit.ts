import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { auth } from '@ayna/contracts/auth';
import type { Appointment } from '@ayna/contracts/core/appointments';
import { contract, type InputOf } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { Refusal } from '@ayna/contracts/core/refusal';
import { finance } from '@ayna/contracts/finance';
import { financeRecorded, reportRequested } from '@ayna/contracts/finance.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { type TestApp, testApp } from '@ayna/kernel/testkit/app';
import { financeModule } from '../src/index.ts';

export const { routes } = finance;

/** A folder without migrations: those in this module's folder belong to finance. */
const home = `${import.meta.dirname}/others`;

/** Monday, 09:00 in Istanbul. It is in the past, because tokens expire by the real clock. */
export const today = '2024-11-18';
export const nine = Date.parse(`${today}T09:00+03:00`);

type RecordedTransaction = { readonly salonCode: string; readonly data: DataOf<typeof financeRecorded> };

export type RequestedReport = { readonly salonCode: string } & DataOf<typeof reportRequested>;

/** A module that records the events of finance. */
const eventRecorder = (received: RecordedTransaction[], reports: RequestedReport[]) =>
  defineModule({
    name: 'recorder',
    home,
    routes: routesOf(contract('recorder', {}), {}),
    listeners: [
      on(financeRecorded, async ({ salon }, data) => void received.push({ salonCode: salon, data })),
      on(reportRequested, async ({ salon }, data) => void reports.push({ salonCode: salon, ...data })),
    ],
  });

/** Stands in for subscription. apps/api/test uses the real module. */
const fakeSubscription = (expiredSalons: ReadonlySet<string>) => {
  const { mayCreate } = subscription.routes;
  const routes = routesOf(
    { ...subscription, routes: { mayCreate } },
    { mayCreate: async (_, { params }) => ({ allowed: !expiredSalons.has(params.salonCode), paid: true }) },
  );
  return defineModule({ name: 'subscription', home, routes });
};

/** Stands in for auth: knows the confirmed addresses of people. */
const fakeAuth = (addresses: ReadonlyMap<string, string | null>) => {
  const { dataSubject } = auth.routes;
  const routes = routesOf(
    { ...auth, routes: { dataSubject } },
    {
      dataSubject: async (_, { params: { code } }) => {
        const email = addresses.get(code);
        if (email === undefined) throw new Refusal('not-found');
        return { person: code, phone: '', email };
      },
    },
  );
  return defineModule({ name: 'auth', home, routes });
};

/** Stands in for appointment: emits its events. */
const appointment = defineModule({
  name: 'appointment',
  home,
  routes: routesOf(contract('appointment', {}), {}),
});

/** Stands in for inventory: emits its events. */
const inventory = defineModule({
  name: 'inventory',
  home,
  routes: routesOf(contract('inventory', {}), {}),
});

type Form = Omit<InputOf<typeof routes.create>['body'], 'salonCode'>;

export const rent: Form = {
  type: 'Expense',
  category: 'Rent',
  status: true,
  title: 'Kira',
  amount: 25_000,
  date: today,
  note: '',
  employeeCode: null,
  employeeSnapshot: null,
  productCode: null,
  appointmentCode: null,
  salaryKind: null,
  receiptCode: null,
};

export const tip: Form = { ...rent, type: 'Income', category: 'Tip', title: 'Fazladan', amount: 100.1 };

const by = { code: newCode(), name: 'Seda', lastname: 'Ak' };

/** The payload of appointment.completed. */
const completedAppointment = (
  salonCode: string,
  price: number,
  performer: string,
  author: { readonly code: string; readonly name: string; readonly lastname: string },
) => ({
  code: newCode(),
  salonCode,
  visitCode: newCode(),
  status: 'Completed' as Appointment['status'],
  employeeCode: performer,
  customerCode: null,
  serviceCode: newCode(),
  sessionNumber: 1,
  note: '',
  appointmentTime: {
    appointmentStartDate: `${today}T08:00:00`,
    appointmentEndDate: `${today}T08:45:00`,
  },
  source: 'desk' as const,
  overlapReason: null,
  serviceSnapshot: {
    name: 'Kesim',
    price,
    duration: 45,
    type: 'Single' as const,
    sessionCount: null,
    sessionIntervalDays: null,
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
  by: author,
  tellCustomer: false,
});

type AppointmentParts = [
  salonCode: string,
  price?: number,
  performer?: string,
  author?: typeof by,
  visit?: { readonly visitCode?: string; readonly customerCode?: string },
];

/** An appointment of a salon that emits its events. */
const emittingAppointment = (
  app: TestApp,
  ...[salonCode, price = 900, performer = newCode(), author = by, visit = {}]: AppointmentParts
) => {
  const payload = { ...completedAppointment(salonCode, price, performer, author), ...visit };
  const { db } = app.ctxFor('appointment');
  const inSalon = async (emit: (tx: SalonTx) => Promise<void>) => {
    const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
    await db.forSalon(key, emit);
  };
  return {
    code: payload.code,
    by,
    performer,
    emitCompleted: (version: number) =>
      inSalon(async (tx) => tx.emit(appointmentCompleted, { ...payload, version })),
    emitUndone: (version: number, was: 'Completed' | 'Canceled' = 'Completed') =>
      inSalon(async (tx) => tx.emit(appointmentUndone, { ...payload, version, was, status: 'Approved' })),
  };
};

const insertSalonCopy = ({ database }: TestApp, salonCode: string, state: object) =>
  database.asAdmin((client) =>
    client.query(
      `insert into finance.salon_copies (salon_code, code, version, gone, state) values ($1, $1, 1, false, $2)`,
      [salonCode, JSON.stringify(state)],
    ),
  );

export const financeApp = async () => {
  const received: RecordedTransaction[] = [];
  const clock = { now: nine };
  /** Salons whose package or trial is over. */
  const expiredSalons = new Set<string>();
  const reports: RequestedReport[] = [];
  /** Confirmed e-mail addresses by person; null for a person without one. */
  const addresses = new Map<string, string | null>();
  const others = [
    fakeSubscription(expiredSalons),
    fakeAuth(addresses),
    appointment,
    inventory,
    eventRecorder(received, reports),
  ];
  const app = await testApp({
    modules: [financeModule, ...others],
    moduleCalls: { finance: ['auth', 'subscription'] },
    now: () => clock.now,
  });

  const newAppointment = (...about: AppointmentParts) => emittingAppointment(app, ...about);

  /** A salon with a member who manages its finances. */
  const newSalon = () => {
    const salonCode = newCode();
    const person = app.people.member(salonCode, 'manage-finance');
    const manager = app.as(person);
    const params = { salonCode };
    return {
      salonCode,
      ...manager,
      add: (form: Partial<Form> = {}) =>
        manager.call(routes.create, { body: { salonCode, ...rent, ...form } }),
      list: (query: InputOf<typeof routes.bySalon>['query'] = {}) =>
        manager.call(routes.bySalon, { params, query }),
      balance: () => manager.call(routes.balance, { params }),
      report: (year: number, month: number) =>
        manager.call(routes.monthlyReport, { query: { salonCode, year, month } }),
      appointment: (price?: number, performer?: string) => newAppointment(salonCode, price, performer),
      /** One of several of a customer. */
      appointmentOf: (customerCode: string, price: number, performer = newCode()) =>
        newAppointment(salonCode, price, performer, by, { customerCode }),
      /** Completed by the person who manages the finances. */
      ownAppointment: (price?: number) =>
        newAppointment(salonCode, price, newCode(), { ...by, code: person.code }),
      recorded: () =>
        received
          .filter((one) => one.salonCode === salonCode)
          .map(({ data }) => data)
          // Events of consecutive transactions may arrive in any order.
          .toSorted((one, other) => one.version - other.version),
      setZone: (zone: string, more: object = {}) => insertSalonCopy(app, salonCode, { zone, ...more }),
    };
  };

  return { ...app, clock, expiredSalons, addresses, reports, newSalon };
};

export type FinanceApp = Awaited<ReturnType<typeof financeApp>>;
