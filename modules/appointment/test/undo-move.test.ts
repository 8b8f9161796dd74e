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

type Options = Parameters<AppointmentApp['openSalon']>[1];

/** A salon with two employees and an appointment of the first at ten. */
const salonWithOne = async (options: Options = {}) => {
  const salon = await app.openSalon(2, options);
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

test('an appointment reassigned because of a leave conflicts with it again after undo', async () => {
  const { code: salonCode, desk, one, other, booked, team } = await salonWithOne();
  const leave = { startDate: `${monday}T00:00:00`, endDate: `${monday}T23:59:00`, kind: 'Sick' as const };
  const away = { ...team[0], code: one, version: 2, leaves: [{ code: one, note: '', ...leave }] };
  await app.storeCopy('employee_copies', salonCode, away as typeof away & { gone: boolean });
  const readConflicts = () =>
    desk.call(routes.conflicts, { params: { salonCode }, query: { employeeCode: one } });
  expect(await readConflicts()).toMatchObject([{ appointment: { code: booked.code }, substitutes: [other] }]);

  const target = { params: { code: booked.code } };
  const moved = await desk.call(routes.change, {
    ...target,
    body: { version: booked.version, employeeCode: other, tellCustomer: false },
  });
  expect(await readConflicts()).toEqual([]);
  const back = await desk.call(routes.undoMove, {
    ...target,
    body: { version: moved.version, tellCustomer: false },
  });
  expect(back).toMatchObject({ employeeCode: one, appointmentTime: timeOf('10:00', '10:30') });
  expect(await readConflicts()).toMatchObject([{ appointment: { code: booked.code } }]);
  const history = await desk.call(routes.history, target);
  expect(history.map(({ what }) => what)).toEqual(['booked', 'reassigned', 'reassigned']);
});

test('undo of a shorter duration restores the phases of the service', async () => {
  const phases = { work: 30, wait: 40, finish: 20, freeWhileWaiting: true };
  const { desk, one, book, booked } = await salonWithOne({ service: { duration: 90, phases } });
  const target = { params: { code: booked.code } };
  const resized = await desk.call(routes.change, {
    ...target,
    body: { version: booked.version, duration: 80, tellCustomer: false },
  });
  const short = { duration: 30 };
  await expect(book('10:35', one, short)).rejects.toMatchObject({ body: { code: 'slot-taken' } });
  const back = await desk.call(routes.undoMove, {
    ...target,
    body: { version: resized.version, tellCustomer: false },
  });
  expect(back).toMatchObject({
    serviceSnapshot: { duration: 90 },
    appointmentTime: timeOf('10:00', '11:30'),
  });
  // The employee is free while the customer waits.
  expect(await book('10:35', one, short)).toMatchObject({ employeeCode: one });
});

test('a move to a free time removes the reason for the overlap, and undo restores it', async () => {
  const { desk, one, book } = await salonWithOne();
  const over = await book('10:00', one, { overlapReason: 'Birlikte geldiler' });
  expect(over.overlapReason).toBe('Birlikte geldiler');
  const target = { params: { code: over.code } };
  const moved = await desk.call(routes.change, {
    ...target,
    body: { version: over.version, startDate: `${monday}T15:00:00`, tellCustomer: false },
  });
  expect(moved.overlapReason).toBeNull();
  const back = await desk.call(routes.undoMove, {
    ...target,
    body: { version: moved.version, tellCustomer: false },
  });
  expect(back).toMatchObject({
    overlapReason: 'Birlikte geldiler',
    appointmentTime: timeOf('10:00', '10:30'),
  });
});

test('undo is refused if the time was booked meanwhile', async () => {
  const { desk, one, book, booked } = await salonWithOne();
  const target = { params: { code: booked.code } };
  const moved = await desk.call(routes.change, {
    ...target,
    body: { version: booked.version, startDate: `${monday}T12:00:00`, tellCustomer: false },
  });
  await book('10:00', one);
  const body = { version: moved.version, tellCustomer: false };
  await expect(desk.call(routes.undoMove, { ...target, body })).rejects.toMatchObject({
    body: { code: 'slot-taken' },
  });
  expect(await app.countOverlaps()).toBe(0);
});

test('only the last change can be undone, by the person who made it, for a quarter of an hour', async () => {
  const { code: salonCode, desk, booked } = await salonWithOne();
  const target = { params: { code: booked.code } };
  const unmoved = { version: booked.version, tellCustomer: false };
  await expect(desk.call(routes.undoMove, { ...target, body: unmoved })).rejects.toMatchObject({
    body: { code: 'undo-over' },
  });
  const moved = await desk.call(routes.change, {
    ...target,
    body: { ...unmoved, startDate: `${monday}T12:00:00` },
  });
  const body = { version: moved.version, tellCustomer: false };
  await expect(app.desk(salonCode).call(routes.undoMove, { ...target, body })).rejects.toMatchObject({
    body: { code: 'undo-over' },
  });
  await expect(desk.call(routes.undoMove, { ...target, body: unmoved })).rejects.toMatchObject({
    body: { code: 'conflict' },
  });
  app.clock.now = nine + 16 * 60_000;
  await expect(desk.call(routes.undoMove, { ...target, body })).rejects.toMatchObject({
    body: { code: 'undo-over' },
  });
});

test('a salon without a copy has no conflicts', async () => {
  const salonCode = newCode();
  const conflicts = await app.desk(salonCode).call(routes.conflicts, { params: { salonCode }, query: {} });
  expect(conflicts).toEqual([]);
});

test('an employee who is free only near the time is listed with the nearest start', async () => {
  const { code: salonCode, desk, one, other, book, team } = await salonWithOne();
  await book('10:15', other);
  const away = { ...team[0], code: one, version: 2, isActive: false };
  await app.storeCopy('employee_copies', salonCode, away as typeof away & { gone: boolean });
  const conflicts = await desk.call(routes.conflicts, { params: { salonCode }, query: {} });
  expect(conflicts).toMatchObject([
    { substitutes: [], alternativeTimes: [{ employeeCode: other, startDate: `${monday}T09:45:00` }] },
  ]);
});
