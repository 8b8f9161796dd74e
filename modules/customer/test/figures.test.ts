import { eventually } from '@ayna/kernel/testkit/eventually';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CustomerApp, customerApp, nine, routes } from './kit.ts';

let app: CustomerApp;
beforeAll(async () => {
  app = await customerApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const newCard = async () => {
  const salon = app.newSalon();
  const { code } = await salon.add();
  return {
    ...salon,
    code,
    visit: (price?: number, at?: string) => app.newAppointment(salon.salonCode, code, price, at),
    figures: async () => (await salon.one(code)).figures,
  };
};

const none = {
  visits: 0,
  noShows: 0,
  cancels: 0,
  spent: 0,
  lastVisit: null,
  lastService: '',
  inSessions: false,
  nextVisit: null,
};

describe('the figures of a card', () => {
  test('count completed, missed and canceled appointments, exact to the kurus', async () => {
    const card = await newCard();
    for (const price of [0.1, 0.2, 1250.5]) await card.visit(price).emitStatus('Completed', 2);
    await card.visit(700, '2024-11-15T17:30:00').emitStatus('NoShow', 3);
    await card.visit(700).emitStatus('Canceled', 2);
    const figures = { visits: 3, noShows: 1, cancels: 1, spent: 1250.8, lastVisit: '2024-11-18T10:00:00' };
    const rest = { lastService: 'Kesim', inSessions: false, nextVisit: null };
    await eventually(async () => expect(await card.figures()).toEqual({ ...figures, ...rest }));
    expect((await card.one(card.code)).version).toBe(1);
  });

  test('inSessions is true until the last session of a course is completed', async () => {
    const card = await newCard();
    const course = app.newCourse(card.salonCode, card.code, 2);
    const inSessions = (expected: boolean) =>
      eventually(async () => expect((await card.figures()).inSessions).toBe(expected));
    const first = course('2024-11-18T10:00:00');
    await first.emitStatus('Approved', 1);
    await inSessions(true);
    await first.emitStatus('Completed', 2);
    await eventually(async () => expect(await card.figures()).toMatchObject({ visits: 1, inSessions: true }));
    await course('2024-11-19T10:00:00').emitStatus('Canceled', 2);
    await eventually(async () =>
      expect(await card.figures()).toMatchObject({ cancels: 1, inSessions: true }),
    );
    await course('2024-11-20T10:00:00').emitStatus('Completed', 2);
    await inSessions(false);
  });

  test('attack 16: a repeated event counts once', async () => {
    const card = await newCard();
    const visit = card.visit();
    for (const _ of [1, 2, 3]) await visit.emitStatus('Completed', 2);
    await card.visit(100).emitStatus('Completed', 2);
    await eventually(async () => expect(await card.figures()).toMatchObject({ visits: 2, spent: 1000 }));
  });

  test('an undone completion is subtracted and can be completed again', async () => {
    const card = await newCard();
    const visit = card.visit();
    await visit.emitStatus('Completed', 2);
    await eventually(async () => expect(await card.figures()).toMatchObject({ visits: 1 }));
    await visit.emitUndone('Completed', 3);
    const ahead = { ...none, nextVisit: '2024-11-18T10:00:00' };
    await eventually(async () => expect(await card.figures()).toEqual(ahead));
    await visit.emitStatus('Completed', 4);
    await eventually(async () => expect(await card.figures()).toMatchObject({ visits: 1, spent: 900 }));
  });

  test('attack 17: a late event changes nothing', async () => {
    const card = await newCard();
    const visit = card.visit();
    await visit.emitUndone('Completed', 3);
    await eventually(async () => expect((await card.figures()).nextVisit).not.toBeNull());
    await visit.emitStatus('Completed', 2);
    await card.visit(50).emitStatus('NoShow', 2);
    await eventually(async () => expect(await card.figures()).toMatchObject({ noShows: 1, visits: 0 }));
  });

  test('nextVisit is the earliest appointment after the wall-clock time of the salon', async () => {
    const card = await newCard();
    await card.visit(1, '2024-11-18T08:59:00').emitStatus('Approved', 1);
    await card.visit(1, '2024-11-20T10:00:00').emitStatus('Pending', 1);
    const moved = card.visit(1, '2024-11-19T10:00:00');
    await moved.emitStatus('Approved', 1);
    const next = (moment: string | null) =>
      eventually(async () => expect((await card.figures()).nextVisit).toBe(moment));
    await next('2024-11-19T10:00:00');
    const query = { params: { salonCode: card.salonCode }, query: { s: 'ayla' } };
    expect(await card.call(routes.find, query)).toMatchObject([{ nextVisit: '2024-11-19T10:00:00' }]);
    await moved.emitMoved('2024-11-21T10:00:00', 2);
    await next('2024-11-20T10:00:00');
    app.clock.now = nine + 4 * 86_400_000;
    await next(null);
    app.clock.now = nine;
  });

  test('25 parallel completions of one card are all counted', async () => {
    const card = await newCard();
    const visits = Array.from({ length: 25 }, () => card.visit(10.01));
    await Promise.all(visits.map((visit) => visit.emitStatus('Completed', 2)));
    await eventually(async () => expect(await card.figures()).toMatchObject({ visits: 25, spent: 250.25 }));
  });

  test('an appointment without a customer, or with a card of another salon, is not counted', async () => {
    const card = await newCard();
    const other = await newCard();
    await app.newAppointment(card.salonCode, null).emitStatus('Completed', 2);
    await app.newAppointment(other.salonCode, card.code).emitStatus('Completed', 2);
    await card.visit().emitStatus('Canceled', 2);
    await eventually(async () => expect(await card.figures()).toEqual({ ...none, cancels: 1 }));
  });

  test('the figures do not depend on the order of events', async () => {
    const step = fc.record({
      visit: fc.integer({ min: 0, max: 2 }),
      version: fc.integer({ min: 1, max: 5 }),
    });
    const status = (version: number) =>
      (['Pending', 'Approved', 'Completed', 'NoShow', 'Canceled'] as const)[version - 1] ?? 'Pending';
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const card = await newCard();
        const visits = [card.visit(0.1), card.visit(0.2), card.visit(0.7)];
        for (const { visit, version } of steps) await visits[visit]?.emitStatus(status(version), version);
        const newest = [0, 1, 2].map((visit) =>
          status(Math.max(...steps.filter((one) => one.visit === visit).map(({ version }) => version), 1)),
        );
        const count = (wanted: string) => newest.filter((one) => one === wanted).length;
        const kurus = [10, 20, 70].filter((_, index) => newest[index] === 'Completed');
        await eventually(async () =>
          expect(await card.figures()).toMatchObject({
            visits: count('Completed'),
            noShows: count('NoShow'),
            cancels: count('Canceled'),
            spent: kurus.reduce((sum, one) => sum + one, 0) / 100,
          }),
        );
      }),
      { numRuns: 12 },
    );
  });
});

