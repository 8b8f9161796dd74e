import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type AppointmentApp, appointmentApp, monday, nine, routes } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({ env: { LIMITS: 'off' } });
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
type Options = Parameters<AppointmentApp['openSalon']>[1];

/** A visit at 15:00 on the Monday, and the link that the desk made for it. */
const linkedVisit = async (employees = 1, options: Options = {}) => {
  const salon = await app.openSalon(employees, options);
  const desk = app.desk(salon.code);
  const { appointments, visitCode } = await desk.call(routes.bookByDesk, {
    body: app.form(salon, '15:00', { name: 'Elif', lastname: 'Demir', note: 'Hep geç kalıyor' }),
  });
  const code = appointments[0]?.code ?? '';
  const { manageToken: token } = await desk.call(routes.createManageLink, { params: { code } });
  return { salon, desk, code, visitCode, token, params: { token } };
};
type Linked = Awaited<ReturnType<typeof linkedVisit>>;

const guest = () => app.as(null);
const show = ({ params }: Linked) => guest().call(routes.managedVisit, { params });
const refused = (code: string, more: object = {}) => ({ body: { code, ...more } });
const move = ({ params }: Linked, time: string, body: object = {}) =>
  guest().call(routes.moveManaged, {
    params,
    body: { startDate: `${monday}T${time}:00`, from: `${monday}T15:00:00`, any: false, ...body },
  });
const historyOf = async ({ desk, code }: Linked) =>
  (await desk.call(routes.history, { params: { code } })).map(({ what, from, to }) => [what, from, to]);

