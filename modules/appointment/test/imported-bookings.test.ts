import { appointmentBooked, importBookingAnswered } from '@ayna/contracts/appointment.events';
import { contract } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { importBookingRequested } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { appointmentModule } from '../src/index.ts';
import { type AppointmentApp, appointmentApp, employeeState, monday, routes } from './kit.ts';

type BookingRequest = DataOf<typeof importBookingRequested>;

const answers: DataOf<typeof importBookingAnswered>[] = [];
const booked: DataOf<typeof appointmentBooked>[] = [];

/** Stands in for the customer module: emits its requests and collects the answers. */
const customer = defineModule({
  name: 'customer',
  home: `${import.meta.dirname}/others`,
  routes: routesOf(contract('customer', {}), {}),
  listeners: [
    on(importBookingAnswered, async (_, data) => void answers.push(data)),
    on(appointmentBooked, async (_, data) => void booked.push(data)),
  ],
});

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({ modules: [appointmentModule, customer] });
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = Awaited<ReturnType<AppointmentApp['openSalon']>>;

const requestIn = ({ service }: Salon, more: Partial<BookingRequest> = {}): BookingRequest => ({
  requestCode: newCode(),
  importCode: newCode(),
  byCode: newCode(),
  customer: { code: newCode(), name: 'Ayla', lastname: '', phone: null, imageUrl: null, userCode: null },
  startDate: `${monday}T11:00:00`,
  service: service.name,
  employee: null,
  ...more,
});

const emitRequest = async (salon: Salon, request: BookingRequest): Promise<void> => {
  const { db } = app.ctxFor('customer');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salon.code));
  await db.forSalon(key, async (tx) => tx.emit(importBookingRequested, request));
};

const requestAndWait = async (salon: Salon, request: BookingRequest) => {
  await emitRequest(salon, request);
  return eventually(() => {
    const answer = answers.find(({ requestCode }) => requestCode === request.requestCode);
    if (!answer) throw new Error('not yet');
    return answer.refused;
  });
};

const listAppointments = ({ code }: Salon) =>
  app.desk(code).call(routes.bySalon, {
    params: { salonCode: code },
    query: { startDate: `${monday}T00:00:00`, endDate: `${monday}T23:59:00` },
  });

test('a request is booked as by the desk, for the card, and the customer gets no message', async () => {
  const salon = await app.openSalon(1);
  const request = requestIn(salon, { service: salon.service.name.toUpperCase() });
  expect(await requestAndWait(salon, request)).toBeNull();
  expect(await listAppointments(salon)).toMatchObject([
    { status: 'Approved', source: 'desk', customerCode: request.customer.code },
  ]);
  await eventually(() =>
    expect(booked.find(({ customerCode }) => customerCode === request.customer.code)).toMatchObject({
      tellCustomer: false,
    }),
  );
});

test('a request handled twice is booked once; the same row of another import finds it booked', async () => {
  const salon = await app.openSalon(1);
  const request = requestIn(salon);
  expect(await requestAndWait(salon, request)).toBeNull();
  await emitRequest(salon, request);
  expect(await requestAndWait(salon, { ...request, requestCode: newCode() })).toBeNull();
  expect(await listAppointments(salon)).toHaveLength(1);
  expect(answers.filter(({ requestCode }) => requestCode === request.requestCode)).toHaveLength(1);
});

test('what the desk could not book is answered with the reason', async () => {
  const salon = await app.openSalon(1);
  expect(await requestAndWait(salon, requestIn(salon))).toBeNull();
  const refused = {
    'slot-taken': requestIn(salon),
    past: requestIn(salon, { startDate: '2024-11-17T11:00:00' }),
    'outside-hours': requestIn(salon, { startDate: `${monday}T23:00:00` }),
    'unknown-service': requestIn(salon, { service: 'Yok' }),
    'unknown-employee': requestIn(salon, { employee: 'Yok' }),
  };
  for (const [why, request] of Object.entries(refused))
    expect(await requestAndWait(salon, request)).toBe(why);
  expect(await listAppointments(salon)).toHaveLength(1);
});

test('a first name is enough where nobody else has it', async () => {
  const salon = await app.openSalon(1);
  const isil = employeeState({ userSnapshot: { name: 'Işıl', lastname: 'Kara' } });
  await app.storeCopy('employee_copies', salon.code, isil);
  expect(await requestAndWait(salon, requestIn(salon, { employee: 'ISIL' }))).toBeNull();
  expect(await listAppointments(salon)).toMatchObject([{ employeeCode: isil.code }]);
});
