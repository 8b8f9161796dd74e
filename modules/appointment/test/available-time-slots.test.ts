import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, employeeState, monday, nine, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

type Caller = ReturnType<AppointmentApp['as']>;

const readClocks = async (caller: Caller, EmployeeCode: string, more: object = {}) => {
  const query = { Date: monday, EmployeeCode, ServiceDuration: 60, ...more };
  const slots = await caller.call(routes.availableTimeSlots, { query });
  return slots.map(({ startDate }) => startDate.slice(11, 16));
};

describe('OperatingHours', () => {
  const hours = (day: string | null, open: string | null, close: string | null) => ({
    ...(day && { 'OperatingHours.Day': day }),
    ...(open && { 'OperatingHours.OpenTime': open }),
    ...(close && { 'OperatingHours.CloseTime': close }),
  });

  test.each([
    ['of the weekday of Date narrow', hours('Monday', '15:00', '17:00'), ['15:00', '16:00']],
    ['without a Day narrow too', hours(null, '15:00', '17:00'), ['15:00', '16:00']],
    ['of another weekday offer nothing', hours('Tuesday', '09:00', '20:00'), []],
    ['with another weekday alone offer nothing', hours('Sunday', null, null), []],
    ['with only an OpenTime begin there', hours('Monday', '18:00', null), ['18:00', '19:00']],
    ['with only a CloseTime end there', hours('Monday', null, '12:00'), ['10:00', '11:00']],
  ])('%s', async (_, query, clocks) => {
    const salon = await app.openSalon(1, { salon: { slotStep: 60 } });
    expect(await readClocks(app.as(null), salon.team[0]?.code ?? '', query)).toEqual(clocks);
  });
});

describe('while online booking is off', () => {
  const openPaused = async () => {
    const salon = await app.openSalon(1, { salon: { slotStep: 60, onlineBooking: false, leadMinutes: 600 } });
    const member = app.people.member(salon.code);
    await app.storeCopy('employee_copies', salon.code, employeeState({ userCode: member.code }));
    return { salon, member, employee: salon.team[0]?.code ?? '' };
  };

  test('a member of the salon is offered slots, also those that online booking would be too late for', async () => {
    const { member, employee } = await openPaused();
    const clocks = await readClocks(app.as(member), employee);
    expect([clocks.at(0), clocks.at(-1), clocks.length]).toEqual(['09:00', '19:00', 11]);
  });

  test('visitors, customers and members of another salon are offered none', async () => {
    const { employee } = await openPaused();
    const other = await openPaused();
    expect(await readClocks(app.as(null), employee)).toEqual([]);
    expect(await readClocks(app.as(app.people.person()), employee)).toEqual([]);
    expect(await readClocks(app.as(other.member), employee)).toEqual([]);
  });

  test('an employee who was deactivated is offered none', async () => {
    const { salon, employee } = await openPaused();
    const former = app.people.person();
    const state = employeeState({ userCode: former.code, isActive: false });
    await app.storeCopy('employee_copies', salon.code, state);
    expect(await readClocks(app.as(former), employee)).toEqual([]);
  });

  test('the hold of a stranger hides a slot from the public only', async () => {
    const salon = await app.openSalon(1, { salon: { slotStep: 60 } });
    const member = app.people.member(salon.code);
    await app.storeCopy('employee_copies', salon.code, employeeState({ userCode: member.code }));
    const employee = salon.team[0]?.code ?? '';
    const services = [{ serviceCode: salon.service.code, employeeCode: employee }];
    await app
      .as(null)
      .call(routes.hold, { body: { salonCode: salon.code, services, startDate: `${monday}T11:00:00` } });
    expect(await readClocks(app.as(null), employee)).not.toContain('11:00');
    expect(await readClocks(app.as(member), employee)).toContain('11:00');
  });
});