describe('a link shows its visit', () => {
  test('with the salon and what may be done, and nothing that the desk wrote', async () => {
    const visit = await linkedVisit();
    const shown = await show(visit);
    expect(shown).toMatchObject({
      visitCode: visit.visitCode,
      name: 'Elif',
      startDate: `${monday}T15:00:00`,
      endDate: `${monday}T15:30:00`,
      confirmedAt: null,
      may: { confirm: true, move: true, cancel: true, until: `${monday}T12:00:00` },
      salon: { code: visit.salon.code, phone: '+902163491275', address: 'Moda Cad. 48/1' },
      appointments: [{ code: visit.code, status: 'Approved', serviceSnapshot: { duration: 30 } }],
      courses: [],
    });
    expect(JSON.stringify(shown)).not.toMatch(/geç kal|customerCode/);
  });

  test('only its hash is stored', async () => {
    const { token } = await linkedVisit();
    expect(Buffer.from(token, 'base64url')).toHaveLength(24);
    const rows = await app.database.asAdmin(
      async (client) => (await client.query<{ hash: string }>('select * from appointment.manage_links')).rows,
    );
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test('of a session course all sessions with their count, and the next one proposed', async () => {
    const course = { type: 'Session', sessionCount: 3, sessionIntervalDays: 7 } as const;
    const salon = await app.openSalon(1, { service: course });
    const desk = app.desk(salon.code);
    const customerCode = newCode();
    const book = async (start: string) =>
      (await desk.call(routes.bookByDesk, { body: app.form(salon, start) })).appointments[0]?.code ?? '';
    const codes = [await book('15:00'), await book('2024-11-25T15:00:00')];
    // The customer module is not here: the cards are given by hand.
    await app.database.asAdmin(async (client) => {
      for (const [index, code] of codes.entries())
        await client.query(
          `update appointment.appointments set customer_code = $2::text::uuid, session_number = $3::text::integer,
             document = replace(replace(document, '"customerCode":null', '"customerCode":"' || $2::text || '"'),
               '"sessionNumber":1', '"sessionNumber":' || $3::text) where code = $1`,
          [code, customerCode, String(index + 1)],
        );
    });
    const params = { code: codes[0] ?? '' };
    const { manageToken: token } = await desk.call(routes.createManageLink, { params });
    const { courses } = await guest().call(routes.managedVisit, { params: { token } });
    expect(courses).toMatchObject([
      {
        sessionCount: 3,
        sessions: [
          { sessionNumber: 1, startDate: `${monday}T15:00:00`, own: true },
          { sessionNumber: 2, startDate: '2024-11-25T15:00:00', own: false },
        ],
        nextProposed: '2024-12-02',
      },
    ]);
  });
});

describe('a link that is none', () => {
  const over = { status: 410, ...refused('manage-link-over') };

  test('a guessed token, and one that is only part of another', async () => {
    const visit = await linkedVisit();
    const guesses = [
      'A'.repeat(32),
      visit.token.toLowerCase().replaceAll('-', '_'),
      visit.token.slice(1) + visit.token[0],
    ];
    for (const token of guesses.filter((one) => one !== visit.token))
      await expect(guest().call(routes.managedVisit, { params: { token } })).rejects.toMatchObject(over);
    const short = await guest().send(routes.managedVisit, { params: { token: visit.token.slice(0, 20) } });
    expect(short.status).toBe(422);
  });

  test('a replaced one, for every call, while the new one works', async () => {
    const visit = await linkedVisit();
    const { manageToken } = await visit.desk.call(routes.createManageLink, { params: { code: visit.code } });
    await expect(show(visit)).rejects.toMatchObject(over);
    await expect(guest().call(routes.cancelManaged, visit)).rejects.toMatchObject(over);
    await expect(guest().call(routes.confirmManaged, visit)).rejects.toMatchObject(over);
    await expect(move(visit, '16:00')).rejects.toMatchObject(over);
    const slots = guest().call(routes.managedSlots, { ...visit, query: { date: monday } });
    await expect(slots).rejects.toMatchObject(over);
    expect(await show({ ...visit, params: { token: manageToken } })).toMatchObject({ name: 'Elif' });
  });

  test('one of a visit that ended 31 days ago, and not of one that ended 30 days ago', async () => {
    const visit = await linkedVisit();
    app.clock.now = nine + 30 * DAY;
    expect(await show(visit)).toMatchObject({ may: { confirm: false, move: false, cancel: false } });
    app.clock.now = nine + 31 * DAY;
    await expect(show(visit)).rejects.toMatchObject(over);
  });

  test("another salon's desk makes none, and a customer none for a visit of somebody else", async () => {
    const visit = await linkedVisit();
    const other = await app.openSalon(1);
    const params = { code: visit.code };
    const byOther = app.desk(other.code).call(routes.createManageLink, { params });
    await expect(byOther).rejects.toMatchObject({ status: 404 });
    const stranger = app.as(app.people.person());
    await expect(stranger.call(routes.createMyManageLink, { params })).rejects.toMatchObject({ status: 404 });
  });

  test('that customers made themselves ends with the next such one, and the one that was given to them stays', async () => {
    const visit = await linkedVisit();
    const customer = app.people.person();
    await app.database.asAdmin((client) =>
      client.query('update appointment.appointments set person_code = $2 where code = $1', [
        visit.code,
        customer.code,
      ]),
    );
    const makeOwn = () => app.as(customer).call(routes.createMyManageLink, { params: { code: visit.code } });
    const open = (token: string) => guest().send(routes.managedVisit, { params: { token } });
    const [first, second] = [await makeOwn(), await makeOwn()];
    expect((await open(first.manageToken)).status).toBe(410);
    expect((await open(second.manageToken)).status).toBe(200);
    expect((await open(visit.token)).status).toBe(200);
  });

  test('attack 33: its token opens nothing else: no session, no other link, hold or appointment', async () => {
    const visit = await linkedVisit();
    const { token, code, salon } = visit;
    const withToken = { 'x-user-token': token };
    const params = { code };
    const calls = await Promise.all([
      guest().send(routes.mine, { query: {} }, withToken),
      guest().send(routes.cancelMine, { params }, withToken),
      guest().send(routes.createMyManageLink, { params }, withToken),
      guest().send(routes.byCode, { params }, withToken),
      guest().send(routes.bySalon, { params: { salonCode: salon.code }, query: {} }, withToken),
    ]);
    expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 401));
    // Codes that the page of the link shows are no tokens themselves.
    for (const shown of [code, visit.visitCode, salon.code]) {
      const response = await guest().send(routes.managedVisit, { params: { token: shown } });
      expect([410, 422]).toContain(response.status);
    }
    expect(await show(visit)).toMatchObject({ appointments: [{ status: 'Approved' }] });
  });

  test('changes another visit in nothing: neither of the same customer nor of the same time', async () => {
    const visit = await linkedVisit(2);
    const other = await visit.desk.call(routes.bookByDesk, {
      body: app.form(visit.salon, '15:00', { name: 'Elif', lastname: 'Demir' }),
    });
    await guest().call(routes.cancelManaged, visit);
    const code = other.appointments[0]?.code ?? '';
    expect(await visit.desk.call(routes.byCode, { params: { code } })).toMatchObject({ status: 'Approved' });
  });
});

