import type { AppointmentFigures } from '@ayna/contracts/appointment';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, nine, routes, serviceState } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({ env: { LIMITS: 'off' } });
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

const [tuesday, sunday, december] = ['2024-11-19', '2024-11-24', '2024-12-01'];

/** Two employees, two services, and appointments of every status on three days. */
const bookedSalon = async () => {
  const salon = await app.openSalon(2);
  const color = serviceState({ name: 'Boya', duration: 90, price: 1_500.5, category: 'Color' });
  await app.storeCopy('service_copies', salon.code, color);
  const desk = app.desk(salon.code);
  const book = async (start: string, employee: number, serviceCode = salon.service.code) => {
    const services = [{ serviceCode, employeeCode: salon.team[employee]?.code ?? null }];
    const { appointments } = await desk.call(routes.bookByDesk, {
      body: app.form(salon, start, { services }),
    });
    return appointments[0]?.code ?? '';
  };
  const setStatus = (code: string, status: 'Completed' | 'NoShow') =>
    desk.call(routes.updateStatus, { params: { code }, query: { status } });
  for (const clock of ['09:15', '09:45']) await setStatus(await book(clock, 0), 'Completed');
  await setStatus(await book('09:15', 1, color.code), 'NoShow');
  await book(`${tuesday}T10:30:00`, 1, color.code);
  const canceled = await book(`${tuesday}T15:00:00`, 0, color.code);
  await desk.call(routes.cancel, { params: { code: canceled }, body: { reason: 'ill', remark: '' } });
  await book(`${december}T12:00:00`, 0);
  const read = (query: { from: string; to: string; employeeCode?: string }) =>
    app
      .as(app.people.member(salon.code, 'view-reports'))
      .call(routes.figures, { params: { salonCode: salon.code }, query });
  return { salon, color, read };
};

