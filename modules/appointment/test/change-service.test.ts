import type { ServiceState } from '@ayna/contracts/core/services';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type AppointmentApp,
  appointmentApp,
  employeeState,
  monday,
  nine,
  routes,
  serviceState,
} from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

const at = (clock: string): string => `${monday}T${clock}:00`;

/** A salon with one employee, a haircut of 30 minutes with a buffer of 10, and another service. */
const open = async (other: Partial<ServiceState> = {}) => {
  const salon = await app.openSalon(1, { service: { bufferAfter: 10 } });
  const service = serviceState({ name: 'Boya', duration: 60, price: 1500, ...other });
  await app.storeCopy('service_copies', salon.code, service);
  const desk = app.desk(salon.code);
  const book = async (clock: string, more: Parameters<typeof app.form>[2] = {}) => {
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, clock, more) });
    const [booked] = appointments;
    if (!booked) throw new Error('nothing was booked');
    return booked;
  };
  return { salon, service, desk, book };
};

describe('PUT /api/Appointment/service/{code}', () => {
  test('the service is replaced in its place, at the price of now, and the history says so', async () => {
    const { salon, service, desk, book } = await open();
    const { code, version } = await book('10:00');
    const body = { version, serviceCode: service.code, tellCustomer: false };
    const changed = await desk.call(routes.changeService, { params: { code }, body });
    expect(changed).toMatchObject({
      version: version + 1,
      serviceCode: service.code,
      appointmentTime: { appointmentStartDate: at('10:00'), appointmentEndDate: at('11:00') },
      serviceSnapshot: { name: 'Boya', price: 1500, duration: 60 },
    });
    expect(await desk.call(routes.byCode, { params: { code } })).toMatchObject({ serviceCode: service.code });
    const query = { startDate: at('00:00'), endDate: at('23:00'), serviceCode: service.code };
    const params = { salonCode: salon.code };
    expect(await desk.call(routes.bySalonFiltered, { params, query })).toHaveLength(1);
    const history = await desk.call(routes.history, { params: { code } });
    expect(history.at(-1)).toMatchObject({ what: 'service', from: salon.service.name, to: 'Boya' });
    // What it takes now is taken for others too.
    const taken = await desk.send(routes.bookByDesk, { body: app.form(salon, '10:45') });
    expect(taken.status).toBe(409);
    expect(await app.countOverlaps()).toBe(0);
  });

  test('a service that does not fit before the next customer is refused with the nearest times', async () => {
    const { service, desk, book } = await open();
    const { code, version } = await book('10:00');
    await book('10:45');
    const body = { version, serviceCode: service.code, tellCustomer: false };
    await expect(desk.call(routes.changeService, { params: { code }, body })).rejects.toMatchObject({
      status: 409,
      body: { code: 'slot-taken', details: { nearest: [at('09:15'), at('09:30'), at('09:45')] } },
    });
    expect(await desk.call(routes.byCode, { params: { code } })).toMatchObject({ version });
  });

  test('an outdated version, an unknown or paused service and a finished appointment are refused', async () => {
    const { salon, service, desk, book } = await open();
    const { code, version } = await book('10:00');
    const paused = serviceState({ active: false });
    await app.storeCopy('service_copies', salon.code, paused);
    const attempt = async (more: object) => {
      const body = { version, serviceCode: service.code, tellCustomer: false, ...more };
      const response = await desk.send(routes.changeService, { params: { code }, body });
      return ((await response.json()) as { code?: string }).code;
    };
    expect(await attempt({ version: version + 1 })).toBe('conflict');
    expect(await attempt({ serviceCode: newCode() })).toBe('unknown-service');
    expect(await attempt({ serviceCode: paused.code })).toBe('unknown-service');
    await desk.call(routes.updateStatus, { params: { code }, query: { status: 'Completed' } });
    expect(await attempt({ version: version + 1 })).toBe('status-changed');
  });

  test('of two who change it at once one wins', async () => {
    const { salon, service, book } = await open();
    const { code, version } = await book('10:00');
    const body = { version, serviceCode: service.code, tellCustomer: false };
    const responses = await Promise.all(
      [1, 2].map(() => app.desk(salon.code).send(routes.changeService, { params: { code }, body })),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('another service or a second customer at once never make an overlap', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { salon, service, desk, book } = await open();
      const { code, version } = await book('10:00');
      const body = { version, serviceCode: service.code, tellCustomer: false };
      const responses = await Promise.all([
        desk.send(routes.changeService, { params: { code }, body }),
        app.desk(salon.code).send(routes.bookByDesk, { body: app.form(salon, '10:45') }),
      ]);
      expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    }
    expect(await app.countOverlaps()).toBe(0);
  });

  test('with the own right one changes own appointments only', async () => {
    const { salon, service, book } = await open();
    const { code, version } = await book('10:00');
    const person = app.people.member(salon.code, 'create-appointment-customer-free');
    await app.storeCopy('employee_copies', salon.code, employeeState({ userCode: person.code }));
    const body = { version, serviceCode: service.code, tellCustomer: false };
    expect((await app.as(person).send(routes.changeService, { params: { code }, body })).status).toBe(403);
    const added = { params: { code }, body: { serviceCode: service.code } };
    expect((await app.as(person).send(routes.addService, added)).status).toBe(403);
  });
});

describe('POST /api/Appointment/add-service/{code}', () => {
  test('one more service follows at once, in the same visit, for the same customer and employee', async () => {
    const { service, desk, book } = await open();
    const first = await book('10:00', { name: 'Selin', lastname: 'Ergün' });
    const added = await desk.call(routes.addService, {
      params: { code: first.code },
      body: { serviceCode: service.code },
    });
    expect(added).toMatchObject({
      visitCode: first.visitCode,
      employeeCode: first.employeeCode,
      status: 'Approved',
      serviceCode: service.code,
      customerSnapshot: { name: 'Selin', lastname: 'Ergün' },
      // The buffer of the first is given up: the customer is still there.
      appointmentTime: { appointmentStartDate: at('10:30'), appointmentEndDate: at('11:30') },
    });
    expect(await app.countOverlaps()).toBe(0);
  });

  test('where the next customer comes too soon it is refused, and the first stays as it was', async () => {
    const { salon, service, desk, book } = await open();
    const first = await book('10:00');
    await book('11:00');
    const input = { params: { code: first.code }, body: { serviceCode: service.code } };
    await expect(desk.call(routes.addService, input)).rejects.toMatchObject({
      status: 409,
      body: { code: 'slot-taken' },
    });
    // Its buffer too.
    const taken = await desk.send(routes.bookByDesk, { body: app.form(salon, '10:30', { duration: 30 }) });
    expect(taken.status).toBe(409);
  });

  test('sent twice with the same key it is booked once', async () => {
    const { salon, service, desk, book } = await open();
    const first = await book('10:00');
    const input = { params: { code: first.code }, body: { serviceCode: service.code } };
    const headers = { 'idempotency-key': newCode() };
    const one = await desk.send(routes.addService, input, headers);
    const other = await desk.send(routes.addService, input, headers);
    expect(await other.json()).toEqual(await one.json());
    const query = { startDate: at('00:00'), endDate: at('23:00') };
    expect(
      await desk.call(routes.bySalonFiltered, { params: { salonCode: salon.code }, query }),
    ).toHaveLength(2);
  });
});
