import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, nine, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

type About = Parameters<AppointmentApp['openSalon']>[1];

/** A salon of two, with an appointment of the first at ten. */
const opened = async (about: About = {}) => {
  const salon = await app.openSalon(2, about);
  const desk = app.desk(salon.code);
  const [one = '', other = ''] = salon.team.map(({ code }) => code);
  const book = async (start: string, employeeCode: string, more = {}) => {
    const services = [{ serviceCode: salon.service.code, employeeCode }];
    const body = app.form(salon, start, { services, ...more });
    const { appointments } = await desk.call(routes.bookByDesk, { body });
    const [booked] = appointments;
    if (!booked) throw new Error('nothing was booked');
    return booked;
  };
  return { ...salon, desk, one, other, book, booked: await book('10:00', one) };
};

const timeOf = (start: string, end: string) => ({
  appointmentStartDate: `${monday}T${start}:00`,
  appointmentEndDate: `${monday}T${end}:00`,
});

test('handed on because of a leave and taken back, it lies in the leave again, and is hit again', async () => {
  const { code: salonCode, desk, one, other, booked, team } = await opened();
  const leave = { startDate: `${monday}T00:00:00`, endDate: `${monday}T23:59:00`, kind: 'Sick' as const };
  const away = { ...team[0], code: one, version: 2, leaves: [{ code: one, note: '', ...leave }] };
  await app.plant('employee_copies', salonCode, away as typeof away & { gone: boolean });
  const hits = () => desk.call(routes.hits, { params: { salonCode }, query: { employeeCode: one } });
  expect(await hits()).toMatchObject([{ appointment: { code: booked.code }, couldTake: [other] }]);

  const named = { params: { code: booked.code } };
  const moved = await desk.call(routes.change, {
    ...named,
    body: { version: booked.version, employeeCode: other, tellCustomer: false },
  });
  expect(await hits()).toEqual([]);
  const back = await desk.call(routes.undoMove, {
    ...named,
    body: { version: moved.version, tellCustomer: false },
  });
  expect(back).toMatchObject({ employeeCode: one, appointmentTime: timeOf('10:00', '10:30') });
  expect(await hits()).toMatchObject([{ appointment: { code: booked.code } }]);
  const history = await desk.call(routes.history, named);
  expect(history.map(({ what }) => what)).toEqual(['booked', 'reassigned', 'reassigned']);
});

test('made shorter and taken back, a service in phases has its phases again', async () => {
  const phases = { work: 30, wait: 40, finish: 20, freeWhileWaiting: true };
  const { desk, one, book, booked } = await opened({ service: { duration: 90, phases } });
  const named = { params: { code: booked.code } };
  const resized = await desk.call(routes.change, {
    ...named,
    body: { version: booked.version, duration: 80, tellCustomer: false },
  });
  const short = { duration: 30 };
  await expect(book('10:35', one, short)).rejects.toMatchObject({ body: { code: 'slot-taken' } });
  const back = await desk.call(routes.undoMove, {
    ...named,
    body: { version: resized.version, tellCustomer: false },
  });
  expect(back).toMatchObject({
    serviceSnapshot: { duration: 90 },
    appointmentTime: timeOf('10:00', '11:30'),
  });
  // In the wait, in which the employee is free.
  expect(await book('10:35', one, short)).toMatchObject({ employeeCode: one });
});

test('moved to a free time it loses the reason for lying over another, and has it again when taken back', async () => {
  const { desk, one, book } = await opened();
  const over = await book('10:00', one, { overlapReason: 'Birlikte geldiler' });
  expect(over.overlapReason).toBe('Birlikte geldiler');
  const named = { params: { code: over.code } };
  const moved = await desk.call(routes.change, {
    ...named,
    body: { version: over.version, startDate: `${monday}T15:00:00`, tellCustomer: false },
  });
  expect(moved.overlapReason).toBeNull();
  const back = await desk.call(routes.undoMove, {
    ...named,
    body: { version: moved.version, tellCustomer: false },
  });
  expect(back).toMatchObject({
    overlapReason: 'Birlikte geldiler',
    appointmentTime: timeOf('10:00', '10:30'),
  });
});

test('whoever took the time meanwhile keeps it', async () => {
  const { desk, one, book, booked } = await opened();
  const named = { params: { code: booked.code } };
  const moved = await desk.call(routes.change, {
    ...named,
    body: { version: booked.version, startDate: `${monday}T12:00:00`, tellCustomer: false },
  });
  await book('10:00', one);
  const body = { version: moved.version, tellCustomer: false };
  await expect(desk.call(routes.undoMove, { ...named, body })).rejects.toMatchObject({
    body: { code: 'slot-taken' },
  });
  expect(await app.overlaps()).toBe(0);
});

test('only the last change, by whoever made it, and not for ever', async () => {
  const { code: salonCode, desk, booked } = await opened();
  const named = { params: { code: booked.code } };
  const never = { version: booked.version, tellCustomer: false };
  await expect(desk.call(routes.undoMove, { ...named, body: never })).rejects.toMatchObject({
    body: { code: 'undo-over' },
  });
  const moved = await desk.call(routes.change, {
    ...named,
    body: { ...never, startDate: `${monday}T12:00:00` },
  });
  const body = { version: moved.version, tellCustomer: false };
  await expect(app.desk(salonCode).call(routes.undoMove, { ...named, body })).rejects.toMatchObject({
    body: { code: 'undo-over' },
  });
  await expect(desk.call(routes.undoMove, { ...named, body: never })).rejects.toMatchObject({
    body: { code: 'conflict' },
  });
  app.clock.now = nine + 16 * 60_000;
  await expect(desk.call(routes.undoMove, { ...named, body })).rejects.toMatchObject({
    body: { code: 'undo-over' },
  });
});

test('a salon that the engine has not heard of yet has nothing that is hit', async () => {
  const salonCode = newCode();
  const hits = await app.desk(salonCode).call(routes.hits, { params: { salonCode }, query: {} });
  expect(hits).toEqual([]);
});

test('who is free only near the time is named with the nearest beginning', async () => {
  const { code: salonCode, desk, one, other, book, team } = await opened();
  await book('10:15', other);
  const away = { ...team[0], code: one, version: 2, isActive: false };
  await app.plant('employee_copies', salonCode, away as typeof away & { gone: boolean });
  const hits = await desk.call(routes.hits, { params: { salonCode }, query: {} });
  expect(hits).toMatchObject([
    { couldTake: [], couldShift: [{ employeeCode: other, startDate: `${monday}T09:45:00` }] },
  ]);
});
