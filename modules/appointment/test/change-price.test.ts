import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, employeeState, nine, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

const open = async () => {
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
  const [booked] = appointments;
  if (!booked) throw new Error('nothing was booked');
  const priced = (version: number, price: number) => ({
    params: { code: booked.code },
    body: { version, price },
  });
  return { salon, desk, booked, priced };
};

describe('PUT /api/Appointment/price/{code}', () => {
  test('another price is kept with its author, and completion has it', async () => {
    const { desk, booked, priced } = await open();
    const { code, version, serviceSnapshot } = booked;
    const changed = await desk.call(routes.changePrice, priced(version, 649.5));
    expect(changed).toMatchObject({
      version: version + 1,
      serviceSnapshot: { ...serviceSnapshot, price: 649.5 },
    });
    const history = await desk.call(routes.history, { params: { code } });
    expect(history.at(-1)).toMatchObject({
      what: 'price',
      from: serviceSnapshot.price.toFixed(2),
      to: '649.50',
      by: { code: expect.any(String) },
    });
    const done = await desk.call(routes.updateStatus, { params: { code }, query: { status: 'Completed' } });
    expect(done.appointment).toMatchObject({ status: 'Completed', serviceSnapshot: { price: 649.5 } });
  });

  test('the same price changes nothing', async () => {
    const { desk, booked, priced } = await open();
    const { code, version, serviceSnapshot } = booked;
    expect(await desk.call(routes.changePrice, priced(version, serviceSnapshot.price))).toMatchObject({
      version,
    });
    expect(await desk.call(routes.history, { params: { code } })).toHaveLength(1);
  });

  test('an outdated version and a final status are refused', async () => {
    const { desk, booked, priced } = await open();
    const { code, version } = booked;
    const refusalOf = async (present: number) => {
      const response = await desk.send(routes.changePrice, priced(present, 100));
      return ((await response.json()) as { code?: string }).code;
    };
    expect(await refusalOf(version + 1)).toBe('conflict');
    await desk.call(routes.updateStatus, { params: { code }, query: { status: 'Completed' } });
    expect(await refusalOf(version + 1)).toBe('status-changed');
  });

  test.each([-1, 1_000_000, 10.005])('%d is no price', async (price) => {
    const { desk, booked, priced } = await open();
    expect((await desk.send(routes.changePrice, priced(booked.version, price))).status).toBe(422);
  });

  test('of two who state one at once one wins', async () => {
    const { salon, booked, priced } = await open();
    const responses = await Promise.all(
      [500, 600].map((price) => app.desk(salon.code).send(routes.changePrice, priced(booked.version, price))),
    );
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('with the own right one prices own appointments only', async () => {
    const { salon, booked, priced } = await open();
    const person = app.people.member(salon.code, 'create-appointment-customer-free');
    await app.storeCopy('employee_copies', salon.code, employeeState({ userCode: person.code }));
    expect((await app.as(person).send(routes.changePrice, priced(booked.version, 1))).status).toBe(403);
  });
});
