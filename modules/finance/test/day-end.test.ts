import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothing, tillSalon } from './day-end-kit.ts';
import { type FinanceApp, financeApp, rent, routes, tip, today } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const yesterday = '2024-11-17';
const short = { ...nothing, cash: -20 };

describe('a day that is counted', () => {
  test('adds up cash with its opening, card and transfer by their payment lines', async () => {
    const salon = tillSalon(app);
    await salon.earn(500);
    await salon.spend(180);
    const carded = await salon.earn(250.5);
    await salon.payBy(carded.id, 'card', 250.5);
    await salon.add({ status: false, amount: 900 });
    // Paid by the bank: it never was in the till.
    const rented = await salon.spend(5000);
    await salon.payBy(rented.id, 'transfer', 5000);
    const view = await salon.view();
    expect(view).toMatchObject({
      state: 'open',
      isFirst: true,
      isBlind: false,
      fromDay: today,
      books: { cash: 320, card: 250.5, transfer: 0 },
      cashParts: [
        { kind: 'income', count: 1, amount: 500 },
        { kind: 'expense', title: 'Kira', amount: -180 },
      ],
      end: null,
    });
  });

  test('counts what was due by the kind it was paid in, and as cash where nobody said', async () => {
    const salon = tillSalon(app);
    const payLater = async (amount: number, paymentKind?: 'card' | 'transfer') => {
      const { id } = await salon.add({ ...tip, status: false, amount, date: '2024-11-02' });
      const body = { status: true as const, ...(paymentKind && { paymentKind }) };
      await salon.call(routes.setStatus, { params: { id }, body });
    };
    await payLater(40);
    await payLater(30, 'card');
    await payLater(25.5, 'transfer');
    expect((await salon.view()).books).toEqual({ cash: 40, card: 30, transfer: 25.5 });
    expect((await salon.close(today, { cash: 40, card: 30, transfer: 25.5 })).end).toMatchObject({
      difference: nothing,
    });
  });

  test('finds nothing in the till of what was written as paid by the bank, by hand or as it comes back', async () => {
    const salon = tillSalon(app);
    const { salonCode } = salon;
    const written = { ...rent, date: today };
    await salon.add({ ...written, amount: 5000, paymentKind: 'transfer' });
    await salon.add({ ...written, amount: 120 });
    await salon.add({ ...tip, amount: 80, date: today, paymentKind: 'card' });
    // Not paid yet, so in no kind.
    await salon.add({ ...written, amount: 900, status: false, paymentKind: 'transfer' });
    const { code } = await salon.call(routes.createRecurring, {
      body: {
        salonCode,
        title: 'Kira',
        category: 'Rent',
        amount: 700,
        day: Number(today.slice(8)),
        startDate: today,
        endDate: null,
        employeeCode: null,
        employeeSnapshot: null,
        paymentKind: 'transfer',
      },
    });
    await salon.call(routes.confirmRecurring, {
      params: { code },
      body: { month: today.slice(0, 7), amount: 700 },
    });
    expect((await salon.view()).books).toEqual({ cash: -120, card: 80, transfer: 0 });
  });

  test('closes when it agrees, and leaves its cash to the next day', async () => {
    const salon = tillSalon(app);
    await salon.earn(1000, yesterday);
    const closed = await salon.close(yesterday, { cash: 1200, opening: 200, kept: 300 });
    expect(closed).toMatchObject({
      state: 'closed',
      end: { fromDay: yesterday, difference: nothing, reason: null, kept: 300 },
    });
    await salon.earn(50);
    expect(await salon.view()).toMatchObject({ isFirst: false, opening: 300, books: { cash: 350 } });
    expect((await salon.close(today, { cash: 350 })).state).toBe('closed');
  });

  test('with a difference needs a reason for that very difference', async () => {
    const salon = tillSalon(app);
    await salon.earn(1000);
    const refused = await salon.sendClose(today, { cash: 980, reason: 'change' });
    expect(refused.status).toBe(409);
    expect(await refused.json()).toMatchObject({ code: 'count-differs', details: { difference: short } });
    // Money arrives while the person looks for the missing 20.
    await salon.earn(5);
    const changed = await salon.sendClose(today, { cash: 980, difference: short, reason: 'change' });
    expect(await changed.json()).toMatchObject({ details: { difference: { cash: -25 } } });
    const difference = { ...nothing, cash: -25 };
    const closed = await salon.close(today, { cash: 980, difference, reason: 'change' });
    expect(closed.end).toMatchObject({ difference, reason: 'change' });
    expect(closed.otherCounts.map(({ counted }) => counted.cash)).toEqual([980, 980]);
    expect(closed.month.days.at(17)).toEqual({ day: today, state: 'closed', difference: -25 });
  });

  test('covers the days that nobody counted', async () => {
    const salon = tillSalon(app);
    await salon.close('2024-11-14');
    await salon.earn(100, '2024-11-15');
    await salon.earn(50);
    expect(await salon.view()).toMatchObject({ fromDay: '2024-11-15', books: { cash: 150 } });
    await salon.close(today, { cash: 150 });
    expect((await salon.view('2024-11-15')).state).toBe('closed');
  });

  test.each([
    ['day-ahead', '2024-11-19'],
    ['day-closed', today],
    ['later-day-closed', '2024-11-10'],
  ])('is refused with %s for %s', async (code, day) => {
    const salon = tillSalon(app);
    await salon.close(today);
    const response = await salon.sendClose(day);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([409, code]);
  });

  test('cannot leave more in the till than was counted', async () => {
    const response = await tillSalon(app).sendClose(today, { kept: 5 });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { fields: { kept: expect.any(String) } },
    ]);
  });
});