describe('the customer comes', () => {
  test('is kept once with its time, shown to the desk, and over once the visit is moved', async () => {
    const visit = await linkedVisit();
    const confirmed = await guest().call(routes.confirmManaged, visit);
    expect(confirmed.confirmedAt).toBe(`${monday}T06:00:00.000Z`);
    app.clock.now = nine + HOUR;
    expect(await guest().call(routes.confirmManaged, visit)).toEqual(confirmed);
    expect(await historyOf(visit)).toEqual([
      ['booked', null, 'Approved'],
      ['confirmed', null, null],
    ]);
    const params = { code: visit.code };
    const details = await visit.desk.call(routes.byCode, { params });
    expect(details).toMatchObject({
      confirmedAt: confirmed.confirmedAt,
      bookedAt: confirmed.confirmedAt,
      version: 1,
    });
    const body = { version: 1, startDate: `${monday}T16:00:00`, tellCustomer: false };
    await visit.desk.call(routes.change, { params, body });
    expect(await show(visit)).toMatchObject({ confirmedAt: null, startDate: `${monday}T16:00:00` });
    expect(await visit.desk.call(routes.byCode, { params })).toMatchObject({ confirmedAt: null });
  });

  test('is refused once it has begun or was canceled', async () => {
    const visit = await linkedVisit();
    app.clock.now = nine + 6 * HOUR;
    await expect(guest().call(routes.confirmManaged, visit)).rejects.toMatchObject(refused('status-changed'));
    const canceled = await linkedVisit();
    app.clock.now = nine;
    await guest().call(routes.cancelManaged, canceled);
    const again = guest().call(routes.confirmManaged, canceled);
    await expect(again).rejects.toMatchObject(refused('status-changed', { details: { status: 'Canceled' } }));
  });
});

describe('the customer cancels', () => {
  test('and the time is free again; of eight at once one does', async () => {
    const visit = await linkedVisit();
    const all = await Promise.allSettled(
      Array.from({ length: 8 }, () => guest().call(routes.cancelManaged, visit)),
    );
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = all.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject(refused('status-changed', { details: { status: 'Canceled' } }));
    expect(await historyOf(visit)).toEqual([
      ['booked', null, 'Approved'],
      ['status', 'Approved', 'Canceled'],
    ]);
    const again = { body: app.form(visit.salon, '15:00') };
    expect(await visit.desk.call(routes.bookByDesk, again)).toMatchObject({ appointments: [{ version: 1 }] });
  });

  test('until the limit of the salon, then the refusal names its phone', async () => {
    const visit = await linkedVisit();
    app.clock.now = nine + 3 * HOUR + 60_000;
    expect(await show(visit)).toMatchObject({ may: { confirm: true, move: false, cancel: false } });
    const tooLate = refused('too-late', { details: { phone: '+902163491275' } });
    await expect(guest().call(routes.cancelManaged, visit)).rejects.toMatchObject(tooLate);
    await expect(move(visit, '18:00')).rejects.toMatchObject(tooLate);
    expect(await guest().call(routes.managedSlots, { ...visit, query: { date: monday } })).toEqual([]);
    app.clock.now = nine + 3 * HOUR;
    expect(await guest().call(routes.cancelManaged, visit)).toMatchObject({
      appointments: [{ status: 'Canceled' }],
    });
  });

  test('after the desk canceled and undid it, as if nothing had been', async () => {
    const visit = await linkedVisit();
    const params = { code: visit.code };
    await visit.desk.call(routes.updateStatus, { params, query: { status: 'Canceled' } });
    expect(await show(visit)).toMatchObject({ may: { cancel: false, until: null } });
    await visit.desk.call(routes.undo, { params });
    expect(await show(visit)).toMatchObject({ may: { confirm: true, move: true, cancel: true } });
    expect(await guest().call(routes.cancelManaged, visit)).toMatchObject({ may: { cancel: false } });
  });
});

