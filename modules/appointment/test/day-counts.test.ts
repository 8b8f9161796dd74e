import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
afterAll(() => app[Symbol.asyncDispose]());

test('a day is counted for everybody, for one employee and for several', async () => {
  const salon = await app.openSalon(3);
  const desk = app.desk(salon.code);
  const codes = salon.team.map(({ code }) => code);
  for (const [index, employeeCode] of codes.entries())
    for (const hour of ['10:00', '12:00', '14:00'].slice(index))
      await desk.call(routes.bookByDesk, {
        body: app.form(salon, hour, { services: [{ serviceCode: salon.service.code, employeeCode }] }),
      });
  const countFor = async (employeeCodes?: string[]) => {
    const query = { from: monday, to: monday, ...(employeeCodes && { employeeCodes }) };
    return (await desk.call(routes.dayCounts, { params: { salonCode: salon.code }, query }))[0]?.count;
  };
  expect(await countFor()).toBe(6);
  expect(await countFor(codes.slice(0, 1))).toBe(3);
  expect(await countFor(codes.slice(1))).toBe(3);
  expect(await countFor([codes[0] ?? '', codes[2] ?? ''])).toBe(4);
});

test.each([
  ['what is no code', 'nobody'],
  ['nobody at all', ''],
  ['more than 50', Array.from({ length: 51 }, () => '01980000-0000-7000-8000-000000000000').join(',')],
])('%s is refused', async (_, employeeCodes) => {
  const salon = await app.openSalon(1);
  const query = { from: monday, to: monday, employeeCodes: employeeCodes as never };
  const answer = await app.desk(salon.code).send(routes.dayCounts, {
    params: { salonCode: salon.code },
    query,
  });
  expect(answer.status).toBe(422);
});