const sum = <T>(rows: readonly T[], of: (row: T) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

test('sums the days of the span by day, source, employee, service, reason and hour', async () => {
  const { salon, color, read } = await bookedSalon();
  const [first, second] = salon.team;
  const figures = await read({ from: monday, to: sunday });
  expect(figures.byDay).toEqual([
    { date: monday, pending: 0, approved: 0, completed: 2, canceled: 0, noShow: 1, newCustomers: 0 },
    { date: tuesday, pending: 0, approved: 1, completed: 0, canceled: 1, noShow: 0, newCustomers: 0 },
  ]);
  expect(figures.bySource).toEqual([{ source: 'desk', count: 5 }]);
  // Open from nine to eight, seven days of the week.
  const person = { name: 'Deniz', lastname: 'Korkmaz', openMinutes: 7 * 660 };
  expect(figures.byEmployee).toEqual([
    {
      ...person,
      employeeCode: first?.code,
      count: 3,
      completed: 2,
      canceled: 1,
      noShow: 0,
      price: 1_800,
      minutes: 60,
    },
    {
      ...person,
      employeeCode: second?.code,
      count: 2,
      completed: 0,
      canceled: 0,
      noShow: 1,
      price: 1_500.5,
      minutes: 90,
    },
  ]);
  expect(figures.byService).toMatchObject([
    { serviceCode: color.code, name: 'Boya', category: 'Color', count: 3, canceled: 1, price: 1_500.5 },
    { serviceCode: salon.service.code, category: 'Cut', count: 2, completed: 2, price: 1_800 },
  ]);
  expect(figures.cancelReasons).toEqual([{ reason: 'ill', count: 1 }]);
  expect(figures.hours).toHaveLength(7 * 11);
  const worked = figures.hours.filter(({ minutes }) => minutes > 0);
  expect(worked.map(({ weekday, hour, minutes }) => [weekday, hour, minutes])).toEqual([
    [1, 9, 45],
    [1, 10, 15],
    [2, 10, 30],
    [2, 11, 60],
  ]);
  expect(figures.daysAhead).toEqual([3, 2, 0, 0, 0, 0, 0]);
});

/** The same from the appointments, in plain SQL. */
const countedFromRows = async (salonCode: string, from: string, to: string) => {
  const [row] = await app.database.asAdmin(
    async (client) =>
      (
        await client.query<{ count: number; price: string; minutes: number }>(
          `select count(*)::integer as count,
             sum(price) filter (where status in ('Pending', 'Approved', 'Completed')) as price,
             sum(extract(epoch from ends_at - starts_at) / 60)
               filter (where status in ('Pending', 'Approved', 'Completed'))::integer as minutes
           from appointment.appointments where salon_code = $1 and starts_at::date between $2::date and $3::date`,
          [salonCode, from, to],
        )
      ).rows,
  );
  return { count: row?.count, price: Number(row?.price), minutes: row?.minutes };
};

const totals = (figures: AppointmentFigures) => ({
  days: sum(
    figures.byDay,
    ({ pending, approved, completed, canceled, noShow }) =>
      pending + approved + completed + canceled + noShow,
  ),
  sources: sum(figures.bySource, ({ count }) => count),
  employees: sum(figures.byEmployee, ({ count }) => count),
  services: sum(figures.byService, ({ count }) => count),
  daysAhead: sum(figures.daysAhead, (count) => count),
});

test('parts add up to what the appointments say', async () => {
  const { salon, read } = await bookedSalon();
  for (const [from, to] of [
    [monday, monday],
    [monday, sunday],
    [tuesday, december],
    [monday, december],
  ] as const) {
    const figures = await read({ from, to });
    const { count, price, minutes } = await countedFromRows(salon.code, from, to);
    expect(totals(figures)).toEqual({
      days: count,
      sources: count,
      employees: count,
      services: count,
      daysAhead: count,
    });
    expect(sum(figures.byEmployee, (one) => one.price)).toBe(price);
    expect(sum(figures.byService, (one) => one.price)).toBe(price);
    expect(sum(figures.byEmployee, (one) => one.minutes)).toBe(minutes);
    expect(sum(figures.hours, (one) => one.minutes)).toBe(minutes);
    expect(sum(figures.hours, (one) => one.openMinutes)).toBe(
      sum(figures.byEmployee, (one) => one.openMinutes),
    );
  }
});

test('of one employee there are days, hours and the own line', async () => {
  const { salon, read } = await bookedSalon();
  const employeeCode = salon.team[1]?.code ?? '';
  const figures = await read({ from: monday, to: sunday, employeeCode });
  expect(totals(figures)).toEqual({ days: 2, sources: 0, employees: 2, services: 0, daysAhead: 2 });
  expect(sum(figures.hours, (one) => one.minutes)).toBe(90);
  expect(sum(figures.hours, (one) => one.openMinutes)).toBe(7 * 660);
});

test('a salon without appointments has open hours and nothing else', async () => {
  const salon = await app.openSalon(1);
  const reader = app.as(app.people.member(salon.code, 'view-reports'));
  const figures = await reader.call(routes.figures, {
    params: { salonCode: salon.code },
    query: { from: monday, to: monday },
  });
  expect(figures).toMatchObject({
    byDay: [],
    bySource: [],
    byService: [],
    cancelReasons: [],
    daysAhead: [0, 0, 0, 0, 0, 0, 0],
    newCustomers: 0,
    returningCustomers: 0,
  });
  expect(figures.byEmployee).toMatchObject([{ count: 0, minutes: 0, openMinutes: 660 }]);
});

test('a span of more than 400 days is refused, and so is a member without the right', async () => {
  const salon = await app.openSalon(1);
  const params = { salonCode: salon.code };
  const query = { from: monday, to: '2026-11-18' };
  const reader = app.as(app.people.member(salon.code, 'view-reports'));
  expect((await reader.send(routes.figures, { params, query })).status).toBe(422);
  const desk = app.desk(salon.code);
  expect((await desk.send(routes.figures, { params, query: { ...query, to: monday } })).status).toBe(403);
});
