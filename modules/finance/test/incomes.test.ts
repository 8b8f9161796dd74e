import { eventually } from '@ayna/kernel/testkit/eventually';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FinanceApp, financeApp, routes, tip, today } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = ReturnType<FinanceApp['newSalon']>;

const listed = (salon: Salon, many: number) =>
  eventually(async () => {
    const found = await salon.list();
    expect(found).toHaveLength(many);
    return found;
  });

/** Everything said before it was heard: of each appointment, events come in whichever order. */
const allHeard = async (salon: Salon) => {
  const last = salon.appointment(0.01);
  await last.completed(1);
  await eventually(async () =>
    expect((await salon.list()).map(({ appointmentCode }) => appointmentCode)).toContain(last.code),
  );
};

describe('the income of a completed appointment', () => {
  test('is as the appointment says, and told of', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment(899.99);
    await visit.completed(2);
    const [income] = await listed(salon, 1);
    expect(income).toEqual({
      id: expect.any(String) as string,
      salonCode: salon.salonCode,
      type: 'Income',
      category: 'Appointment',
      status: true,
      title: 'Oto Randevu Ödemesi',
      amount: 899.99,
      date: today,
      paidDate: today,
      note: 'Randevu tamamlandığında otomatik oluşturuldu.',
      employeeCode: visit.by.code,
      employeeSnapshot: { name: 'Seda', lastname: 'Ak' },
      performer: { employeeCode: visit.performer, name: 'Deniz', lastname: 'Korkmaz' },
      productCode: null,
      appointmentCode: visit.code,
      createdAt: expect.any(String) as string,
    });
    expect(await salon.list({ employeeCode: visit.performer })).toHaveLength(1);
    expect(await salon.list({ employeeCode: visit.by.code })).toEqual([]);
    await eventually(() =>
      expect(salon.told()).toMatchObject([{ appointmentCode: visit.code, gone: false, amount: 899.99 }]),
    );
  });

  test('attack 10: completed in parallel it is one', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment(100);
    await Promise.all([2, 2, 2, 2, 2, 2].map((version) => visit.completed(version)));
    await allHeard(salon);
    await eventually(async () => expect((await salon.balance()).income).toBe(100.01));
  });

  test.each(['before', 'after', 'at once'])(
    'attack 11: posted %s by the client too, it is one',
    async (when) => {
      const salon = app.newSalon();
      const visit = salon.appointment(100);
      const post = () =>
        salon.add({ ...tip, category: 'Appointment', amount: 55, appointmentCode: visit.code });
      const complete = async () => {
        await visit.completed(2);
        await eventually(async () => expect(await salon.list()).toMatchObject([{ amount: 100 }]));
      };
      if (when === 'before') await post();
      await (when === 'at once' ? Promise.all([post(), complete()]) : complete());
      const [income] = await salon.list();
      expect(income).toMatchObject({ amount: 100, performer: { name: 'Deniz' } });
      expect(await post()).toEqual(income);
      expect(await salon.list()).toEqual([income]);
    },
  );

  test('is taken back with the completion, and stands again with the next', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.completed(2);
    const [income] = await listed(salon, 1);
    await visit.undone(3);
    await listed(salon, 0);
    expect((await salon.balance()).income).toBe(0);
    await visit.completed(4);
    expect((await listed(salon, 1))[0]?.id).toBe(income?.id);
    await eventually(() =>
      expect(salon.told().map(({ version, gone }) => `${version} ${gone}`)).toEqual([
        '1 false',
        '2 true',
        '3 false',
      ]),
    );
  });

  test('once taken back, comes back by no hand: neither restored nor posted', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.completed(2);
    const [income] = await listed(salon, 1);
    await visit.undone(3);
    await listed(salon, 0);
    const params = { id: income?.id ?? '' };
    for (const answer of [salon.send(routes.restore, { params }), salon.send(routes.remove, { params })])
      expect((await answer).status).toBe(404);
    await expect(salon.add({ ...tip, appointmentCode: visit.code })).rejects.toMatchObject({
      body: { code: 'conflict' },
    });
  });

  test('stays out when a person took it out, until a person or a new completion brings it back', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.completed(2);
    const [income] = await listed(salon, 1);
    const params = { id: income?.id ?? '' };
    await salon.call(routes.remove, { params });
    await visit.completed(2);
    await allHeard(salon);
    expect(await salon.list()).toHaveLength(1);
    expect(await salon.add({ ...tip, amount: 5, appointmentCode: visit.code })).toMatchObject({
      id: income?.id,
      amount: 5,
    });
    await salon.call(routes.remove, { params });
    await visit.undone(3);
    await visit.completed(4);
    await eventually(async () => expect((await salon.balance()).income).toBe(900.01));
  });

  test('something else undone takes nothing back', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.completed(2);
    await visit.undone(3, 'Canceled');
    await allHeard(salon);
    expect(await salon.list()).toHaveLength(2);
  });

  test('of nothing is in the books too', async () => {
    const salon = app.newSalon();
    await salon.appointment(0).completed(2);
    expect(await listed(salon, 1)).toMatchObject([{ amount: 0 }]);
  });

  test('attack 16: heard again after its effect, it is one', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.completed(2);
    const before = await listed(salon, 1);
    await visit.completed(2);
    await allHeard(salon);
    expect(await salon.list()).toEqual(expect.arrayContaining(before));
    expect(await salon.list()).toHaveLength(2);
  });

  test('attack 17: a completion that comes after its undoing makes none', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.undone(3);
    await eventually(() => expect(salon.told()).toMatchObject([{ gone: true }]));
    await visit.completed(2);
    await allHeard(salon);
    expect(await salon.list()).toHaveLength(1);
  });

  test('however the events of some appointments are mixed and repeated, the last word of each holds', async () => {
    const event = fc.record({
      visit: fc.integer({ min: 0, max: 2 }),
      version: fc.integer({ min: 2, max: 6 }),
    });
    const prices = [10, 20, 70];
    // Versions go back and forth: the even ones complete, the odd ones undo.
    const completes = (version: number) => version % 2 === 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 14 }), async (events) => {
        const salon = app.newSalon();
        const visits = prices.map((kurus) => salon.appointment(kurus / 100));
        await Promise.all(
          events.map(async ({ visit, version }) => {
            if (completes(version)) await visits[visit]?.completed(version);
            else await visits[visit]?.undone(version);
          }),
        );
        const kurus = prices.filter((_, visit) => {
          const versions = events.filter((one) => one.visit === visit).map(({ version }) => version);
          return versions.length > 0 && completes(Math.max(...versions));
        });
        const income = kurus.reduce((sum, one) => sum + one, 0) / 100;
        await eventually(async () => expect((await salon.balance()).income).toBe(income));
      }),
      { numRuns: 12 },
    );
  });
});
