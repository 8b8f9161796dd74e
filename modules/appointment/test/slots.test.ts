import type { EmployeeState } from '@ayna/contracts/core/employees';
import { addDays, weekdays } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
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

const clock = (moment: string) => moment.slice(11, 16);

describe('GET /api/Appointment/available-time-slots', () => {
  const readSlots = (EmployeeCode: string, more: object = {}) =>
    app.as(null).call(routes.availableTimeSlots, { query: { Date: monday, EmployeeCode, ...more } });

  test('without an account: working hours minus occupied time, from the lead time on', async () => {
    const salon = await app.openSalon(1, { salon: { slotStep: 60 } });
    const [employee] = salon.team;
    await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, '11:00') });
    const slots = await readSlots(employee?.code ?? '', { ServiceDuration: 60 });
    expect(slots.map(({ startDate }) => clock(startDate))).toEqual([
      '10:00',
      '12:00',
      '13:00',
      '14:00',
      '15:00',
      '16:00',
      '17:00',
      '18:00',
      '19:00',
    ]);
    expect(JSON.stringify(slots)).not.toContain('Deniz');
  });

  test('attack 8: hours from 00:00 to 24:00 add nothing, narrower ones remove slots', async () => {
    const salon = await app.openSalon(1, { salon: { slotStep: 60 } });
    const employee = salon.team[0]?.code ?? '';
    const usual = await readSlots(employee);
    const wide = {
      'OperatingHours.Day': 'Monday',
      'OperatingHours.OpenTime': '00:00',
      'OperatingHours.CloseTime': '23:59',
    };
    expect(await readSlots(employee, wide)).toEqual(usual);
    const narrow = { ...wide, 'OperatingHours.OpenTime': '15:00', 'OperatingHours.CloseTime': '17:00' };
    expect((await readSlots(employee, narrow)).map(({ startDate }) => clock(startDate))).toEqual([
      '15:00',
      '16:00',
    ]);
  });

  test('the service’s own duration wins over one that is sent', async () => {
    const salon = await app.openSalon(1, { salon: { slotStep: 60 }, service: { duration: 120 } });
    const slots = await readSlots(salon.team[0]?.code ?? '', {
      ServiceCode: salon.service.code,
      ServiceDuration: 5,
    });
    expect(clock(slots.at(-1)?.startDate ?? '')).toBe('18:00');
  });

  test('an unknown employee is not found', async () => {
    await expect(readSlots(newCode())).rejects.toMatchObject({ status: 404 });
  });

  test('an employee without stored hours is offered from 10:00 to 22:00, one with an empty list of hours is not offered', async () => {
    const openingHours = weekdays.map((day) => ({
      day,
      openTime: '09:00:00',
      closeTime: '23:00:00',
      breaks: [],
    }));
    const salon = await app.openSalon(1, { salon: { slotStep: 60, openingHours } });
    const setHours = async (workHours: EmployeeState['workHours']) => {
      const employee = employeeState({ workHours });
      await app.storeCopy('employee_copies', salon.code, employee);
      const slots = await readSlots(employee.code, { Date: addDays(monday, 1), ServiceDuration: 60 });
      return slots.map(({ startDate }) => clock(startDate));
    };
    const neverSet = await setHours(null);
    expect([neverSet.at(0), neverSet.at(-1), neverSet.length]).toEqual(['10:00', '21:00', 12]);
    expect(await setHours(undefined as never)).toEqual(neverSet);
    expect(await setHours([])).toEqual([]);
  });

  test('a salon that pauses online booking offers nothing', async () => {
    const salon = await app.openSalon(1, { salon: { onlineBooking: false } });
    expect(await readSlots(salon.team[0]?.code ?? '')).toEqual([]);
  });
});

