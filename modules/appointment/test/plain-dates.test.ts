import { addDays } from '@ayna/domain/wall-clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const tuesday = addDays(monday, 1);

test('a list from a plain date to the same one is that whole day', async () => {
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  for (const start of [`${monday}T19:30:00`, `${tuesday}T09:00:00`])
    await desk.call(routes.bookByDesk, { body: app.form(salon, start) });
  const input = { params: { salonCode: salon.code }, query: { startDate: monday, endDate: monday } };
  const startsIn = async (route: typeof routes.bySalon | typeof routes.bySalonFiltered) =>
    (await desk.call(route, input)).map((one) => one.appointmentTime.appointmentStartDate);
  expect(await startsIn(routes.bySalon)).toEqual([`${monday}T19:30:00`]);
  expect(await startsIn(routes.bySalonFiltered)).toEqual([`${monday}T19:30:00`]);
  expect(await desk.call(routes.bySalonFilteredCount, input)).toEqual({ count: 1 });
});

test('a block from a plain date to the same one takes that whole day', async () => {
  const salon = await app.openSalon(1);
  const employeeCode = salon.team[0]?.code ?? '';
  const body = { salonCode: salon.code, employeeCode, startDate: tuesday, endDate: tuesday, reason: '' };
  expect(await app.desk(salon.code).call(routes.blockTime, { body })).toMatchObject({
    startDate: `${tuesday}T00:00:00`,
    endDate: `${addDays(tuesday, 1)}T00:00:00`,
  });
  const slotsOn = (date: string) =>
    app.as(null).call(routes.availableTimeSlots, { query: { Date: date, EmployeeCode: employeeCode } });
  expect(await slotsOn(tuesday)).toEqual([]);
  expect(await slotsOn(addDays(tuesday, 1))).not.toEqual([]);
});
