import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FinanceApp, financeApp, rent, routes, tip } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Salon = ReturnType<FinanceApp['newSalon']>;

const readFigures = (salon: Salon, from: string, to: string) =>
  salon.call(routes.figures, { params: { salonCode: salon.salonCode }, query: { from, to } });

test('sums what was paid by day, category, performer and product, and what is due', async () => {
  const salon = app.newSalon();
  const [performer, product] = [newCode(), newCode()];
  const sale = { ...tip, category: 'ProductSale' as const, title: 'Argan', productCode: product };
  await salon.add({ ...sale, amount: 250.5, date: '2024-11-17' });
  await salon.add({ ...sale, amount: 99.5, title: 'Argan 50 ml', date: '2024-11-18' });
  await salon.add({ ...rent, amount: 40, date: '2024-11-17' });
  await salon.add({ ...rent, amount: 7, date: '2024-11-18', status: false });
  await salon.add({ ...tip, amount: 1_000, date: '2024-11-20' });
  await salon.appointment(900, performer).emitCompleted(2);
  await eventually(async () => expect(await salon.list({ category: 'Appointment' })).toHaveLength(1));

  const figures = await readFigures(salon, '2024-11-17', '2024-11-19');
  expect(figures).toMatchObject({
    income: 1_250,
    expense: 40,
    byDay: [
      { date: '2024-11-17', income: 250.5, expense: 40 },
      { date: '2024-11-18', income: 999.5, expense: 0 },
      { date: '2024-11-19', income: 0, expense: 0 },
    ],
    byCategory: [
      { type: 'Income', category: 'Appointment', amount: 900, count: 1 },
      { type: 'Income', category: 'ProductSale', amount: 350, count: 2 },
      { type: 'Expense', category: 'Rent', amount: 40, count: 1 },
    ],
    byPerformer: [{ employeeCode: performer, income: 900, count: 1 }],
    byProduct: [{ productCode: product, name: 'Argan 50 ml', amount: 350 }],
    due: { income: 0, expense: 7 },
  });
});

test('days and categories add up to the sums of the transactions, to the kurus', async () => {
  const one = fc.record({
    income: fc.boolean(),
    status: fc.boolean(),
    kurus: fc.integer({ min: 1, max: 999_999_999 }),
    day: fc.integer({ min: 10, max: 17 }),
  });
  const kurus = (lira: number) => Math.round(lira * 100);
  await fc.assert(
    fc.asyncProperty(fc.array(one, { maxLength: 12 }), async (all) => {
      const salon = app.newSalon();
      await Promise.all(
        all.map(({ income, status, kurus: amount, day }) =>
          salon.add({ ...(income ? tip : rent), status, amount: amount / 100, date: `2024-11-${day}` }),
        ),
      );
      const figures = await readFigures(salon, '2024-11-12', '2024-11-15');
      const within = all.filter(({ day }) => day >= 12 && day <= 15);
      const total = (income: boolean, status: boolean) =>
        within
          .filter((row) => row.income === income && row.status === status)
          .reduce((sum, row) => sum + row.kurus, 0);
      expect([figures.income, figures.expense].map(kurus)).toEqual([total(true, true), total(false, true)]);
      expect([figures.due.income, figures.due.expense].map(kurus)).toEqual([
        total(true, false),
        total(false, false),
      ]);
      const byDay = figures.byDay.reduce((sum, day) => sum + kurus(day.income) - kurus(day.expense), 0);
      expect(byDay).toBe(total(true, true) - total(false, true));
      const byCategory = figures.byCategory.reduce((sum, { amount }) => sum + kurus(amount), 0);
      expect(byCategory).toBe(total(true, true) + total(false, true));
    }),
    { numRuns: 10 },
  );
});
