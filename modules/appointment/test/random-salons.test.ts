import { CallError } from '@ayna/contracts/core/client';
import { FIRST_DAY, figuresDrift } from '@ayna/kernel/figures/drift';
import { rebuildFigures } from '@ayna/kernel/figures/rebuild';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountAppointments } from '../../../faults/figures/recount-appointments.ts';
import { figures } from '../src/figures.ts';
import { appointmentModule } from '../src/index.ts';
import { type AppointmentApp, appointmentApp, nine, routes } from './kit.ts';
import { customer, openRandomSalon, perform, type RandomSalon, type Step, step } from './random-salon.ts';

let app: AppointmentApp;
beforeAll(async () => {
  app = await appointmentApp({
    modules: [appointmentModule, customer],
    moduleCalls: { appointment: ['customer'] },
    env: { LIMITS: 'off' },
  });
});
afterAll(() => app[Symbol.asyncDispose]());

const query = <T extends object>(text: string, values: readonly unknown[] = []) =>
  app.database.asAdmin(async (client) => (await client.query<T>(text, [...values])).rows);

const drift = async (): Promise<number> => {
  const ctx = app.ctxFor('appointment');
  const tables = await Promise.all(figures.map((table) => figuresDrift(ctx, table, FIRST_DAY)));
  return tables.reduce((sum, rows) => sum + rows, 0);
};

const keptCustomers = (salonCode: string) =>
  query<{ day: string; fresh: number; again: number }>(
    `select day::text as day, new_customers as fresh, returning_customers as again from appointment.customer_days
     where salon_code = $1 and (new_customers, returning_customers) <> (0, 0) order by day`,
    [salonCode],
  );

/** `FIGURES_SALONS=50` is the long form, with three times as many steps in each. */
const SALONS = Number(process.env['FIGURES_SALONS'] ?? 3);
const MOST_STEPS = SALONS >= 50 ? 180 : 60;

/** Returns whether it changed something: a step may ask for what the salon refuses. */
const isDone = (random: RandomSalon, step: Step): Promise<boolean> =>
  perform(random, step).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof CallError) || error.status >= 500) throw error;
      return false;
    },
  );

test('kept figures of random salons are those of their appointments', {
  timeout: 60_000 + SALONS * 20_000,
}, async () => {
  const total = { salons: 0, changes: 0, appointments: 0, figures: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: MOST_STEPS / 3, maxLength: MOST_STEPS }), async (steps) => {
      const random = await openRandomSalon(app);
      for (const one of steps) if (await isDone(random, one)) total.changes += 1;
      const { rows, figures: counted, findings } = await recountAppointments(query, random.salon.code);
      expect(findings).toEqual([]);
      expect(await drift()).toBe(0);
      total.salons += 1;
      total.appointments += rows;
      total.figures += counted;
    }),
    { numRuns: SALONS, endOnFailure: true },
  );
  process.stdout.write(`random salons: ${JSON.stringify(total)}\n`);
  expect(total.figures).toBeGreaterThan(total.appointments);
});

const bookOn = async ({ salon, desk }: RandomSalon, card: string | null | undefined, day: string) => {
  const body = app.form(salon, `${day}T10:00:00`, { customerCode: card ?? null });
  const [booked] = (await desk.call(routes.bookByDesk, { body })).appointments;
  if (!booked) throw new Error('nothing was booked');
  return booked;
};

test('an earlier appointment makes a customer new on its day, until it is canceled', async () => {
  app.clock.now = nine;
  const random = await openRandomSalon(app);
  const { salon, cards, desk } = random;
  const [, ayla, bade] = cards;
  await bookOn(random, null, '2024-11-20');
  await bookOn(random, ayla, '2024-11-20');
  await bookOn(random, bade, '2024-11-20');
  await bookOn(random, ayla, '2024-12-02');
  expect(await keptCustomers(salon.code)).toEqual([
    { day: '2024-11-20', fresh: 2, again: 0 },
    { day: '2024-12-02', fresh: 0, again: 1 },
  ]);
  const earlier = await bookOn(random, ayla, '2024-11-19');
  expect(await keptCustomers(salon.code)).toEqual([
    { day: '2024-11-19', fresh: 1, again: 0 },
    { day: '2024-11-20', fresh: 1, again: 1 },
    { day: '2024-12-02', fresh: 0, again: 1 },
  ]);
  await desk.call(routes.cancel, { params: { code: earlier.code }, body: { reason: 'ill', remark: '' } });
  const reader = app.as(app.people.member(salon.code, 'view-reports'));
  expect(await reader.call(routes.monthlyStats, { query: { month: '2024-12' } })).toMatchObject({
    newCustomers: 0,
    before: { newCustomers: 2 },
  });
});

test('new customers are told by day, and who came again within ninety days counts once', async () => {
  app.clock.now = nine;
  const random = await openRandomSalon(app);
  const { salon, cards, desk } = random;
  const [, ayla, bade, ceren, derya] = cards;
  const visits = [
    [ayla, '2024-08-05'],
    [ayla, '2024-08-20'],
    // Ninety days after the first, and one day too late.
    [bade, '2024-08-06'],
    [bade, '2024-11-04'],
    [ceren, '2024-08-06'],
    [ceren, '2024-11-05'],
    [derya, '2024-08-07'],
  ] as const;
  for (const [card, day] of visits) await bookOn(random, card, day);
  // A visit that is canceled is none.
  const canceled = await bookOn(random, derya, '2024-08-09');
  await desk.call(routes.cancel, { params: { code: canceled.code }, body: { reason: 'ill', remark: '' } });
  const reader = app.as(app.people.member(salon.code, 'view-reports'));
  const read = { params: { salonCode: salon.code }, query: { from: '2024-08-01', to: '2024-08-31' } };
  expect(await reader.call(routes.returns, read)).toEqual({ days: 90, customers: 4, returned: 2 });
  const figures = await reader.call(routes.figures, read);
  expect(figures).toMatchObject({ newCustomers: 4, returningCustomers: 1 });
  expect(figures.byDay.map(({ date, newCustomers }) => [date, newCustomers])).toEqual([
    ['2024-08-05', 1],
    ['2024-08-06', 2],
    ['2024-08-07', 1],
    ['2024-08-09', 0],
    ['2024-08-20', 0],
  ]);
});

test('a difference of customers is found, and a rebuild removes it', async () => {
  const random = await openRandomSalon(app);
  const { salon, cards } = random;
  await bookOn(random, cards[1], '2024-11-20');
  const before = await keptCustomers(salon.code);
  await query('update appointment.customer_days set returning_customers = 3 where salon_code = $1', [
    salon.code,
  ]);
  await query('delete from appointment.customer_firsts where salon_code = $1', [salon.code]);
  expect(await drift()).toBe(2);
  await rebuildFigures(app.ctxFor('appointment'), appointmentModule);
  expect(await drift()).toBe(0);
  expect(await keptCustomers(salon.code)).toEqual(before);
});
