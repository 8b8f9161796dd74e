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

/** A query carries a visit as text. */
const ask = (salon: Salon, more: object = {}) =>
  app.desk(salon.code).call(routes.deskDays, {
    params: { salonCode: salon.code },
    query: { from: monday, days: '1', services: salon.service.code, ...more } as never,
  });

const short = (starts: readonly string[] | undefined) => (starts ?? []).map((start) => start.slice(0, 5));

const hourly = {
  slotStep: 60,
  status: 'Draft',
  onlineBooking: false,
  leadMinutes: 600,
  aheadDays: 1,
} as const;

test('the desk sees what customers may not take: no notice, no reach, not published, paused', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  const later = await ask(salon, { from: '2025-03-03', days: '2' });
  expect(later.map(({ date }) => date)).toEqual(['2025-03-03', '2025-03-04']);
  expect(short(later[0]?.starts)).toEqual([
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

test('from a step ago on, on a day that is past all of it', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  app.clock.now = nine + 7.5 * 60 * MINUTE;
  const [today] = await ask(salon);
  expect(short(today?.starts)).toEqual(['16:00', '17:00', '18:00', '19:00']);
  const [before] = await ask(salon, { from: '2024-11-15' });
  expect(before?.starts.length).toBe(11);
});

test('with whoever is free, and with each alone', async () => {
  const salon = await app.openSalon(2, { salon: hourly });
  const colour = serviceState({ duration: 60 });
  await app.plant('service_copies', salon.code, colour);
  const [first = '', second = ''] = salon.team.map(({ code }) => code);
  const cutter = employeeState({ allServices: false, serviceCodes: [salon.service.code] });
  await app.plant('employee_copies', salon.code, cutter);
  const desk = app.desk(salon.code);
  await desk.call(routes.bookByDesk, {
    body: app.form(salon, '10:00', { services: [{ serviceCode: salon.service.code, employeeCode: first }] }),
  });
  const [cut] = await ask(salon);
  const of = (code: string) => cut?.each.find(({ employeeCode }) => employeeCode === code);
  expect(short(cut?.starts)).toContain('10:00');
  expect(short(of(first)?.starts)).not.toContain('10:00');
  expect(short(of(second)?.starts)).toContain('10:00');
  const [both] = await ask(salon, { services: `${salon.service.code},${colour.code}` });
  expect(both?.each.map(({ employeeCode }) => employeeCode).toSorted()).toEqual([first, second].toSorted());
  expect(short(both?.starts).at(-1)).toBe('18:00');
});

test('a changed length is what has to fit, and a minute beside the step is answered where it is free', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, '11:00') });
  const [long] = await ask(salon, { duration: '90' });
  expect(short(long?.starts).slice(0, 3)).toEqual(['09:00', '12:00', '13:00']);
  const [free] = await ask(salon, { at: '12:10' });
  expect(short(free?.starts)).toContain('12:10');
  const [taken] = await ask(salon, { at: '11:10' });
  expect(short(taken?.starts)).not.toContain('11:10');
});

test('says who does not work on the day', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  const away = employeeState({
    leaves: [
      { code: salon.code, startDate: `${monday}T00:00:00`, endDate: '2024-11-19T00:00:00', reason: '' },
    ],
  } as never);
  await app.plant('employee_copies', salon.code, away);
  const [day] = await ask(salon);
  expect(day?.each.find(({ employeeCode }) => employeeCode === away.code)).toMatchObject({
    works: false,
    starts: [],
  });
});

test('reasons for the desk leave out what binds customers', async () => {
  const salon = await app.openSalon(1, { salon: hourly });
  const employeeCode = salon.team[0]?.code ?? '';
  await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, '11:00') });
  const why = async (more: object) => {
    const reasons = await app.desk(salon.code).call(routes.reasons, {
      params: { salonCode: salon.code },
      query: { date: monday, employeeCode, ...more },
    });
    return [...new Set(reasons.map((one) => one.why))];
  };
  expect(await why({})).toEqual(['paused']);
  expect(await why({ desk: 'true' })).toEqual(['salon-closed', 'taken']);
});