test('attack 41: of eight people who close one day at once, one does, and the others are told who', async () => {
  const salon = tillSalon(app);
  await salon.earn(100);
  const answers = await Promise.all(Array.from({ length: 8 }, () => salon.sendClose(today, { cash: 100 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const refused = answers.filter(({ status }) => status !== 200);
  for (const answer of refused)
    expect(await answer.json()).toMatchObject({ code: 'day-closed', details: { at: expect.any(String) } });
});

test('attack 42: what is recorded while a day is closed is either counted or late, never neither', async () => {
  const salon = tillSalon(app);
  const entries = Array.from({ length: 12 }, () => salon.earn(10));
  const counts = Array.from({ length: 6 }, async (_, index) =>
    salon.sendClose(today, { cash: index * 10, difference: null }),
  );
  await Promise.all([...entries, ...counts]);
  const open = await salon.view();
  if (open.state !== 'closed') await salon.close(today, { cash: open.books?.cash ?? 0 });
  const { end, late } = await salon.view();
  const lateSum = late.reduce((sum, { amount }) => sum + amount, 0);
  expect((end?.books?.cash ?? 0) + lateSum).toBe(120);
});

describe('the desk', () => {
  test('counts without the books and is told the difference alone', async () => {
    const salon = tillSalon(app);
    await salon.earn(1000);
    await salon.spend(400);
    const before = await salon.view(today, salon.desk);
    expect(before).toMatchObject({ isBlind: true, books: null, cashParts: [], late: [], otherCounts: [] });
    const refused = await salon.sendClose(today, { cash: 580 }, salon.desk);
    expect(await refused.json()).toMatchObject({ details: { difference: short } });
    const closed = await salon.close(today, { cash: 580, difference: short, reason: 'change' }, salon.desk);
    expect(closed).toMatchObject({
      books: null,
      end: { counted: { cash: 580 }, books: null, difference: short },
    });
    // The owner sees that there was a count before.
    expect((await salon.view()).otherCounts).toHaveLength(1);
  });

  test('does not see what somebody else counted, nor the differences of the month', async () => {
    const salon = tillSalon(app);
    await salon.close(today, { cash: 5, difference: { ...nothing, cash: 5 }, reason: 'change' });
    const view = await salon.view(today, salon.desk);
    expect(view).toMatchObject({ state: 'closed', end: null });
    expect(view.month.days.every(({ difference }) => difference === null)).toBe(true);
  });

  test('neither opens a day nor closes or opens a month', async () => {
    const { salonCode, desk, close } = tillSalon(app);
    await close(today);
    const body = { salonCode, month: '2024-10', reason: 'Neden böyle' };
    const answers = [
      desk.send(routes.openDay, { body: { ...body, day: today } }),
      desk.send(routes.closeMonth, { body }),
      desk.send(routes.openMonth, { body }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(403);
  });
});

test('who manages the finances opens nothing: only an Administrator does', async () => {
  const salon = tillSalon(app);
  await salon.close(today);
  const { salonCode } = salon;
  const body = { salonCode, day: today, reason: 'Neden böyle' };
  expect((await salon.send(routes.openDay, { body })).status).toBe(403);
  const month = { salonCode, month: '2024-10', reason: 'Neden böyle' };
  expect((await salon.send(routes.openMonth, { body: month })).status).toBe(403);
});
