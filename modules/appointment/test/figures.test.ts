import { FIRST_DAY, figuresDrift } from '@ayna/kernel/figures/drift';
import { rebuildFigures } from '@ayna/kernel/figures/rebuild';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { figures } from '../src/figures.ts';
import { appointmentModule } from '../src/index.ts';
import { type AppointmentApp, appointmentApp, monday, nine, routes, serviceState } from './kit.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({ env: { LIMITS: 'off' } });
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

const drift = async (): Promise<number> => {
  const ctx = app.ctxFor('appointment');
  const tables = await Promise.all(figures.map((table) => figuresDrift(ctx, table, FIRST_DAY)));
  return tables.reduce((sum, rows) => sum + rows, 0);
};

const query = <T extends object>(text: string, values: unknown[]) =>
  app.database.asAdmin(async (client) => (await client.query<T>(text, values)).rows);

const rowsOf = (salonCode: string) =>
  query<{ name: string; booked: number[]; price: string; hours: number[]; daysAhead: number[] }>(
    `select day || ' ' || kind || ' ' || key as name, array[pending, approved, completed, canceled, no_show] as booked,
       price, minutes[10:16] as hours, days_ahead as "daysAhead"
     from appointment.day_figures where salon_code = $1 and kind in ('source', 'cancel-reason') order by day, kind, key`,
    [salonCode],
  );

/** A salon with two employees, a cut of 30 minutes for 900 and a dye that waits for an hour. */
const open = async () => {
  const salon = await app.openSalon(2);
  const phases = { work: 30, wait: 60, finish: 15, freeWhileWaiting: true };
  const dye = serviceState({ duration: 105, price: 1_500.5, phases });
  await app.storeCopy('service_copies', salon.code, dye);
  const desk = app.desk(salon.code);
  const book = async (start: string) => {
    const { appointments } = await desk.call(routes.bookByDesk, { body: app.form(salon, start) });
    const [booked] = appointments;
    if (!booked) throw new Error('nothing was booked');
    return booked;
  };
  const setStatus = (code: string, status: 'Completed' | 'Canceled' | 'NoShow') =>
    desk.call(routes.updateStatus, { params: { code }, query: { status } });
  return { salon, dye, desk, book, setStatus };
};

test('every change of an appointment changes the figures of its days', async () => {
  const { salon, dye, desk, book, setStatus } = await open();
  const moved = await book('10:00');
  const dyed = await book('10:00');
  const canceled = await book('11:00');
  const missed = await book('11:00');
  const later = '2024-11-21';
  await desk.call(routes.change, {
    params: { code: moved.code },
    body: { version: moved.version, startDate: `${later}T12:45:00`, tellCustomer: false },
  });
  await desk.call(routes.changeService, {
    params: { code: dyed.code },
    body: { version: dyed.version, serviceCode: dye.code, tellCustomer: false },
  });
  await desk.call(routes.changePrice, {
    params: { code: dyed.code },
    body: { version: dyed.version + 1, price: 1_400.25 },
  });
  await desk.call(routes.cancel, { params: { code: canceled.code }, body: { reason: 'ill', remark: '' } });
  await setStatus(missed.code, 'NoShow');
  await desk.call(routes.undo, { params: { code: missed.code } });
  await setStatus(missed.code, 'NoShow');
  await setStatus(dyed.code, 'Completed');

  const sameDay = [4, 0, 0, 0, 0, 0, 0];
  expect(await rowsOf(salon.code)).toEqual([
    {
      name: `${monday} cancel-reason ill`,
      booked: [0, 0, 0, 1, 0],
      price: '0.00',
      hours: [0, 0, 0, 0, 0, 0, 0],
      daysAhead: [1, 0, 0, 0, 0, 0, 0],
    },
    {
      name: `${monday} source desk`,
      booked: [0, 0, 1, 1, 1],
      price: '1400.25',
      // At nine, ten and so on: work from 10:00 to 10:30, and once more from 11:30 to 11:45.
      hours: [0, 30, 15, 0, 0, 0, 0],
      daysAhead: sameDay.with(0, 3),
    },
    {
      name: `${later} source desk`,
      booked: [0, 1, 0, 0, 0],
      price: '900.00',
      hours: [0, 0, 0, 15, 15, 0, 0],
      // A move does not change how far ahead it was booked.
      daysAhead: sameDay.with(0, 1),
    },
  ]);
  const reader = app.as(app.people.member(salon.code, 'view-reports'));
  expect(await reader.call(routes.monthlyStats, { query: { month: '2024-11' } })).toMatchObject({
    count: 4,
    completed: 1,
    canceled: 1,
    noShow: 1,
    cancelReasons: [{ reason: 'ill', count: 1 }],
    before: { count: 0, completed: 0, canceled: 0, noShow: 0, newCustomers: 0 },
  });
  expect(await drift()).toBe(0);
});

test('a visit that its customer moves and cancels by the link is counted at its new time', async () => {
  const { salon, desk, book } = await open();
  const [first, other] = [await book('15:00'), await book('16:00')];
  const tokenOf = async (code: string) =>
    (await desk.call(routes.createManageLink, { params: { code } })).manageToken;
  const body = { startDate: `${monday}T17:00:00`, from: `${monday}T15:00:00`, any: false };
  await app.as(null).call(routes.moveManaged, { params: { token: await tokenOf(first.code) }, body });
  await app.as(null).call(routes.cancelManaged, { params: { token: await tokenOf(other.code) } });
  const rows = await rowsOf(salon.code);
  expect(rows.map(({ name, booked }) => [name, booked])).toEqual([
    [`${monday} cancel-reason `, [0, 0, 0, 1, 0]],
    [`${monday} source desk`, [0, 1, 0, 1, 0]],
  ]);
  expect(await drift()).toBe(0);
});

test('parallel bookings and cancellations of one day lose nothing and repeat nothing', async () => {
  const { salon, desk, book } = await open();
  const booked = await Promise.all(['10:00', '10:30', '11:00', '11:30', '12:00'].map((clock) => book(clock)));
  await Promise.all([
    ...booked.map(({ code }) =>
      desk.call(routes.cancel, { params: { code }, body: { reason: 'ill', remark: '' } }),
    ),
    ...['13:00', '13:30', '14:00', '14:30'].map((clock) => book(clock)),
  ]);
  const rows = await rowsOf(salon.code);
  expect(rows.map(({ booked: counts }) => counts)).toEqual([
    [0, 0, 0, 5, 0],
    [0, 4, 0, 5, 0],
  ]);
  expect(await drift()).toBe(0);
});

test('a difference is found, and a rebuild removes it', async () => {
  const { salon, book } = await open();
  await book('10:00');
  const before = await rowsOf(salon.code);
  await query(`update appointment.day_figures set approved = 7 where salon_code = $1 and kind = 'source'`, [
    salon.code,
  ]);
  await query(`delete from appointment.day_figures where salon_code = $1 and kind = 'employee'`, [
    salon.code,
  ]);
  await query(
    `insert into appointment.day_figures select salon_code, day + 1, kind, key, pending, approved, completed,
    canceled, no_show, price, minutes, days_ahead from appointment.day_figures where salon_code = $1 and kind = 'service'`,
    [salon.code],
  );
  expect(await drift()).toBe(3);
  await rebuildFigures(app.ctxFor('appointment'), appointmentModule);
  expect(await drift()).toBe(0);
  expect(await rowsOf(salon.code)).toEqual(before);
});