describe('a visit of several services', () => {
  const salonWithColour = async () => {
    const salon = await app.openSalon(2, { salon: { slotStep: 30 } });
    const colour = serviceState({ duration: 60, name: 'Dip boya' });
    await app.storeCopy('service_copies', salon.code, colour);
    return { ...salon, colour };
  };

  test('GET /api/Appointment/free-slots: each start with its employees', async () => {
    const salon = await salonWithColour();
    const services = `${salon.service.code},${salon.colour.code}`;
    const slots = await app.as(null).call(routes.freeSlots, {
      params: { salonCode: salon.code },
      query: { date: monday, services } as never,
    });
    expect(clock(slots[0]?.startDate ?? '')).toBe('09:30');
    expect(clock(slots[0]?.endDate ?? '')).toBe('11:00');
    expect(clock(slots.at(-1)?.startDate ?? '')).toBe('18:30');
    expect(new Set(slots[0]?.employeeCodes).size).toBe(1);
  });

  test('is booked as a whole or not at all', async () => {
    const salon = await salonWithColour();
    const [first] = salon.team.map(({ code }) => code);
    const desk = app.desk(salon.code);
    const two = [
      { serviceCode: salon.service.code, employeeCode: first ?? null },
      { serviceCode: salon.colour.code, employeeCode: first ?? null },
    ];
    const { appointments } = await desk.call(routes.bookByDesk, {
      body: app.form(salon, '10:00', { services: two }),
    });
    expect(appointments.map((one) => clock(one.appointmentTime.appointmentStartDate))).toEqual([
      '10:00',
      '10:30',
    ]);
    expect(new Set(appointments.map(({ visitCode }) => visitCode)).size).toBe(1);
    await expect(
      desk.call(routes.bookByDesk, { body: app.form(salon, '09:30', { services: two }) }),
    ).rejects.toMatchObject({ body: { code: 'slot-taken' } });
    expect((await desk.call(routes.bySalon, { params: { salonCode: salon.code }, query: {} })).length).toBe(
      2,
    );
  });

  test('every offered slot can be booked', async () => {
    const salon = await salonWithColour();
    const codes = `${salon.service.code},${salon.colour.code}`;
    const visitor = app.as(null);
    const offered = () =>
      visitor.call(routes.freeSlots, {
        params: { salonCode: salon.code },
        query: { date: monday, services: codes } as never,
      });
    const desk = app.desk(salon.code);
    const services = [salon.service.code, salon.colour.code].map((serviceCode) => ({
      serviceCode,
      employeeCode: null,
    }));
    let booked = 0;
    for (let slots = await offered(); slots.length > 0; slots = await offered()) {
      const slot = slots[booked % slots.length];
      await desk.call(routes.bookByDesk, { body: app.form(salon, slot?.startDate ?? '', { services }) });
      booked += 1;
    }
    expect(booked).toBeGreaterThan(8);
    expect(await app.countOverlaps()).toBe(0);
  });
});

describe('a waiting phase', () => {
  test('leaves the employee free for another customer', async () => {
    const phases = { work: 30, wait: 60, finish: 30, freeWhileWaiting: true };
    const salon = await app.openSalon(1, { service: { duration: 120, phases } });
    const cut = serviceState({ duration: 30 });
    await app.storeCopy('service_copies', salon.code, cut);
    const desk = app.desk(salon.code);
    await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const services = [{ serviceCode: cut.code, employeeCode: null }];
    await desk.call(routes.bookByDesk, { body: app.form(salon, '10:30', { services }) });
    await desk.call(routes.bookByDesk, { body: app.form(salon, '11:00', { services }) });
    await expect(
      desk.call(routes.bookByDesk, { body: app.form(salon, '11:30', { services }) }),
    ).rejects.toMatchObject({ body: { code: 'slot-taken' } });
  });
});