test('the cards add up to how long customers stay and what they spend', async () => {
  const salon = app.newSalon();
  const [regular, once, never] = [await salon.add(), await salon.add(), await salon.add()];
  const visit = (code: string, price: number, at: string) =>
    app.newAppointment(salon.salonCode, code, price, at);
  await visit(regular.code, 100.1, '2024-01-10T10:00:00').emitStatus('Completed', 2);
  await visit(regular.code, 200.2, '2024-03-10T10:00:00').emitStatus('Completed', 2);
  await visit(regular.code, 300, '2024-11-15T10:00:00').emitStatus('Completed', 2);
  await visit(once.code, 50, '2024-11-15T11:00:00').emitStatus('Completed', 2);
  await visit(never.code, 70, '2024-11-15T12:00:00').emitStatus('NoShow', 2);
  const reader = app.as(app.people.member(salon.salonCode, 'view-reports'));
  const read = { params: { salonCode: salon.salonCode } };
  await eventually(async () =>
    expect(await reader.call(routes.lifetime, read)).toEqual({
      customers: 2,
      visits: 4,
      spent: 650.3,
      regulars: 1,
      regularVisits: 3,
      regularDays: 310,
    }),
  );
  const desk = app.as(app.people.member(salon.salonCode, 'Receptionist'));
  expect((await desk.send(routes.lifetime, read)).status).toBe(403);
});
