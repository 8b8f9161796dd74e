import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, nine, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

type Results = readonly PromiseSettledResult<unknown>[];
const countSuccesses = (results: Results) => results.filter(({ status }) => status === 'fulfilled').length;
const refusalCodes = (results: Results) => [
  ...new Set(
    results.flatMap((one) =>
      one.status === 'rejected' ? [(one.reason as { body: { code: string } }).body.code] : [],
    ),
  ),
];
/** Runs the calls concurrently. */
const runTimes = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.allSettled(Array.from({ length: count }, (_, index) => work(index)));

describe('nobody is booked twice', () => {
  test('attack 1: of 32 at once on one slot exactly one wins, and the rest are offered the nearest', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const results = await runTimes(32, () =>
      desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') }),
    );
    expect(countSuccesses(results)).toBe(1);
    expect(refusalCodes(results)).toEqual(['slot-taken']);
    const lost = results.find((one) => one.status === 'rejected') as PromiseRejectedResult;
    expect((lost.reason as { body: { details: { nearest: string[] } } }).body.details.nearest).toEqual([
      `${monday}T09:15:00`,
      `${monday}T09:30:00`,
      `${monday}T10:30:00`,
    ]);
    expect(await app.countOverlaps()).toBe(0);
  });

  test('attack 2: overlapping with unequal starts, one wins', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const starts = ['10:00', '10:05', '10:10', '10:15', '10:20', '10:25'];
    const results = await runTimes(30, (index) =>
      desk.call(routes.bookByDesk, { body: app.form(salon, starts[index % 6] ?? '10:00') }),
    );
    expect(countSuccesses(results)).toBe(1);
    expect(await app.countOverlaps()).toBe(0);
  });

  test('attack 6: anybody of four, 20 at once: four win, each with another', async () => {
    const salon = await app.openSalon(4);
    const desk = app.desk(salon.code);
    const results = await runTimes(20, () =>
      desk.call(routes.bookByDesk, { body: app.form(salon, '11:00') }),
    );
    expect(countSuccesses(results)).toBe(4);
    expect(await app.countOverlaps()).toBe(0);
  });

  test('adjacent appointments do not overlap', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const results = await runTimes(4, (index) =>
      desk.call(routes.bookByDesk, {
        body: app.form(salon, ['10:00', '10:30', '11:00', '11:30'][index] ?? ''),
      }),
    );
    expect(countSuccesses(results)).toBe(4);
  });

  test('attack 4: a move onto a taken slot is refused, and leaves everything as it was', async () => {
    const salon = await app.openSalon(2);
    const desk = app.desk(salon.code);
    const [first, second] = salon.team;
    const withEmployee = (employeeCode: string | undefined) => ({
      services: [{ serviceCode: salon.service.code, employeeCode: employeeCode ?? null }],
    });
    await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00', withEmployee(first?.code)) });
    const { appointments } = await desk.call(routes.bookByDesk, {
      body: app.form(salon, '12:00', withEmployee(second?.code)),
    });
    const [mine] = appointments;
    if (!mine || !first) throw new Error('nothing was booked');
    const change = (body: object) =>
      desk.call(routes.change, {
        params: { code: mine.code },
        body: { version: mine.version, tellCustomer: false, ...body },
      });
    await expect(change({ startDate: `${monday}T10:15:00`, employeeCode: first.code })).rejects.toMatchObject(
      { body: { code: 'slot-taken' } },
    );
    await expect(change({ employeeCode: first.code, startDate: `${monday}T10:00:00` })).rejects.toMatchObject(
      { body: { code: 'slot-taken' } },
    );
    expect(await desk.call(routes.byCode, { params: { code: mine.code } })).toMatchObject({
      ...mine,
      allergies: '',
    });
    const moved = await change({ employeeCode: first.code });
    expect(moved).toMatchObject({ employeeCode: first.code, version: 2 });
    expect(await app.countOverlaps()).toBe(0);
  });

  test('two moves that swap employees do not deadlock', async () => {
    const salon = await app.openSalon(2);
    const desk = app.desk(salon.code);
    const [a, b] = salon.team.map(({ code }) => code);
    const book = async (employeeCode: string | undefined, start: string) => {
      const services = [{ serviceCode: salon.service.code, employeeCode: employeeCode ?? null }];
      const { appointments } = await desk.call(routes.bookByDesk, {
        body: app.form(salon, start, { services }),
      });
      return appointments[0]?.code ?? '';
    };
    for (let round = 0; round < 10; round += 1) {
      const start = `1${round % 8}:00`;
      const [x, y] = [await book(a, start), await book(b, start)];
      const results = await Promise.allSettled(
        [
          [x, b],
          [y, a],
        ].map(([code = '', employeeCode = '']) =>
          desk.call(routes.change, {
            params: { code },
            body: { version: 1, employeeCode, tellCustomer: false },
          }),
        ),
      );
      // Each finds the time of the other still occupied: both are refused, and neither deadlocks.
      expect(refusalCodes(results)).toEqual(['slot-taken']);
      for (const code of [x, y])
        await desk.call(routes.updateStatus, { params: { code }, query: { status: 'Canceled' } });
    }
    expect(await app.countOverlaps()).toBe(0);
  });

  test('attack 5: a cancel is not undone onto a slot that was taken meanwhile', async () => {
    const salon = await app.openSalon(1);
    const person = app.people.member(salon.code, 'Receptionist');
    const desk = app.as(person);
    const book = () => desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const code = (await book()).appointments[0]?.code ?? '';
    await desk.call(routes.updateStatus, { params: { code }, query: { status: 'Canceled' } });
    await book();
    await expect(desk.call(routes.undo, { params: { code } })).rejects.toMatchObject({
      body: { code: 'slot-taken' },
    });
    expect(await desk.call(routes.byCode, { params: { code } })).toMatchObject({ status: 'Canceled' });
    expect(await app.countOverlaps()).toBe(0);
  });

  test('the desk overlaps an appointment on purpose, and the reason is stored', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const services = [{ serviceCode: salon.service.code, employeeCode: salon.team[0]?.code ?? null }];
    await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00', { services }) });
    const body = app.form(salon, '10:00', { services, overlapReason: 'Anne ve kızı birlikte' });
    const { appointments } = await desk.call(routes.bookByDesk, { body });
    expect(appointments[0]).toMatchObject({ overlapReason: 'Anne ve kızı birlikte' });
    await expect(
      desk.call(routes.bookByDesk, { body: app.form(salon, '10:00', { services }) }),
    ).rejects.toMatchObject({ body: { code: 'slot-taken' } });
    expect(await app.countOverlaps()).toBe(0);
  });

  test('the sessions that follow an overlapping one overlap nothing', async () => {
    const series = { type: 'Session', sessionCount: 4, sessionIntervalDays: 7 } as const;
    const salon = await app.openSalon(1, { service: series });
    const desk = app.desk(salon.code);
    const services = [{ serviceCode: salon.service.code, employeeCode: salon.team[0]?.code ?? null }];
    for (const start of ['10:00', '2024-12-02T10:00:00'])
      await desk.call(routes.bookByDesk, { body: app.form(salon, start, { services }) });
    const overlapReason = 'Anne ve kızı birlikte';
    const { appointments } = await desk.call(routes.bookByDesk, {
      body: app.form(salon, '10:00', { services, overlapReason, sessions: true }),
    });
    expect(appointments.map((one) => [one.appointmentTime.appointmentStartDate, one.overlapReason])).toEqual([
      [`${monday}T10:00:00`, overlapReason],
      ['2024-11-25T10:00:00', null],
      ['2024-12-09T10:00:00', null],
    ]);
    // Working hours apply to them too.
    const late = await desk.call(routes.bookByDesk, {
      body: app.form(salon, '22:00', { services, overlapReason, sessions: true }),
    });
    expect(late.appointments).toHaveLength(1);
  });

  test('sessions at the starts that the desk names are all booked, or nothing is', async () => {
    const series = { type: 'Session', sessionCount: 4, sessionIntervalDays: 7 } as const;
    const salon = await app.openSalon(1, { service: series });
    const desk = app.desk(salon.code);
    const services = [{ serviceCode: salon.service.code, employeeCode: salon.team[0]?.code ?? null }];
    await desk.call(routes.bookByDesk, { body: app.form(salon, '2024-12-02T10:00:00', { services }) });
    const course = (sessionStarts: string[]) =>
      desk.call(routes.bookByDesk, {
        body: app.form(salon, '10:00', { services, sessions: true, sessionStarts }),
      });
    await expect(course(['2024-11-25T10:00:00', '2024-12-02T10:00:00'])).rejects.toMatchObject({
      body: { code: 'slot-taken', details: { session: '2024-12-02T10:00:00' } },
    });
    const starts = ['2024-11-25T10:00:00', '2024-12-02T11:30:00', '2024-12-10T10:00:00'];
    await expect(course([...starts, '2024-12-17T10:00:00'])).rejects.toMatchObject({
      body: { code: 'invalid-fields' },
    });
    await expect(course(starts.toReversed())).rejects.toMatchObject({
      body: { code: 'invalid-fields', fields: { sessionStarts: expect.any(String) } },
    });
    const { appointments } = await course(starts);
    expect(appointments.map((one) => one.appointmentTime.appointmentStartDate)).toEqual([
      `${monday}T10:00:00`,
      ...starts,
    ]);
  });

  test('a named session of a course in any hands is in other hands where the first are taken', async () => {
    const series = { type: 'Session', sessionCount: 2, sessionIntervalDays: 7 } as const;
    const salon = await app.openSalon(2, { service: series });
    const desk = app.desk(salon.code);
    const [one, two] = salon.team;
    const take = (start: string, employeeCode = '') =>
      desk.call(routes.bookByDesk, {
        body: app.form(salon, start, { services: [{ serviceCode: salon.service.code, employeeCode }] }),
      });
    await take('10:00', two?.code);
    await take('2024-11-25T10:00:00', one?.code);
    const { appointments } = await desk.call(routes.bookByDesk, {
      body: app.form(salon, '10:00', { sessions: true, sessionStarts: ['2024-11-25T10:00:00'] }),
    });
    expect(appointments.map(({ employeeCode }) => employeeCode)).toEqual([one?.code, two?.code]);
  });
});