describe('a search over several days', () => {
  test('GET /api/Appointment/first-free: skips a leave and a closed day', async () => {
    const salon = await app.openSalon(0, {
      salon: { closedDays: [{ from: '2024-11-20', to: '2024-11-20', reason: '' }] },
    });
    const leave = {
      code: newCode(),
      startDate: `${monday}T00:00:00`,
      endDate: '2024-11-20T00:00:00',
      kind: 'Annual',
      note: '',
    };
    await app.storeCopy('employee_copies', salon.code, employeeState({ leaves: [leave as never] }));
    const { slot } = await app.as(null).call(routes.firstFree, {
      params: { salonCode: salon.code },
      query: { from: monday, services: salon.service.code } as never,
    });
    expect(slot?.startDate).toBe('2024-11-21T09:00:00');
  });

  test('GET /api/Appointment/free-days: a month at once', async () => {
    const salon = await app.openSalon(1, { salon: { aheadDays: 5 } });
    const days = await app.as(null).call(routes.freeDays, {
      params: { salonCode: salon.code },
      query: { month: '2024-11', services: salon.service.code } as never,
    });
    expect(days).toHaveLength(30);
    expect(days.filter(({ free }) => free).map(({ date }) => date.slice(8))).toEqual([
      '18',
      '19',
      '20',
      '21',
      '22',
      '23',
    ]);
  });

  test('GET /api/Appointment/reasons: which rule makes which hours unavailable', async () => {
    const salon = await app.openSalon(1);
    const employeeCode = salon.team[0]?.code ?? '';
    const desk = app.desk(salon.code);
    await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const block = {
      salonCode: salon.code,
      employeeCode,
      startDate: `${monday}T12:00:00`,
      endDate: `${monday}T13:00:00`,
      reason: 'Mola',
    };
    await desk.call(routes.blockTime, { body: block });
    const reasons = await desk.call(routes.unavailableTimes, {
      params: { salonCode: salon.code },
      query: { date: monday, employeeCode, serviceCode: salon.service.code },
    });
    expect(
      reasons.map(({ startDate, endDate, why }) => `${clock(startDate)}-${clock(endDate)} ${why}`),
    ).toEqual([
      '00:00-09:00 salon-closed',
      '09:00-09:30 too-soon',
      '10:00-10:30 taken',
      '12:00-13:00 blocked',
      '20:00-00:00 salon-closed',
    ]);
  });
});

test('occupied time cannot be blocked, and the refused block leaves nothing behind', async () => {
  const salon = await app.openSalon(1);
  const desk = app.desk(salon.code);
  await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
  const block = {
    salonCode: salon.code,
    employeeCode: salon.team[0]?.code ?? '',
    startDate: `${monday}T10:15:00`,
    endDate: `${monday}T11:00:00`,
    reason: 'Mola',
  };
  await expect(desk.call(routes.blockTime, { body: block })).rejects.toMatchObject({
    body: { code: 'slot-taken' },
  });
  await desk.call(routes.blockTime, { body: { ...block, startDate: `${monday}T10:30:00` } });
});

test.each([
  ['0001-01-01', '9999-12-31', 'startDate', 'Yıl 2000 ile 2100 arasında olmalı.'],
  ['2026-01-01', '9999-12-31', 'endDate', 'Yıl 2000 ile 2100 arasında olmalı.'],
  ['2026-01-01', '2027-01-03', 'endDate', 'En çok 366 günlük bir aralık seçebilirsiniz.'],
])('attack 55: a block from %s to %s is refused by its schema', async (from, to, field, message) => {
  const salon = await app.openSalon(1);
  const block = {
    salonCode: salon.code,
    employeeCode: salon.team[0]?.code ?? '',
    startDate: `${from}T10:00:00`,
    endDate: `${to}T10:00:00`,
    reason: 'Mola',
  };
  await expect(app.desk(salon.code).call(routes.blockTime, { body: block })).rejects.toMatchObject({
    status: 422,
    body: { fields: { [field]: message } },
  });
});