describe('the customer moves', () => {
  test('to an offered start, its own time counting as free, with history', async () => {
    const visit = await linkedVisit();
    const slots = await guest().call(routes.managedSlots, { ...visit, query: { date: monday } });
    // Thirty minutes of notice, as when booking.
    expect(slots[0]).toMatchObject({ startDate: `${monday}T09:30:00` });
    expect(slots.map(({ startDate }) => startDate)).toContain(`${monday}T15:15:00`);
    const moved = await move(visit, '15:15');
    expect(moved).toMatchObject({ startDate: `${monday}T15:15:00`, appointments: [{ status: 'Approved' }] });
    expect(await historyOf(visit)).toEqual([
      ['booked', null, 'Approved'],
      ['moved', `${monday}T15:00:00`, `${monday}T15:15:00`],
    ]);
    expect(await app.countOverlaps()).toBe(0);
  });

  test.each([
    ['a time that is taken', '16:00', 'slot-taken'],
    ['outside of the hours', '20:30', 'outside-hours'],
    ['before the notice is over', '09:15', 'slot-taken'],
    ['between two offered starts', '17:07', 'slot-taken'],
  ])('is refused: %s', async (_, time, code) => {
    const visit = await linkedVisit();
    await visit.desk.call(routes.bookByDesk, { body: app.form(visit.salon, '16:00') });
    await expect(move(visit, time)).rejects.toMatchObject(refused(code));
    expect(await show(visit)).toMatchObject({ startDate: `${monday}T15:00:00` });
  });

  test('is refused where the salon takes no online bookings, and a visit that was moved meanwhile', async () => {
    const paused = await linkedVisit(1, { salon: { onlineBooking: false } });
    expect(await show(paused)).toMatchObject({ may: { move: false, cancel: true } });
    await expect(move(paused, '16:00')).rejects.toMatchObject(refused('booking-paused'));
    const visit = await linkedVisit();
    const results = await Promise.allSettled([move(visit, '16:00'), move(visit, '17:00')]);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const lost = results.find(({ status }) => status === 'rejected') as PromiseRejectedResult;
    expect(lost.reason).toMatchObject(refused('conflict'));
  });

  test('waits for approval again where the salon approves by hand', async () => {
    const visit = await linkedVisit(1, { salon: { approval: 'manual' } });
    expect(await move(visit, '16:00')).toMatchObject({ appointments: [{ status: 'Pending' }] });
    expect((await historyOf(visit)).slice(1)).toEqual([
      ['moved', `${monday}T15:00:00`, `${monday}T16:00:00`],
      ['status', 'Approved', 'Pending'],
    ]);
  });

  test('keeps the length that the desk gave it, and takes another employee where asked to', async () => {
    const visit = await linkedVisit(2);
    const params = { code: visit.code };
    await visit.desk.call(routes.change, { params, body: { version: 1, duration: 60, tellCustomer: false } });
    const { employeeCode } = await visit.desk.call(routes.byCode, { params });
    const services = [{ serviceCode: visit.salon.service.code, employeeCode }];
    await visit.desk.call(routes.bookByDesk, { body: app.form(visit.salon, '17:00', { services }) });
    await expect(move(visit, '16:30')).rejects.toMatchObject(refused('slot-taken'));
    const moved = await move(visit, '16:30', { any: true });
    expect(moved).toMatchObject({ endDate: `${monday}T17:30:00`, startDate: `${monday}T16:30:00` });
    expect(moved.appointments[0]?.employeeCode).not.toBe(employeeCode);
    expect(await app.countOverlaps()).toBe(0);
  });

  test('a visit of two services as one, and cancels what the desk has left of it', async () => {
    const salon = await app.openSalon(1);
    const desk = app.desk(salon.code);
    const one = { serviceCode: salon.service.code, employeeCode: null };
    const { appointments, visitCode } = await desk.call(routes.bookByDesk, {
      body: app.form(salon, '15:00', { services: [one, one] }),
    });
    const [first, second] = appointments.map(({ code }) => code);
    const { manageToken: token } = await desk.call(routes.createManageLink, {
      params: { code: second ?? '' },
    });
    const visit = { salon, desk, code: first ?? '', visitCode, token, params: { token } };
    const moved = await move(visit, '15:30');
    expect(moved.appointments.map(({ startDate }) => startDate)).toEqual([
      `${monday}T15:30:00`,
      `${monday}T16:00:00`,
    ]);
    await desk.call(routes.updateStatus, { params: { code: first ?? '' }, query: { status: 'Canceled' } });
    expect(await show(visit)).toMatchObject({
      startDate: `${monday}T16:00:00`,
      may: { until: `${monday}T13:00:00` },
    });
    const canceled = await guest().call(routes.cancelManaged, visit);
    expect(canceled.appointments.map(({ status }) => status)).toEqual(['Canceled', 'Canceled']);
    expect(await app.countOverlaps()).toBe(0);
  });
});

// `pnpm faults customers` makes 10,000, from several networks.
test('attack 33: tokens are not found by guessing: of 200 guesses a minute all but 60 are not even looked at', async () => {
  await using limited = await appointmentApp();
  const statuses = [];
  for (let batch = 0; batch < 4; batch += 1) {
    const guesses = Array.from({ length: 50 }, (_, index) => String(batch * 50 + index).padStart(32, 'x'));
    const responses = await Promise.all(
      guesses.map((token) => limited.as(null).send(routes.managedVisit, { params: { token } })),
    );
    statuses.push(...responses.map(({ status }) => status));
  }
  expect(statuses.filter((status) => status === 410)).toHaveLength(60);
  expect(statuses.filter((status) => status === 429)).toHaveLength(140);
});
