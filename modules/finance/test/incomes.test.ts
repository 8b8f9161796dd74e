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

const listed = (salon: Salon, count: number) =>
  eventually(async () => {
    const found = await salon.list();
    expect(found).toHaveLength(count);
    return found;
  });

/** Waits until all events emitted so far are handled, by emitting one more. */
const allHandled = async (salon: Salon) => {
  const last = salon.appointment(0.01);
  await last.emitCompleted(1);
  await eventually(async () =>
    expect((await salon.list()).map(({ appointmentCode }) => appointmentCode)).toContain(last.code),
  );
};

describe('the income of a completed appointment', () => {
  test('has the values of the appointment and emits finance.recorded', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment(899.99);
    await visit.emitCompleted(2);
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
      salaryKind: null,
      receiptCode: null,
      afterClose: false,
      createdAt: expect.any(String) as string,
    });
    expect(await salon.list({ employeeCode: visit.performer })).toHaveLength(1);
    expect(await salon.list({ employeeCode: visit.by.code })).toEqual([]);
    await eventually(() =>
      expect(salon.recorded()).toMatchObject([{ appointmentCode: visit.code, gone: false, amount: 899.99 }]),
    );
  });

  test('attack 10: parallel completions record one income', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment(100);
    await Promise.all([2, 2, 2, 2, 2, 2].map((version) => visit.emitCompleted(version)));
    await allHandled(salon);
    await eventually(async () => expect((await salon.balance()).income).toBe(100.01));
  });

  test.each(['before', 'after', 'at once'])(
    'attack 11: posted %s by the client too, it is one income',
    async (when) => {
      const salon = app.newSalon();
      const visit = salon.appointment(100);
      const post = () =>
        salon.add({ ...tip, category: 'Appointment', amount: 55, appointmentCode: visit.code });
      const complete = async () => {
        await visit.emitCompleted(2);
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

  test('is voided when the completion is undone, and counts again with the next one', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.emitCompleted(2);
    const [income] = await listed(salon, 1);
    await visit.emitUndone(3);
    await listed(salon, 0);
    expect((await salon.balance()).income).toBe(0);
    await visit.emitCompleted(4);
    expect((await listed(salon, 1))[0]?.id).toBe(income?.id);
    await eventually(() =>
      expect(salon.recorded().map(({ version, gone }) => `${version} ${gone}`)).toEqual([
        '1 false',
        '2 true',
        '3 false',
      ]),
    );
  });

  test('cannot be restored or posted by a person once it is voided', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.emitCompleted(2);
    const [income] = await listed(salon, 1);
    await visit.emitUndone(3);
    await listed(salon, 0);
    const params = { id: income?.id ?? '' };
    for (const answer of [salon.send(routes.restore, { params }), salon.send(routes.remove, { params })])
      expect((await answer).status).toBe(404);
    await expect(salon.add({ ...tip, appointmentCode: visit.code })).rejects.toMatchObject({
      body: { code: 'conflict' },
    });
  });

  test('stays removed until a person or a new completion restores it', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.emitCompleted(2);
    const [income] = await listed(salon, 1);
    const params = { id: income?.id ?? '' };
    await salon.call(routes.remove, { params });
    await visit.emitCompleted(2);
    await allHandled(salon);
    expect(await salon.list()).toHaveLength(1);
    expect(await salon.add({ ...tip, amount: 5, appointmentCode: visit.code })).toMatchObject({
      id: income?.id,
      amount: 5,
    });
    await salon.call(routes.remove, { params });
    await visit.emitUndone(3);
    await visit.emitCompleted(4);
    await eventually(async () => expect((await salon.balance()).income).toBe(900.01));
  });

  test('is not voided when another status is undone', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.emitCompleted(2);
    await visit.emitUndone(3, 'Canceled');
    await allHandled(salon);
    expect(await salon.list()).toHaveLength(2);
  });

  test('is recorded even if it is 0', async () => {
    const salon = app.newSalon();
    await salon.appointment(0).emitCompleted(2);
    expect(await listed(salon, 1)).toMatchObject([{ amount: 0 }]);
  });

  test('attack 16: a repeated event after its effect records one income', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.emitCompleted(2);
    const before = await listed(salon, 1);
    await visit.emitCompleted(2);
    await allHandled(salon);
    expect(await salon.list()).toEqual(expect.arrayContaining(before));
    expect(await salon.list()).toHaveLength(2);
  });

  test('attack 17: a completion that arrives after its undo records none', async () => {
    const salon = app.newSalon();
    const visit = salon.appointment();
    await visit.emitUndone(3);
    await eventually(() => expect(salon.recorded()).toMatchObject([{ gone: true }]));
    await visit.emitCompleted(2);
    await allHandled(salon);
    expect(await salon.list()).toHaveLength(1);
  });

  test('the newest version of each appointment counts, whatever the order and repetition of events', async () => {
    const event = fc.record({
      visit: fc.integer({ min: 0, max: 2 }),
      version: fc.integer({ min: 2, max: 6 }),
    });
    const prices = [10, 20, 70];
    // Even versions complete the appointment, odd ones undo it.
    const completes = (version: number) => version % 2 === 0;
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 1, maxLength: 14 }), async (events) => {
        const salon = app.newSalon();
        const visits = prices.map((kurus) => salon.appointment(kurus / 100));
        await Promise.all(
          events.map(async ({ visit, version }) => {
            if (completes(version)) await visits[visit]?.emitCompleted(version);
            else await visits[visit]?.emitUndone(version);
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
