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

const search = async (salon: Salon, date: string, browser: string = newCode(), employee = '') => {
  const services = `${salon.service.code}${employee && `~${employee}`}`;
  const input = { params: { salonCode: salon.code }, query: { date, services } };
  const response = await app.as(null).send(routes.freeSlots, input, { 'x-browser': browser });
  return (await response.json()) as object[];
};

const misses = async ({ code, service }: Salon) => {
  const rows = await app.as(app.people.member(code, 'view-reports')).call(routes.misses, {
    params: { salonCode: code },
    query: { from: '2024-11-01', to: '2025-10-31' },
  });
  for (const row of rows) expect(row.serviceCode).toBe(service.code);
  return rows.map(({ date, reason, employeeCode, count }) => [date, reason, employeeCode, count]);
};

test('a search that finds a time is not counted, one that finds none is, by reason and employee', async () => {
  const salon = await app.openSalon(1, { service: { duration: 660 } });
  const employee = salon.team[0]?.code ?? '';
  expect(await search(salon, '2024-11-19')).toHaveLength(1);
  expect(await misses(salon)).toEqual([]);
  await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, '2024-11-19T09:00:00') });
  for (let index = 0; index < 3; index += 1) expect(await search(salon, '2024-11-19')).toEqual([]);
  await search(salon, '2024-11-19', newCode(), employee);
  await search(salon, monday);
  await search(salon, '2025-03-01');
  expect(await misses(salon)).toEqual([
    [monday, 'too-soon', null, 1],
    ['2024-11-19', 'taken', employee, 1],
    ['2024-11-19', 'taken', null, 3],
    ['2025-03-01', 'too-far', null, 1],
  ]);
});

test('one browser counts once a minute, and past days never', async () => {
  const salon = await app.openSalon(1, { salon: { onlineBooking: false } });
  const browser = newCode();
  for (const date of [monday, '2024-11-19', '2024-11-20']) await search(salon, date, browser);
  await search(salon, '2024-11-17');
  expect(await misses(salon)).toEqual([[monday, 'paused', null, 1]]);
  app.clock.now = nine + 60_000;
  await search(salon, monday, browser);
  expect(await misses(salon)).toEqual([[monday, 'paused', null, 2]]);
});

test.each([
  ['salon-closed', { salon: { openingHours: [] } }],
  ['closed-day', { salon: { closedDays: [{ from: monday, to: monday, reason: '' }] } }],
  ['too-short', { service: { duration: 720 } }],
])('a search on a day without hours: %s', async (reason, options) => {
  const salon = await app.openSalon(1, options);
  await search(salon, monday);
  expect(await misses(salon)).toEqual([[monday, reason, null, 1]]);
});

test('the first free time counts too; figures are for members who see reports, for at most 400 days', async () => {
  const salon = await app.openSalon(1, { salon: { onlineBooking: false } });
  const params = { salonCode: salon.code };
  const query = { from: monday, services: salon.service.code };
  await app.as(null).send(routes.firstFree, { params, query }, { 'x-browser': newCode() });
  expect(await misses(salon)).toEqual([[monday, 'paused', null, 1]]);
  const span = { from: '2024-01-01', to: '2025-12-31' };
  const reader = app.as(app.people.member(salon.code, 'view-reports'));
  expect((await reader.send(routes.misses, { params, query: span })).status).toBe(422);
  const other = app.as(app.people.member(salon.code, 'Receptionist'));
  expect((await other.send(routes.misses, { params, query: { from: monday, to: monday } })).status).toBe(403);
});

test('the call of the spec counts for customers, where the whole day has no room; not for the desk', async () => {
  const salon = await app.openSalon(1, { service: { duration: 600 } });
  const employee = salon.team[0]?.code ?? '';
  const query = { Date: '2024-11-19', EmployeeCode: employee, ServiceCode: salon.service.code };
  const search = (more: object = {}) =>
    app
      .as(null)
      .send(routes.availableTimeSlots, { query: { ...query, ...more } }, { 'x-browser': newCode() });
  const evening = {
    'OperatingHours.Day': 'Tuesday',
    'OperatingHours.OpenTime': '18:00:00',
    'OperatingHours.CloseTime': '20:00:00',
  };
  expect(await (await search(evening)).json()).toEqual([]);
  expect(await misses(salon)).toEqual([]);
  await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, '2024-11-19T09:00:00') });
  expect(await (await search()).json()).toEqual([]);
  expect(await misses(salon)).toEqual([['2024-11-19', 'taken', employee, 1]]);
  const user = app.people.member(salon.code, 'Receptionist');
  await app.storeCopy('employee_copies', salon.code, employeeState({ userCode: user.code }));
  await app.as(user).call(routes.availableTimeSlots, { query });
  expect(await misses(salon)).toEqual([['2024-11-19', 'taken', employee, 1]]);
});

test('a script that calls itself a new browser each time is counted thirty times an hour', async () => {
  const salon = await app.openSalon(1, { salon: { onlineBooking: false } });
  for (let index = 0; index < 40; index += 1) await search(salon, monday);
  expect(await misses(salon)).toEqual([[monday, 'paused', null, 30]]);
  app.clock.now = nine + 3_600_000;
  await search(salon, monday);
  expect(await misses(salon)).toEqual([[monday, 'paused', null, 31]]);
});
