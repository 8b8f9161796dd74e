import * as told from '@ayna/contracts/appointment.events';
import { auth } from '@ayna/contracts/auth';
import type { Appointment } from '@ayna/contracts/core/appointments';
import { contract, type InputOf } from '@ayna/contracts/core/contract';
import type { DataOf, SalonEvent } from '@ayna/contracts/core/event';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer } from '@ayna/contracts/customer';
import { appointmentWished, customerChanged, customerMerged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { customerModule } from '../src/index.ts';

export const { routes } = customer;

/** Not this folder: the migrations that lie beside it are the customer module's. */
const home = `${import.meta.dirname}/others`;

/** A Monday, nine in the morning in Istanbul; long ago, because tokens run out by the real clock. */
export const nine = Date.parse('2024-11-18T09:00+03:00');

type Heard = { readonly salonCode: string; readonly data: DataOf<typeof customerChanged> };

type Merge = DataOf<typeof customerMerged>;
type Wish = DataOf<typeof appointmentWished>;

/** A module that hears what is said of cards. */
const earFor = (heard: Heard[], merges: Merge[], wishes: Wish[]) =>
  defineModule({
    name: 'ear',
    home,
    routes: routesOf(contract('ear', {}), {}),
    listeners: [
      on(customerChanged, async ({ salon }, data) => void heard.push({ salonCode: salon, data })),
      on(customerMerged, async (_, data) => void merges.push(data)),
      on(appointmentWished, async (_, data) => void wishes.push(data)),
    ],
  });

type Account = { name: string; lastname: string; phone: string };

/** Answers as the module of that name does; see apps/api/test for itself. */
const authFor = (accounts: ReadonlyMap<string, Account>) => {
  const { person } = auth.routes;
  const answer = async (_: unknown, { params }: InputOf<typeof person>) => {
    const account = accounts.get(params.code);
    if (!account) throw new Refusal('not-found');
    return { code: params.code, ...account, email: null, imageUrl: null, salons: [] };
  };
  return defineModule({
    name: 'auth',
    home,
    routes: routesOf({ ...auth, routes: { person } }, { person: answer }),
  });
};

/** Says what the module of that name says. */
const appointment = defineModule({
  name: 'appointment',
  home,
  routes: routesOf(contract('appointment', {}), {}),
});

const asTold = {
  Pending: told.appointmentBooked,
  Approved: told.appointmentBooked,
  Completed: told.appointmentCompleted,
  Canceled: told.appointmentCanceled,
  NoShow: told.appointmentNoShow,
};

type About = Omit<Appointment, 'status' | 'version'>;

const appointmentOf = (
  salonCode: string,
  customerCode: string | null,
  price = 900,
  at = '2024-11-18T10:00:00',
): About => ({
  code: newCode(),
  salonCode,
  visitCode: newCode(),
  employeeCode: newCode(),
  customerCode,
  serviceCode: newCode(),
  sessionNumber: 1,
  note: '',
  appointmentTime: { appointmentStartDate: at, appointmentEndDate: at },
  source: 'desk',
  overlapReason: null,
  serviceSnapshot: {
    name: 'Kesim',
    price,
    duration: 45,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
});

/** What is said of an appointment. */
const toldOf = (db: Ctx['db'], about: About) => {
  const inSalon = async (say: (tx: SalonTx) => Promise<void>) => {
    const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(about.salonCode));
    await db.forSalon(key, say);
  };
  const whole = (status: Appointment['status'], version: number) => ({
    ...about,
    status,
    version,
    by: null,
    tellCustomer: false,
  });
  const { appointmentStartDate: startDate, appointmentEndDate: endDate } = about.appointmentTime;
  return {
    is: (status: Appointment['status'], version: number) =>
      inSalon((tx) => tx.emit(asTold[status], whole(status, version))),
    undone: (was: 'Completed' | 'Canceled', version: number) =>
      inSalon((tx) => tx.emit(told.appointmentUndone, { ...whole('Approved', version), was })),
    moved: (to: string, version: number) =>
      inSalon((tx) =>
        tx.emit(told.appointmentMoved, {
          ...whole('Approved', version),
          appointmentTime: { appointmentStartDate: to, appointmentEndDate: to },
          from: { startDate, endDate, employeeCode: about.employeeCode },
        }),
      ),
  };
};

type Form = Omit<InputOf<typeof routes.create>['body'], 'salonCode'>;

export const ayla: Form = {
  name: 'Ayla',
  lastname: 'Demir',
  phone: '+905321234567',
  email: 'ayla@ornek.com',
  birthday: '1991-04-23',
  allergies: 'Amonyak',
  tags: ['VIP'],
};

/** A card of somebody else in each call. */
export const somebody = (more: Partial<Form> = {}): Form => ({
  ...ayla,
  phone: null,
  email: null,
  allergies: '',
  tags: [],
  ...more,
});

/** Appointments of one service that has so many sessions. */
const coursesOf = (db: Ctx['db']) => (salonCode: string, card: string, sessionCount: number) => {
  const serviceCode = newCode();
  return (at: string) => {
    const about = appointmentOf(salonCode, card, 1_000, at);
    const sessions = { type: 'Session' as const, sessionCount, sessionIntervalDays: 7 };
    const serviceSnapshot = { ...about.serviceSnapshot, name: 'Botoks', ...sessions };
    return toldOf(db, { ...about, serviceCode, serviceSnapshot });
  };
};

/** Says what the engine says. */
const tellAs =
  (db: Ctx['db']) =>
  async <E extends SalonEvent>(salonCode: string, event: E, data: DataOf<E>): Promise<void> => {
    const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
    await db.forSalon(key, (tx) => tx.emit(event, data));
  };

export const customerApp = async () => {
  const heard: Heard[] = [];
  const merges: Merge[] = [];
  const wishes: Wish[] = [];
  const accounts = new Map<string, Account>();
  const clock = { now: nine };
  const modules = [customerModule, authFor(accounts), appointment, earFor(heard, merges, wishes)];
  const app = await testApp({
    modules,
    asks: { appointment: ['customer'], customer: ['auth'] },
    env: { LIMITS: 'off' },
    now: () => clock.now,
  });

  /** A salon with somebody at its desk, and others with the groups that a test wants. */
  const newSalon = () => {
    const salonCode = newCode();
    const member = (...groups: string[]) => {
      const person = app.people.member(salonCode, ...groups);
      accounts.set(person.code, { name: 'Deniz', lastname: 'Korkmaz', phone: '+905550000001' });
      return app.as(person);
    };
    const desk = member('Receptionist');
    return {
      salonCode,
      member,
      ...desk,
      add: (form: Partial<Form> = {}) => desk.call(routes.create, { body: { salonCode, ...somebody(form) } }),
      one: (code: string) => desk.call(routes.one, { params: { code } }),
      list: (query: Partial<InputOf<typeof routes.list>['query']> = {}) =>
        desk.call(routes.list, { params: { salonCode }, query }),
      told: () =>
        heard
          .filter((one) => one.salonCode === salonCode)
          .map(({ data }) => data)
          // Events of one transaction after another may be heard at once.
          .toSorted((one, other) => one.version - other.version),
    };
  };

  const newAppointment = (salonCode: string, card: string | null, price?: number, at?: string) =>
    toldOf(app.ctxFor('appointment').db, appointmentOf(salonCode, card, price, at));
  const newCourse = coursesOf(app.ctxFor('appointment').db);
  const sibling = app.ctxFor('appointment');
  return {
    ...app,
    accounts,
    clock,
    newSalon,
    newAppointment,
    newCourse,
    merges,
    wishes,
    tell: tellAs(sibling.db),
    sibling,
  };
};

export type CustomerApp = Awaited<ReturnType<typeof customerApp>>;
