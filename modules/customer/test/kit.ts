import * as events from '@ayna/contracts/appointment.events';
import type { Appointment } from '@ayna/contracts/core/appointments';
import { contract, type InputOf } from '@ayna/contracts/core/contract';
import type { DataOf, SalonEvent } from '@ayna/contracts/core/event';
import { customer } from '@ayna/contracts/customer';
import {
  customerChanged,
  customerMerged,
  customersExported,
  importBookingRequested,
} from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { customerModule } from '../src/index.ts';
import { type Account, fakeAuth, fakeSubscription } from './fake-modules.ts';

export const { routes } = customer;

/** A folder without migrations: those in this module's folder belong to customer. */
const home = `${import.meta.dirname}/others`;

/** Monday, 09:00 in Istanbul. It is in the past, because tokens expire by the real clock. */
export const nine = Date.parse('2024-11-18T09:00+03:00');

type ChangedCard = { readonly salonCode: string; readonly data: DataOf<typeof customerChanged> };

type MergedCard = DataOf<typeof customerMerged>;
type BookingRequest = DataOf<typeof importBookingRequested>;
type Export = { readonly salonCode: string; readonly data: DataOf<typeof customersExported> };

type RecordedEvents = {
  readonly changed: ChangedCard[];
  readonly merges: MergedCard[];
  readonly bookingRequests: BookingRequest[];
  readonly exports: Export[];
};

/** A module that records the events of customer. */
const eventRecorder = ({ changed, merges, bookingRequests, exports }: RecordedEvents) =>
  defineModule({
    name: 'recorder',
    home,
    routes: routesOf(contract('recorder', {}), {}),
    listeners: [
      on(customerChanged, async ({ salon }, data) => void changed.push({ salonCode: salon, data })),
      on(customerMerged, async (_, data) => void merges.push(data)),
      on(importBookingRequested, async (_, data) => void bookingRequests.push(data)),
      on(customersExported, async ({ salon }, data) => void exports.push({ salonCode: salon, data })),
    ],
  });

/** Stands in for appointment: emits its events. */
const appointment = defineModule({
  name: 'appointment',
  home,
  routes: routesOf(contract('appointment', {}), {}),
});

const eventOf = {
  Pending: events.appointmentBooked,
  Approved: events.appointmentBooked,
  Completed: events.appointmentCompleted,
  Canceled: events.appointmentCanceled,
  NoShow: events.appointmentNoShow,
};

type AppointmentData = Omit<Appointment, 'status' | 'version'>;

const appointmentOf = (
  salonCode: string,
  customerCode: string | null,
  price = 900,
  at = '2024-11-18T10:00:00',
): AppointmentData => ({
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
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: null,
});

/** Emits the events of one appointment. */
const appointmentEvents = (db: Ctx['db'], data: AppointmentData) => {
  const inSalon = async (emit: (tx: SalonTx) => Promise<void>) => {
    const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(data.salonCode));
    await db.forSalon(key, emit);
  };
  const payload = (status: Appointment['status'], version: number) => ({
    ...data,
    status,
    version,
    by: null,
    tellCustomer: false,
  });
  const { appointmentStartDate: startDate, appointmentEndDate: endDate } = data.appointmentTime;
  return {
    emitStatus: (status: Appointment['status'], version: number) =>
      inSalon(async (tx) => tx.emit(eventOf[status], payload(status, version))),
    emitUndone: (was: 'Completed' | 'Canceled', version: number) =>
      inSalon(async (tx) => tx.emit(events.appointmentUndone, { ...payload('Approved', version), was })),
    emitMoved: (to: string, version: number) =>
      inSalon(async (tx) =>
        tx.emit(events.appointmentMoved, {
          ...payload('Approved', version),
          appointmentTime: { appointmentStartDate: to, appointmentEndDate: to },
          from: { startDate, endDate, employeeCode: data.employeeCode },
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

/** The form of a card without phone, e-mail, allergies and tags. */
export const minimalForm = (more: Partial<Form> = {}): Form => ({
  ...ayla,
  phone: null,
  email: null,
  allergies: '',
  tags: [],
  ...more,
});

/** Appointments of one service with several sessions. */
const courseFactory = (db: Ctx['db']) => (salonCode: string, card: string, sessionCount: number) => {
  const serviceCode = newCode();
  return (at: string) => {
    const data = appointmentOf(salonCode, card, 1_000, at);
    const sessions = { type: 'Session' as const, sessionCount, sessionIntervalDays: 7 };
    const serviceSnapshot = { ...data.serviceSnapshot, name: 'Botoks', ...sessions };
    return appointmentEvents(db, { ...data, serviceCode, serviceSnapshot });
  };
};

/** Emits an event as the appointment module. */
const emitAs =
  (db: Ctx['db']) =>
  async <E extends SalonEvent>(salonCode: string, event: E, data: DataOf<E>): Promise<void> => {
    const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
    await db.forSalon(key, async (tx) => tx.emit(event, data));
  };

export const customerApp = async () => {
  const recorded: RecordedEvents = { changed: [], merges: [], bookingRequests: [], exports: [] };
  const { changed, merges, bookingRequests, exports } = recorded;
  const accounts = new Map<string, Account>();
  const clock = { now: nine };
  const recorder = eventRecorder(recorded);
  const app = await testApp({
    modules: [customerModule, fakeAuth(accounts), fakeSubscription(), appointment, recorder],
    moduleCalls: { appointment: ['customer'], customer: ['auth', 'subscription'] },
    env: { LIMITS: 'off' },
    now: () => clock.now,
  });

  /** A salon with a receptionist; `member` adds members with other groups. */
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
      add: (form: Partial<Form> = {}) =>
        desk.call(routes.create, { body: { salonCode, ...minimalForm(form) } }),
      one: (code: string) => desk.call(routes.byCode, { params: { code } }),
      list: (query: Partial<InputOf<typeof routes.list>['query']> = {}) =>
        desk.call(routes.list, { params: { salonCode }, query }),
      changes: () =>
        changed
          .filter((one) => one.salonCode === salonCode)
          .map(({ data }) => data)
          // Events of consecutive transactions may arrive in any order.
          .toSorted((one, other) => one.version - other.version),
    };
  };

  const otherModule = app.ctxFor('appointment');
  const newAppointment = (salonCode: string, card: string | null, price?: number, at?: string) =>
    appointmentEvents(otherModule.db, appointmentOf(salonCode, card, price, at));
  return {
    ...app,
    accounts,
    clock,
    newSalon,
    newAppointment,
    newCourse: courseFactory(otherModule.db),
    merges,
    bookingRequests,
    exports,
    emit: emitAs(otherModule.db),
    otherModule,
  };
};

export type CustomerApp = Awaited<ReturnType<typeof customerApp>>;
