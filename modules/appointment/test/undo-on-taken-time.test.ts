import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, employeeState, monday, nine, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

test('undo of a cancel inside a visit does not conflict with the next service of the visit', async () => {
  const salon = await app.openSalon(1, { service: { bufferAfter: 15 } });
  const desk = app.desk(salon.code);
  const requested = { serviceCode: salon.service.code, employeeCode: null };
  const { appointments } = await desk.call(routes.bookByDesk, {
    body: app.form(salon, '10:00', { services: [requested, requested] }),
  });
  const code = appointments[0]?.code ?? '';
  await desk.call(routes.updateStatus, { params: { code }, query: { status: 'Canceled' } });
  expect(await desk.call(routes.undo, { params: { code } })).toMatchObject({ status: 'Approved' });
  expect(await app.countOverlaps()).toBe(0);
});

test('a move that overlaps on purpose finds a lane that is free for the buffer too', async () => {
  const salon = await app.openSalon(1, { service: { bufferAfter: 15 } });
  const desk = app.desk(salon.code);
  const services = [{ serviceCode: salon.service.code, employeeCode: salon.team[0]?.code ?? null }];
  await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00', { services }) });
  const { appointments } = await desk.call(routes.bookByDesk, {
    body: app.form(salon, '12:00', { services }),
  });
  const { code = '', version = 0 } = appointments[0] ?? {};
  const moved = await desk.call(routes.change, {
    params: { code },
    body: { version, startDate: `${monday}T09:30:00`, overlapReason: 'Birlikte', tellCustomer: false },
  });
  expect(moved.appointmentTime.appointmentStartDate).toBe(`${monday}T09:30:00`);
});

test('an appointment moved to end at its former start keeps its buffer', async () => {
  const salon = await app.openSalon(1, { service: { bufferAfter: 15 } });
  const desk = app.desk(salon.code);
  const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '12:30') });
  const { code = '', version = 0 } = appointments[0] ?? {};
  await desk.call(routes.change, {
    params: { code },
    body: { version, startDate: `${monday}T12:00:00`, tellCustomer: false },
  });
  await expect(desk.call(routes.bookByDesk, { body: app.form(salon, '12:30') })).rejects.toMatchObject({
    body: { code: 'slot-taken' },
  });
});

test('a leave after 600 other appointments still lists its conflict', async () => {
  const salon = await app.openSalon(2);
  const desk = app.desk(salon.code);
  const [one, other] = salon.team;
  const book = async (start: string, employeeCode: string | undefined) => {
    const services = [{ serviceCode: salon.service.code, employeeCode: employeeCode ?? null }];
    const { appointments } = await desk.call(routes.bookByDesk, {
      body: app.form(salon, start, { services }),
    });
    return appointments[0]?.code ?? '';
  };
  const first = await book('10:00', other?.code);
  await app.database.asAdmin((client) =>
    client.query(
      `insert into appointment.appointments
       select (jsonb_populate_record(a, jsonb_build_object('code', gen_random_uuid()))).*
       from appointment.appointments a, generate_series(1, 600) where a.code = $1`,
      [first],
    ),
  );
  const code = await book('2024-11-25T10:00:00', one?.code);
  const leave = { startDate: '2024-11-25T00:00:00', endDate: '2024-11-26T00:00:00', kind: 'Sick', note: '' };
  const away = { ...employeeState(), code: one?.code ?? '', version: 2 };
  const leaves = [{ code: away.code, ...leave }];
  await app.storeCopy('employee_copies', salon.code, { ...away, leaves } as typeof away);
  const conflicts = await desk.call(routes.conflicts, { params: { salonCode: salon.code }, query: {} });
  expect(conflicts.map((one) => one.appointment.code)).toEqual([code]);
});
