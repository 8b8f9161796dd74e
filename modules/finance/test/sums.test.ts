import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FinanceApp, financeApp, rent, routes, tip } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const nothing = { income: 0, expense: 0, difference: 0 };

describe('GET /api/Balance/by-salon/{salonCode}', () => {
  test('sums paid and due amounts separately', async () => {
    const salon = app.newSalon();
    expect(await salon.balance()).toEqual({ ...nothing, due: nothing });
    for (const amount of [0.1, 0.2]) await salon.add({ ...tip, amount });
    await salon.add({ ...rent, amount: 0.4 });
    await salon.add({ ...tip, amount: 70, status: false });
    expect(await salon.balance()).toEqual({
      income: 0.3,
      expense: 0.4,
      difference: -0.1,
      due: { income: 70, expense: 0, difference: 70 },
    });
  });

  test('may exceed the largest single amount', async () => {
    const salon = app.newSalon();
    for (const _ of [1, 2, 3]) await salon.add({ ...tip, amount: 9_999_999.99 });
    expect(await salon.balance()).toMatchObject({ income: 29_999_999.97, difference: 29_999_999.97 });
  });

  test('follows every change: paid later, removed, restored, an appointment completed and undone', async () => {
    const salon = app.newSalon();
    const { id } = await salon.add({ ...rent, amount: 40, status: false });
    expect(await salon.balance()).toMatchObject({ expense: 0, due: { expense: 40 } });
    await salon.call(routes.setStatus, { params: { id }, body: { status: true } });
    expect(await salon.balance()).toMatchObject({ expense: 40, due: { expense: 0 } });
    for (const _ of [1, 2]) await salon.call(routes.remove, { params: { id } });
    expect(await salon.balance()).toEqual({ ...nothing, due: nothing });
    await salon.call(routes.restore, { params: { id } });
    expect(await salon.balance()).toMatchObject({ expense: 40, difference: -40 });

    const appointment = salon.appointment(900);
    await appointment.emitCompleted(2);
    await eventually(async () => expect(await salon.balance()).toMatchObject({ income: 900 }));
    await appointment.emitUndone(3);
    await eventually(async () => expect(await salon.balance()).toMatchObject({ income: 0, expense: 40 }));
    await appointment.emitCompleted(4);
    await eventually(async () => expect(await salon.balance()).toMatchObject({ income: 900, expense: 40 }));
  });

  test('32 entries at once are all in it', async () => {
    const salon = app.newSalon();
    await Promise.all(Array.from({ length: 32 }, () => salon.add({ ...tip, amount: 1.01 })));
    expect(await salon.balance()).toMatchObject({ income: 32.32 });
  });

  test('is the exact sum in kurus of random transactions', async () => {
    const kurus = fc.integer({ min: 1, max: 999_999_999 });
    const one = fc.record({ income: fc.boolean(), status: fc.boolean(), kurus });
    const sumOf = (all: readonly { kurus: number }[]) => all.reduce((sum, { kurus }) => sum + kurus, 0);
    const total = (all: readonly { income: boolean; kurus: number }[]) => {
      const income = sumOf(all.filter(({ income }) => income));
      const expense = sumOf(all.filter(({ income }) => !income));
      return { income: income / 100, expense: expense / 100, difference: (income - expense) / 100 };
    };
    await fc.assert(
      fc.asyncProperty(fc.array(one, { maxLength: 12 }), async (all) => {
        const salon = app.newSalon();
        await Promise.all(
          all.map(({ income, status, kurus: amount }) =>
            salon.add({ ...(income ? tip : rent), status, amount: amount / 100 }),
          ),
        );
        expect(await salon.balance()).toEqual({
          ...total(all.filter(({ status }) => status)),
          due: total(all.filter(({ status }) => !status)),
        });
      }),
      { numRuns: 15 },
    );
  });
});

describe('GET /api/Transaction/monthly-report', () => {
  test('groups by paid date, category, day and performer, next to the previous month', async () => {
    const salon = app.newSalon();
    await salon.add({ ...tip, amount: 100.1, date: '2024-10-31' });
    await salon.add({ ...tip, amount: 11.2, date: '2023-11-30' });
    await salon.add({ ...rent, amount: 20.4, date: '2023-11-01' });
    await salon.add({ ...rent, amount: 99, date: '2023-12-01' });
    await salon.add({ ...tip, amount: 50.05, date: '2024-11-01' });
    await salon.add({ ...tip, amount: 20, date: '2024-11-30' });
    await salon.add({ ...rent, amount: 30, date: '2024-11-30' });
    await salon.add({ ...rent, amount: 7, date: '2024-11-20', status: false });
    const { id } = await salon.add({ ...rent, amount: 5, date: '2024-09-01', status: false });
    const body = { status: true as const, paidDate: '2024-11-02' };
    await salon.call(routes.setStatus, { params: { id }, body });
    const performer = newCode();
    for (const price of [900, 450.5]) await salon.appointment(price, performer).emitCompleted(2);
    await salon.appointment(10).emitCompleted(2);
    await eventually(async () => expect(await salon.list({ category: 'Appointment' })).toHaveLength(3));

    const report = await salon.report(2024, 11);
    expect(report).toMatchObject({
      income: 1430.55,
      expense: 35,
      difference: 1395.55,
      byCategory: [
        { type: 'Income', category: 'Appointment', amount: 1360.5, count: 3 },
        { type: 'Income', category: 'Tip', amount: 70.05, count: 2 },
        { type: 'Expense', category: 'Rent', amount: 35, count: 2 },
      ],
      due: { income: 0, expense: 7, difference: -7 },
      before: { income: 100.1, expense: 0, difference: 100.1 },
      lastYear: { income: 11.2, expense: 20.4, difference: -9.2 },
    });
    expect(report.byDay).toHaveLength(30);
    expect(report.byDay[0]).toEqual({ date: '2024-11-01', income: 50.05, expense: 0 });
    expect(report.byDay[1]).toEqual({ date: '2024-11-02', income: 0, expense: 5 });
    expect(report.byDay[17]).toEqual({ date: '2024-11-18', income: 1360.5, expense: 0 });
    expect(report.byDay[29]).toEqual({ date: '2024-11-30', income: 20, expense: 30 });
    expect(report.byPerformer).toMatchObject([
      {
        employeeCode: performer,
        name: 'Deniz',
        lastname: 'Korkmaz',
        income: 1350.5,
        count: 2,
        services: 1350.5,
      },
      { income: 10, count: 1, products: 0 },
    ]);
    expect(await salon.call(routes.monthlyStats, { query: { year: 2024, month: 11 } })).toEqual({
      income: 1430.55,
      expense: 35,
      difference: 1395.55,
      before: report.before,
    });
  });

  test('a month without transactions is all zeros', async () => {
    const report = await app.newSalon().report(2024, 2);
    expect(report).toMatchObject({ ...nothing, byCategory: [], byPerformer: [], due: nothing });
    expect(report.byDay).toHaveLength(29);
  });
});

describe('GET /api/Transaction/monthly-finance-stats', () => {
  test('January is compared with December of the previous year', async () => {
    const salon = app.newSalon();
    await salon.add({ ...tip, amount: 3, date: '2023-12-31' });
    await salon.add({ ...rent, amount: 4, date: '2024-01-01' });
    expect(await salon.call(routes.monthlyStats, { query: { year: 2024, month: 1 } })).toEqual({
      income: 0,
      expense: 4,
      difference: -4,
      before: { income: 3, expense: 0, difference: 3 },
    });
  });
});