describe('a hold', () => {
  test('reserves a time for five minutes and no longer', async () => {
    const salon = await app.openSalon(1);
    const services = [{ serviceCode: salon.service.code, employeeCode: null }];
    const visitor = app.as(null);
    const startDate = `${monday}T10:00:00`;
    const body = { salonCode: salon.code, services, startDate };
    const { holdCode } = await visitor.call(routes.hold, { body });
    await expect(visitor.call(routes.hold, { body })).rejects.toMatchObject({ body: { code: 'slot-taken' } });
    await app.desk(salon.code).call(routes.bookByDesk, { body: app.form(salon, '10:00', { holdCode }) });
    const later = { ...body, startDate: `${monday}T12:00:00` };
    await visitor.call(routes.hold, { body: later });
    app.clock.now += 5 * 60_000 + 1;
    await visitor.call(routes.hold, { body: later });
    expect(await app.countOverlaps()).toBe(0);
  });

  test('never keeps the desk from booking, moving and blocking; who held the time is offered others', async () => {
    const salon = await app.openSalon(1);
    const services = [{ serviceCode: salon.service.code, employeeCode: null }];
    const desk = app.desk(salon.code);
    const hold = (time: string) =>
      app
        .as(null)
        .call(routes.hold, { body: { salonCode: salon.code, services, startDate: `${monday}T${time}:00` } });
    const { holdCode } = await hold('10:00');
    await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const late = app.form(salon, '10:00', { holdCode });
    await expect(desk.call(routes.bookByDesk, { body: late })).rejects.toMatchObject({
      body: { code: 'slot-taken' },
    });
    await hold('12:00');
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '15:00') });
    const [moved] = appointments;
    await desk.call(routes.change, {
      params: { code: moved?.code ?? '' },
      body: { version: moved?.version ?? 0, startDate: `${monday}T12:00:00`, tellCustomer: false },
    });
    await hold('16:00');
    await desk.call(routes.blockTime, {
      body: {
        salonCode: salon.code,
        employeeCode: salon.team[0]?.code ?? '',
        startDate: `${monday}T16:00:00`,
        endDate: `${monday}T17:00:00`,
        reason: '',
      },
    });
    expect(await app.countOverlaps()).toBe(0);
  });

  test('one browser holds two times at most: a third one gives up the oldest', async () => {
    const salon = await app.openSalon(1);
    const services = [{ serviceCode: salon.service.code, employeeCode: null }];
    for (const time of ['10:00', '12:00', '14:00'])
      await app.as(null).call(routes.hold, {
        body: { salonCode: salon.code, services, startDate: `${monday}T${time}:00` },
      });
    const slots = await app.as(null).call(routes.freeSlots, {
      params: { salonCode: salon.code },
      query: { date: monday, services: salon.service.code } as never,
    });
    const free = slots.map(({ startDate }) => clock(startDate));
    expect(['10:00', '12:00', '14:00'].filter((time) => free.includes(time))).toEqual(['10:00']);
  });

  test('strangers together hold at most a third of a day', async () => {
    const salon = await app.openSalon(1);
    const services = [{ serviceCode: salon.service.code, employeeCode: null }];
    const statuses: number[] = [];
    for (let index = 0; index < 16; index += 1) {
      const startDate = `${monday}T${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}:00`;
      const { status } = await app
        .as(null)
        .send(
          routes.hold,
          { body: { salonCode: salon.code, services, startDate } },
          { 'x-browser': newCode() },
        );
      statuses.push(status);
    }
    expect(statuses).toContain(429);
    // 220 of the 660 minutes that the one employee works.
    expect(statuses.filter((status) => status === 200)).toHaveLength(7);
  });

  test('the code of an appointment, sent as that of a hold, frees nothing', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const code = appointments[0]?.code ?? '';
    await app.as(null).call(routes.release, { params: { salonCode: salon.code, code } });
    await expect(
      desk.call(routes.bookByDesk, { body: app.form(salon, '10:00', { holdCode: code }) }),
    ).rejects.toMatchObject({ body: { code: 'slot-taken' } });
  });
});
