import { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import { auth } from '@ayna/contracts/auth';
import { content } from '@ayna/contracts/content';
import { reviewDecided } from '@ayna/contracts/content.events';
import { contract, type InputOf } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customerErased } from '@ayna/contracts/customer.events';
import { salon } from '@ayna/contracts/salon';
import { newCode } from '@ayna/kernel/codes';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { type TestApp, testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { expect } from 'vitest';
import { contentModule } from '../src/index.ts';

export const { routes } = content;

/** A folder without migrations: those in this module's folder belong to content. */
const home = `${import.meta.dirname}/others`;

/** The day of every visit, and noon of that day. It is in the past, because tokens expire by the real clock. */
const visitDay = '2024-11-18';
const noon = Date.parse(`${visitDay}T12:00+03:00`);
export const DAY_MS = 86_400_000;

/** Emits the events of appointment and customer. */
const emitter = defineModule({
  name: 'appointment',
  home,
  routes: routesOf(contract('appointment', {}), {}),
});

/** Stands in for salon. apps/api/test uses the real module. */
const fakeSalon = defineModule({
  name: 'salon',
  home,
  routes: routesOf({ ...salon, routes: { card: salon.routes.card } } as const, {
    card: async (_, { params }) => ({
      code: params.salonCode,
      name: 'Nehir',
      type: 'HairSalon' as const,
      path: 'nehir',
      status: 'Published' as const,
      district: 'Moda',
      provinceName: 'Istanbul',
    }),
  }),
});

/** Stands in for auth: the phones that people have proved. */
const fakeAuth = (phones: Map<string, string>) =>
  defineModule({
    name: 'auth',
    home,
    routes: routesOf({ ...auth, routes: { person: auth.routes.person } } as const, {
      person: async (_, { params: { code } }) => {
        const phone = phones.get(code);
        if (!phone) throw new Refusal('not-found');
        return { code, name: 'Elif', lastname: 'Yurt', phone, email: null, imageUrl: null, salons: [] };
      },
    }),
  });

type Decision = DataOf<typeof reviewDecided> & { readonly salonCode: string };

const eventRecorder = (decisions: Decision[]) =>
  defineModule({
    name: 'recorder',
    home,
    routes: routesOf(contract('recorder', {}), {}),
    listeners: [
      on(reviewDecided, async ({ salon: key }, data) => void decisions.push({ ...data, salonCode: key })),
    ],
  });

const completedAppointment = (salonCode: string) => ({
  code: newCode(),
  salonCode,
  visitCode: newCode(),
  status: 'Completed' as const,
  employeeCode: newCode(),
  customerCode: newCode(),
  serviceCode: newCode(),
  sessionNumber: 1,
  note: '',
  appointmentTime: {
    appointmentStartDate: `${visitDay}T10:00:00`,
    appointmentEndDate: `${visitDay}T11:30:00`,
  },
  source: 'desk' as const,
  overlapReason: null,
  serviceSnapshot: {
    name: 'Balyaj',
    price: 900,
    duration: 90,
    type: 'Single' as const,
    sessionCount: null,
    sessionIntervalDays: null,
    phases: null,
    bufferAfter: 0,
  },
  employeeSnapshot: { name: 'Deniz', lastname: 'Korkmaz' },
  customerSnapshot: { name: 'Elif', lastname: 'Yurt', imageUrl: null, phone: '+905321112233' },
  by: { code: newCode(), name: 'Seda', lastname: 'Ak' },
  tellCustomer: false,
});

/** A visit of a salon that emits its events. */
const emittingVisit = (app: TestApp, salonCode: string, phone?: string) => {
  const visit = completedAppointment(salonCode);
  const customerSnapshot = { ...visit.customerSnapshot, phone: phone ?? visit.customerSnapshot.phone };
  const payload = { ...visit, customerSnapshot };
  const { db } = app.ctxFor('appointment');
  const inSalon = async (emit: (tx: SalonTx) => void) => {
    const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
    await db.forSalon(key, async (tx) => emit(tx));
  };
  return {
    ...payload,
    emitCompleted: (version = 2) => inSalon((tx) => tx.emit(appointmentCompleted, { ...payload, version })),
    emitUndone: (version = 3, was: 'Completed' | 'Canceled' = 'Completed') =>
      inSalon((tx) => tx.emit(appointmentUndone, { ...payload, version, was, status: 'Approved' })),
    emitErased: () =>
      inSalon((tx) =>
        tx.emit(customerErased, {
          code: payload.customerCode,
          version: 9,
          userCode: null,
          phone: '',
          email: '',
        }),
      ),
  };
};

const runSchedule = async (app: TestApp, name: string): Promise<void> => {
  const schedule = contentModule.schedules.find((one) => one.name === name);
  if (!schedule) throw new Error(`runSchedule: unknown schedule ${name}`);
  await schedule.run(app.ctxFor('content') as never);
};

/** Somebody whom a code to this phone signed in. */
const customerOf = (app: TestApp, phones: Map<string, string>, phone: string) => {
  const person = app.people.person({ customerOnly: true });
  phones.set(person.code, phone);
  return app.as(person);
};

type ReviewBody = InputOf<typeof routes.saveReview>['body'];

const salonIn = (app: TestApp) => {
  const visitor = app.as(null);
  const salonCode = newCode();
  const manager = app.as(app.people.member(salonCode, 'manage-salon'));
  const desk = app.as(app.people.member(salonCode));
  const makeLink = (appointmentCode: string) =>
    desk.call(routes.makeReviewLink, { params: { salonCode, appointmentCode } });
  /** A completed visit, with its link. */
  const complete = async (phone?: string) => {
    const visit = emittingVisit(app, salonCode, phone);
    await visit.emitCompleted();
    const { token } = await eventually(() => makeLink(visit.code));
    const review = (body: ReviewBody) => visitor.send(routes.saveReview, { params: { token }, body });
    return { ...visit, token, review };
  };
  const list = (query: InputOf<typeof routes.reviews>['query'] = {}) =>
    desk.call(routes.reviews, { params: { salonCode }, query });
  return {
    salonCode,
    manager,
    desk,
    makeLink,
    newVisit: () => emittingVisit(app, salonCode),
    complete,
    list,
    /** Completes a visit and reviews it; returns the review's code too. */
    reviewed: async (stars = 5, text = '') => {
      const visit = await complete();
      expect((await visit.review({ stars, text })).status).toBe(200);
      const [first] = (await list()).items;
      return { ...visit, reviewCode: first?.code ?? '' };
    },
    page: () => visitor.call(routes.ofPage, { params: { salonCode } }),
  };
};

export const reviewApp = async (more: Readonly<Record<string, string>> = {}) => {
  const clock = { now: noon };
  const decisions: Decision[] = [];
  const phones = new Map<string, string>();
  const app = await testApp({
    modules: [contentModule, emitter, fakeSalon, fakeAuth(phones), eventRecorder(decisions)],
    moduleCalls: { content: ['auth', 'salon'] },
    env: { LIMITS: 'off', ...more },
    now: () => clock.now,
  });
  const visitor = app.as(null);
  const admin = app.as(app.people.person({ admin: true }));
  const showLink = (token: string) => visitor.send(routes.reviewByLink, { params: { token } });

  const rows = async <R extends object>(query: string, values: unknown[] = []): Promise<R[]> =>
    (await app.database.asAdmin((client) => client.query<R>(query, values))).rows;

  return {
    ...app,
    runSchedule: (name: string) => runSchedule(app, name),
    clock,
    decisions,
    visitor,
    admin,
    showLink,
    customerWith: (phone: string) => customerOf(app, phones, phone),
    newSalon: () => salonIn(app),
    rows,
  };
};

export type ReviewApp = Awaited<ReturnType<typeof reviewApp>>;

export const codeOf = async (response: Response): Promise<string> =>
  ((await response.json()) as { code: string }).code;
