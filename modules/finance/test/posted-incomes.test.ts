import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FinanceApp, financeApp, nine, tip, today } from './kit.ts';

// The first clients complete an appointment and then post its income themselves, without naming the appointment.

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = ReturnType<FinanceApp['newSalon']>;

/** The body of the spec: an amount that may be 0, and a date with a time of day. */
const income = (amount: number) => ({
  ...tip,
  category: 'Appointment' as const,
  title: 'Oto Randevu Odemesi',
  amount,
  date: `${today}T09:00:00`,
});

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

describe('the income that a client posts after a completion', () => {
  test('is accepted as the spec writes it, with nothing to pay and a time of day', async () => {
    expect(await app.newSalon().add(income(0))).toMatchObject({ amount: 0, date: today, paidDate: today });
  });

  test('is the automatic one', async () => {
    const salon = app.newSalon();
    const visit = salon.ownAppointment(1_250);
    await visit.emitCompleted(2);
    const [automatic] = await listed(salon, 1);
    expect(await salon.add(income(1_250))).toEqual(automatic);
    expect((await salon.balance()).income).toBe(1_250);
  });

  test('becomes the automatic one where the completion is heard of later', async () => {
    const salon = app.newSalon();
    const visit = salon.ownAppointment(1_250);
    const posted = await salon.add(income(1_250));
    await visit.emitCompleted(2);
    await eventually(async () =>
      expect(await salon.list()).toMatchObject([{ id: posted.id, appointmentCode: visit.code }]),
    );
    await allHandled(salon);
    expect((await salon.balance()).income).toBe(1_250.01);
    await visit.emitUndone(3);
    await eventually(async () => expect((await salon.balance()).income).toBe(0.01));
  });

  test('at the same time as the completion is one income', async () => {
    const salon = app.newSalon();
    for (const price of [100, 200, 300, 400]) {
      const visit = salon.ownAppointment(price);
      await Promise.all([visit.emitCompleted(2), salon.add(income(price))]);
    }
    await allHandled(salon);
    await eventually(async () => expect((await salon.balance()).income).toBe(1_000.01));
  });

  test('two posts belong to two completions of the same price, and a third one is stored as it is', async () => {
    const salon = app.newSalon();
    await salon.ownAppointment(500).emitCompleted(2);
    await salon.ownAppointment(500).emitCompleted(2);
    await listed(salon, 2);
    const first = await salon.add(income(500));
    const second = await salon.add(income(500));
    expect(new Set([first.id, second.id]).size).toBe(2);
    expect((await salon.balance()).income).toBe(1_000);
    expect(await salon.add(income(500))).toMatchObject({ appointmentCode: null });
    expect((await salon.balance()).income).toBe(1_500);
  });

  test('one of a later day belongs to the completion of that day', async () => {
    const salon = app.newSalon();
    const visit = salon.ownAppointment(700);
    app.clock.now = nine + 2 * 86_400_000;
    try {
      await visit.emitCompleted(2);
      const [automatic] = await listed(salon, 1);
      expect(automatic?.date).toBe(today);
      expect(await salon.add({ ...income(700), date: '2024-11-20' })).toEqual(automatic);
    } finally {
      app.clock.now = nine;
    }
  });

  test.each([
    ['another amount', { amount: 501 }],
    ['another day', { date: '2024-11-17' }],
    ['another category', { category: 'Other' as const }],
  ])('with %s is another income', async (_, other) => {
    const salon = app.newSalon();
    await salon.ownAppointment(500).emitCompleted(2);
    await listed(salon, 1);
    await salon.add({ ...income(500), ...other });
    expect(await listed(salon, 2)).toHaveLength(2);
  });

  test('of another person is another income', async () => {
    const salon = app.newSalon();
    await salon.appointment(500).emitCompleted(2);
    await listed(salon, 1);
    await salon.add(income(500));
    expect(await listed(salon, 2)).toHaveLength(2);
  });

  test('before the completion is about something else', async () => {
    const salon = app.newSalon();
    app.clock.now = nine - 3_600_000;
    await salon.add(income(500));
    app.clock.now = nine;
    await salon.ownAppointment(500).emitCompleted(2);
    expect(await listed(salon, 2)).toHaveLength(2);
  });
});
