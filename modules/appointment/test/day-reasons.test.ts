import { newCode } from '@ayna/kernel/codes';
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

type Salon = Awaited<ReturnType<AppointmentApp['openSalon']>>;

const reasons = async (salon: Salon, from: string, days: number, employee = '') => {
  const services = `${salon.service.code}${employee && `~${employee}`}` as never;
  const params = { salonCode: salon.code };
  const found = await app.as(null).call(routes.dayReasons, { params, query: { from, days, services } });
  return found.map(({ date, reason }) => [date.slice(5), reason]);
};

const tuesday = '2024-11-19';
const wednesday = '2024-11-20';

test('each day has its own reason, and a day with room none', async () => {
  const salon = await app.openSalon(1, {
    salon: { aheadDays: 3, closedDays: [{ from: wednesday, to: wednesday, reason: 'Taziye' }] },
    service: { duration: 660 },
  });
  await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, `${tuesday}T09:00:00`) });
  expect(await reasons(salon, monday, 5)).toEqual([
    ['11-18', 'too-soon'],
    ['11-19', 'full'],
    ['11-20', 'closed'],
    ['11-21', null],
    ['11-22', 'too-far'],
  ]);
});

test.each([
  ['a booking', 'full'],
  ['a block', 'full'],
  ['a hold', 'full'],
])('%s by somebody else is told as %s', async (what, reason) => {
  const salon = await app.openSalon(1, { service: { duration: 660 } });
  const [employee] = salon.team;
  const startDate = `${tuesday}T09:00:00`;
  const span = { startDate, endDate: `${tuesday}T12:00:00`, reason: 'Diş hekimi' };
  const services = [{ serviceCode: salon.service.code, employeeCode: null }];
  if (what === 'a booking')
    await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, startDate) });
  if (what === 'a block')
    await app.desk(salon.code).call(routes.blockTime, {
      body: { salonCode: salon.code, employeeCode: employee?.code ?? '', ...span },
    });
  if (what === 'a hold')
    await app.as(null).call(routes.hold, { body: { salonCode: salon.code, services, startDate } });
  expect(await reasons(salon, tuesday, 1)).toEqual([['11-19', reason]]);
});

test('a leave and a day off look the same, and a service that the employee does not do is named', async () => {
  const salon = await app.openSalon(1);
  const leave = {
    code: newCode(),
    startDate: `${tuesday}T00:00:00`,
    endDate: `${wednesday}T00:00:00`,
    kind: 'Sick' as const,
    note: 'Ameliyat',
  };
  const onLeave = employeeState({ leaves: [leave] });
  const off = employeeState({ workHours: [] });
  const untrained = employeeState({ allServices: false });
  for (const one of [onLeave, off, untrained]) await app.storeCopy('employee_copies', salon.code, one);
  expect(await reasons(salon, tuesday, 1, onLeave.code)).toEqual([['11-19', 'absent']]);
  expect(await reasons(salon, tuesday, 1, off.code)).toEqual([['11-19', 'absent']]);
  expect(await reasons(salon, tuesday, 1, untrained.code)).toEqual([['11-19', 'not-performed']]);
  expect(await reasons(salon, tuesday, 1)).toEqual([['11-19', null]]);
});

test('a visit that is longer than the day, and a salon that takes no bookings', async () => {
  const long = await app.openSalon(1, { service: { duration: 720 } });
  expect(await reasons(long, tuesday, 1)).toEqual([['11-19', 'too-long']]);
  const paused = await app.openSalon(1, { salon: { onlineBooking: false } });
  expect(await reasons(paused, tuesday, 1)).toEqual([['11-19', 'paused']]);
});

test('at most fourteen days; another salon is not found', async () => {
  const salon = await app.openSalon(1);
  const query = { from: monday, days: 15 as number, services: salon.service.code as never };
  const params = { salonCode: salon.code };
  expect((await app.as(null).send(routes.dayReasons, { params, query })).status).toBe(422);
  const other = { params: { salonCode: newCode() }, query: { ...query, days: 1 } };
  expect((await app.as(null).send(routes.dayReasons, other)).status).toBe(404);
});

const outlineOf = async (salon: Salon, employee: string) => {
  const services = `${salon.service.code}${employee && `~${employee}`}` as never;
  const params = { salonCode: salon.code };
  const { outline } = await app
    .as(null)
    .call(routes.dayOutline, { params, query: { date: tuesday, services } });
  return outline?.stretches.map(
    ({ startDate, endDate, kind }) => `${startDate.slice(11, 16)}-${endDate.slice(11, 16)} ${kind}`,
  );
};

test('the outline of a day tells free and full hours of one employee, and neither who nor why', async () => {
  const salon = await app.openSalon(1, { service: { duration: 60 } });
  const code = salon.team[0]?.code ?? '';
  for (const start of ['10:00', '11:00', '14:00'])
    await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, `${tuesday}T${start}:00`) });
  const span = { startDate: `${tuesday}T15:00:00`, endDate: `${tuesday}T16:00:00`, reason: 'Diş hekimi' };
  await app.desk(salon.code).call(routes.blockTime, {
    body: { salonCode: salon.code, employeeCode: code, ...span },
  });
  const outline = await outlineOf(salon, code);
  expect(outline).toContain('10:00-12:00 full');
  expect(outline).toContain('12:00-14:00 free');
  expect(outline).toContain('14:00-16:00 full');
  // One employee is asked for, or none is shown.
  expect(await outlineOf(salon, '')).toBeUndefined();
});

test('the outline of a day tells an absence and nothing of its kind', async () => {
  const salon = await app.openSalon(1);
  const leave = {
    code: newCode(),
    startDate: `${tuesday}T16:00:00`,
    endDate: `${wednesday}T00:00:00`,
    kind: 'Sick' as const,
    note: 'Ameliyat',
  };
  const away = employeeState({ leaves: [leave] });
  await app.storeCopy('employee_copies', salon.code, away);
  const outline = await outlineOf(salon, away.code);
  expect(outline?.at(-1)).toMatch(/^16:00-.* absent$/);
});
