import { afterAll, beforeAll, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, employeeState, monday, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
afterAll(() => app[Symbol.asyncDispose]());

/** A salon with one employee and appointments at ten and eleven. */
const salonWithTwo = async () => {
  const salon = await app.openSalon(1, { salon: { status: 'Draft', slotStep: 30 } });
  const desk = app.desk(salon.code);
  const [code = ''] = await Promise.all(
    ['10:00', '11:00'].map(async (start) => {
      const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, start) });
      return appointments[0]?.code ?? '';
    }),
  );
  return { ...salon, desk, appointment: code, employeeCode: salon.team[0]?.code ?? '' };
};

const clocks = (slots: readonly { startDate: string }[]) =>
  slots.map(({ startDate }) => startDate.slice(11, 16));

test('an appointment may overlap its own time but no other, and an offered start can be used', async () => {
  const { desk, appointment: code, employeeCode } = await salonWithTwo();
  const slots = await desk.call(routes.moveSlots, {
    params: { code },
    query: { date: monday, employeeCode },
  });
  expect(clocks(slots).slice(0, 5)).toEqual(['09:00', '09:30', '10:00', '10:30', '11:30']);
  expect(slots.at(-1)).toEqual({ startDate: `${monday}T19:30:00`, endDate: `${monday}T20:00:00` });
  const body = { version: 1, startDate: slots.at(-1)?.startDate, tellCustomer: false };
  expect(await desk.call(routes.change, { params: { code }, body })).toMatchObject({ version: 2 });
});

test('slots fit the changed duration, not that of the service', async () => {
  const { desk, appointment: code, employeeCode } = await salonWithTwo();
  await desk.call(routes.change, {
    params: { code },
    body: { version: 1, duration: 60, tellCustomer: false },
  });
  const slots = await desk.call(routes.moveSlots, {
    params: { code },
    query: { date: monday, employeeCode },
  });
  expect(clocks(slots).slice(0, 4)).toEqual(['09:00', '09:30', '10:00', '11:30']);
});

test('no slots in the past, and none with an employee who does not perform the service', async () => {
  const { code: salonCode, desk, appointment: code, employeeCode } = await salonWithTwo();
  const slotsOn = (date: string, who = employeeCode) =>
    desk.call(routes.moveSlots, { params: { code }, query: { date, employeeCode: who } });
  expect(await slotsOn('2024-11-15')).toEqual([]);
  const other = employeeState({ allServices: false });
  await app.storeCopy('employee_copies', salonCode, other);
  expect(await slotsOn(monday, other.code)).toEqual([]);
});

test('the appointment is not found from another salon', async () => {
  const { appointment: code, employeeCode } = await salonWithTwo();
  const elsewhere = await app.openSalon(1);
  const query = { date: monday, employeeCode };
  await expect(
    app.desk(elsewhere.code).call(routes.moveSlots, { params: { code }, query }),
  ).rejects.toMatchObject({ status: 404 });
});
