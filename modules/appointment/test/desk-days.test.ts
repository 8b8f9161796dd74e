import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
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

const MINUTE = 60_000;

type Salon = Awaited<ReturnType<AppointmentApp['openSalon']>>;

/** The services are a text in the query. */
const readDeskDays = (salon: Salon, more: object = {}) =>
  app.desk(salon.code).call(routes.deskDays, {
    params: { salonCode: salon.code },
    query: { from: monday, days: '1', services: salon.service.code, ...more } as never,
  });

const clocks = (starts: readonly string[] | undefined) => (starts ?? []).map((start) => start.slice(0, 5));

/** Hourly slots, in a salon that customers cannot book: not published, paused, ten hours of notice. */
const hourly = {
  slotStep: 60,
  status: 'Draft',
  onlineBooking: false,
  leadMinutes: 600,
  aheadDays: 1,
} as const;

test('the desk is not bound by notice, booking horizon, publication or a pause of online booking', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  const later = await readDeskDays(salon, { from: '2025-03-03', days: '2' });
  expect(later.map(({ date }) => date)).toEqual(['2025-03-03', '2025-03-04']);
  expect(clocks(later[0]?.starts)).toEqual([
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
  ]);
});

test('today starts are offered from one step ago on; of a past day, all of them', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  app.clock.now = nine + 7.5 * 60 * MINUTE;
  const [today] = await readDeskDays(salon);
  expect(clocks(today?.starts)).toEqual(['16:00', '17:00', '18:00', '19:00']);
  const [before] = await readDeskDays(salon, { from: '2024-11-15' });
  expect(before?.starts.length).toBe(11);
});

test('starts with any free employee, and with each employee alone', async () => {
  const salon = await app.openSalon(2, { salon: hourly });
  const colour = serviceState({ duration: 60 });
  await app.storeCopy('service_copies', salon.code, colour);
  const [first = '', second = ''] = salon.team.map(({ code }) => code);
  const cutter = employeeState({ allServices: false, serviceCodes: [salon.service.code] });
  await app.storeCopy('employee_copies', salon.code, cutter);
  const desk = app.desk(salon.code);
  await desk.call(routes.bookByDesk, {
    body: app.form(salon, '10:00', { services: [{ serviceCode: salon.service.code, employeeCode: first }] }),
  });
  const [cut] = await readDeskDays(salon);
  const dayOf = (code: string) => cut?.each.find(({ employeeCode }) => employeeCode === code);
  expect(clocks(cut?.starts)).toContain('10:00');
  expect(clocks(dayOf(first)?.starts)).not.toContain('10:00');
  expect(clocks(dayOf(second)?.starts)).toContain('10:00');
  const [both] = await readDeskDays(salon, { services: `${salon.service.code},${colour.code}` });
  expect(both?.each.map(({ employeeCode }) => employeeCode).toSorted()).toEqual([first, second].toSorted());
  expect(clocks(both?.starts).at(-1)).toBe('18:00');
});

test('a changed duration must fit, and a start between two steps is offered where it is free', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, '11:00') });
  const [long] = await readDeskDays(salon, { duration: '90' });
  expect(clocks(long?.starts).slice(0, 3)).toEqual(['09:00', '12:00', '13:00']);
  const [free] = await readDeskDays(salon, { at: '12:10' });
  expect(clocks(free?.starts)).toContain('12:10');
  const [taken] = await readDeskDays(salon, { at: '11:10' });
  expect(clocks(taken?.starts)).not.toContain('11:10');
});

test('names employees who do not work on the day', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  const away = employeeState({
    leaves: [
      { code: salon.code, startDate: `${monday}T00:00:00`, endDate: '2024-11-19T00:00:00', reason: '' },
    ],
  } as never);
  await app.storeCopy('employee_copies', salon.code, away);
  const [day] = await readDeskDays(salon);
  expect(day?.each.find(({ employeeCode }) => employeeCode === away.code)).toMatchObject({
    works: false,
    starts: [],
  });
});

test('reasons for the desk leave out the limits of online booking', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  const employeeCode = salon.team[0]?.code ?? '';
  await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, '11:00') });
  const why = async (more: object) => {
    const reasons = await app.desk(salon.code).call(routes.unavailableTimes, {
      params: { salonCode: salon.code },
      query: { date: monday, employeeCode, ...more },
    });
    return [...new Set(reasons.map((one) => one.why))];
  };
  expect(await why({})).toEqual(['paused']);
  expect(await why({ desk: 'true' })).toEqual(['salon-closed', 'taken']);
});
