import type { AppointmentStatus } from '@ayna/contracts/appointment';
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

const statuses: readonly AppointmentStatus[] = ['Pending', 'Approved', 'Completed', 'Canceled', 'NoShow'];
const allowed = new Set([
  'Pending Approved',
  'Pending Canceled',
  'Approved Completed',
  'Approved Canceled',
  'Approved NoShow',
]);

/** Sets a status directly, past the rules. */
const forceStatus = (code: string, status: AppointmentStatus) =>
  app.database.asAdmin((client) =>
    client.query(
      `update appointment.appointments
       set status = $2, document = regexp_replace(document, '"status":"\\w+"', '"status":"' || $2 || '"') where code = $1`,
      [code, status],
    ),
  );

describe('PATCH /api/Appointment/update-status/{code}', () => {
  test.each(statuses.flatMap((from) => statuses.map((to) => [from, to] as const)))(
    '%s → %s',
    async (from, to) => {
      const salon = await app.openSalon(1);
      const desk = app.desk(salon.code);
      const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
      const code = appointments[0]?.code ?? '';
      await forceStatus(code, from);
      const response = await desk.send(routes.updateStatus, { params: { code }, query: { status: to } });
      expect(response.status).toBe(allowed.has(`${from} ${to}`) ? 200 : 409);
      const now = await desk.call(routes.byCode, { params: { code } });
      expect(now.status).toBe(allowed.has(`${from} ${to}`) ? to : from);
    },
  );

  test('an approved appointment cannot be pending again, and the refusal says so and what to do instead', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const code = appointments[0]?.code ?? '';
    await expect(
      desk.call(routes.updateStatus, { params: { code }, query: { status: 'Pending' } }),
    ).rejects.toMatchObject({
      status: 409,
      body: {
        code: 'approved-stays',
        message: 'Onaylanan randevu yeniden onaya alınamaz. Dilerseniz taşıyın ya da iptal edin.',
        details: { status: 'Approved' },
      },
    });
    await forceStatus(code, 'Completed');
    await expect(
      desk.call(routes.updateStatus, { params: { code }, query: { status: 'Pending' } }),
    ).rejects.toMatchObject({ body: { code: 'status-changed' } });
  });

  test.each([
    ['update-appointment-status', 200, 403],
    ['update-appointment-status-all', 200, 200],
    ['Receptionist', 200, 200],
    ['Administrator', 200, 200],
    ['view-customers', 403, 403],
  ])('attack 23: with %s one’s own answers %i and a colleague’s %i', async (group, own, colleagues) => {
    const salon = await app.openSalon(1);
    const person = app.people.member(salon.code, group);
    const mine = employeeState({ userCode: person.code });
    await app.storeCopy('employee_copies', salon.code, mine);
    const desk = app.desk(salon.code);
    const book = async (employeeCode: string | null) => {
      const services = [{ serviceCode: salon.service.code, employeeCode }];
      const { appointments } = await desk.call(routes.bookByDesk, {
        body: app.form(salon, '10:00', { services }),
      });
      return appointments[0]?.code ?? '';
    };
    const complete = async (code: string) =>
      (await app.as(person).send(routes.updateStatus, { params: { code }, query: { status: 'Completed' } }))
        .status;
    expect(await complete(await book(mine.code))).toBe(own);
    expect(await complete(await book(salon.team[0]?.code ?? null))).toBe(colleagues);
  });

  test('of three concurrent changes one wins, and the others get the present status', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    for (let round = 0; round < 5; round += 1) {
      const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, `1${round}:00`) });
      const code = appointments[0]?.code ?? '';
      const answers = await Promise.all(
        (['Completed', 'NoShow', 'Canceled'] as const).map((status) =>
          app.desk(salon.code).send(routes.updateStatus, { params: { code }, query: { status } }),
        ),
      );
      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
      const lost = (await answers.find(({ status }) => status === 409)?.json()) as {
        details: { status: string };
      };
      expect(lost.details.status).toBe((await desk.call(routes.byCode, { params: { code } })).status);
    }
  });

  test('attack 3: two Pending appointments cannot have the same time and wait to be confirmed', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    await forceStatus(appointments[0]?.code ?? '', 'Pending');
    await expect(desk.call(routes.bookByDesk, { body: app.form(salon, '10:15') })).rejects.toMatchObject({
      status: 409,
    });
  });
});

describe('POST /api/Appointment/undo/{code}', () => {
  const bookAndSet = async (status: AppointmentStatus) => {
    const salon = await app.openSalon(1);
    const person = app.people.member(salon.code, 'Receptionist');
    const desk = app.as(person);
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const code = appointments[0]?.code ?? '';
    await desk.call(routes.updateStatus, { params: { code }, query: { status } });
    return { salon, desk, code };
  };

  test.each(['Completed', 'Canceled', 'NoShow'] as const)(
    'undoes %s and occupies the time again',
    async (status) => {
      const { salon, desk, code } = await bookAndSet(status);
      app.clock.now += 59_000;
      expect(await desk.call(routes.undo, { params: { code } })).toMatchObject({
        status: 'Approved',
        version: 3,
      });
      await expect(desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') })).rejects.toMatchObject({
        status: 409,
      });
      const history = await desk.call(routes.history, { params: { code } });
      expect(history.map(({ what, from, to }) => `${what} ${from} ${to}`)).toEqual([
        'booked null Approved',
        `status Approved ${status}`,
        `undone ${status} Approved`,
      ]);
    },
  );

  test('not after a minute, and not by somebody else', async () => {
    const late = await bookAndSet('Completed');
    await expect(
      app.desk(late.salon.code).call(routes.undo, { params: { code: late.code } }),
    ).rejects.toMatchObject({
      body: { code: 'undo-over' },
    });
    app.clock.now += 60_001;
    await expect(late.desk.call(routes.undo, { params: { code: late.code } })).rejects.toMatchObject({
      body: { code: 'undo-over' },
    });
  });
});

describe('PUT /api/Appointment/{code}', () => {
  test('moves, resizes and notes are stored in the history', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const code = appointments[0]?.code ?? '';
    const change = (version: number, body: object) =>
      desk.call(routes.change, { params: { code }, body: { version, tellCustomer: false, ...body } });
    const moved = await change(1, { startDate: `${monday}T14:00:00.000Z` });
    expect(moved.appointmentTime).toEqual({
      appointmentStartDate: `${monday}T14:00:00`,
      appointmentEndDate: `${monday}T14:30:00`,
    });
    await change(2, { duration: 60, note: 'Uzun saç' });
    await expect(change(2, { note: 'eski' })).rejects.toMatchObject({ body: { code: 'conflict' } });
    const history = await desk.call(routes.history, { params: { code } });
    expect(history.map(({ what, from, to }) => `${what} ${from} → ${to}`)).toEqual([
      'booked null → Approved',
      `moved ${monday}T10:00:00 → ${monday}T14:00:00`,
      'resized 30 → 60',
      'noted  → Uzun saç',
    ]);
    await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    await expect(desk.call(routes.bookByDesk, { body: app.form(salon, '14:30') })).rejects.toMatchObject({
      status: 409,
    });
  });

  test('a move outside working hours is refused', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, '10:00') });
    const code = appointments[0]?.code ?? '';
    await expect(
      desk.call(routes.change, {
        params: { code },
        body: { version: 1, startDate: `${monday}T21:00:00`, tellCustomer: false },
      }),
    ).rejects.toMatchObject({ body: { code: 'outside-hours' } });
  });
});

describe('GET /api/Appointment/conflicts/{salonCode}', () => {
  test('attack 7: a leave added during a booking: the booking is refused or on the list, never neither', async () => {
    for (let round = 0; round < 10; round += 1) {
      const salon = await app.openSalon(2);
      const [one, other] = salon.team;
      if (!one || !other) throw new Error('the salon has no team');
      const desk = app.as(app.people.member(salon.code, 'Administrator'));
      const services = [{ serviceCode: salon.service.code, employeeCode: one.code }];
      const leave = {
        code: one.code,
        startDate: `${monday}T00:00:00`,
        endDate: '2024-11-19T00:00:00',
        kind: 'Sick',
        note: '',
      };
      const away = { ...one, version: 2, leaves: [leave as never] };
      const scheduleChange = app
        .ctxFor('employee')
        .call(routes.applyScheduleChange, { body: { salonCode: salon.code, employee: away } });
      const booking = desk.send(routes.bookByDesk, { body: app.form(salon, '10:00', { services }) });
      const [answer] = await Promise.all([booking, scheduleChange]);
      const conflicts = await desk.call(routes.conflicts, {
        params: { salonCode: salon.code },
        query: { employeeCode: one.code },
      });
      const listed = conflicts.map(({ substitutes }) => substitutes);
      expect([answer.status, listed]).toEqual(answer.ok ? [200, [[other.code]]] : [409, []]);
    }
  });
});
