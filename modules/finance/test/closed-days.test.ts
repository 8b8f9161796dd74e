import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nothing, tillSalon } from './day-end-kit.ts';
import { type FinanceApp, financeApp, routes, today } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const yesterday = '2024-11-17';

/** A salon with 100 in yesterday's till, counted and closed. */
const closedYesterday = async () => {
  const salon = tillSalon(app);
  const earned = await salon.earn(100, yesterday);
  expect(earned.afterClose).toBe(false);
  await salon.close(yesterday, { cash: 100 });
  return { ...salon, earned };
};

const lateOf = async (salon: Awaited<ReturnType<typeof closedYesterday>>, day = yesterday) =>
  (await salon.view(day)).late.map(({ kind, amount, isRemoved }) => [kind, amount, isRemoved]);

describe('what reaches a closed day', () => {
  test('says so, leaves the count as it was, and is expected in the next till', async () => {
    const salon = await closedYesterday();
    const late = await salon.spend(34, yesterday);
    expect(late.afterClose).toBe(true);
    expect((await salon.list()).map(({ afterClose }) => afterClose)).toEqual([true, false]);
    const view = await salon.view(yesterday);
    expect(view.end).toMatchObject({ books: { cash: 100 }, difference: nothing });
    expect(view.late).toMatchObject([{ title: 'Kira', kind: 'cash', amount: -34, countedOn: null }]);
    expect(await salon.view()).toMatchObject({
      books: { cash: -34 },
      cashParts: [{ kind: 'late', amount: -34 }],
    });
    // Left in the till yesterday: nothing. Today the late receipt is taken into account, once.
    await salon.earn(34);
    await salon.close(today, { cash: 0 });
    expect((await salon.view(yesterday)).late).toMatchObject([{ countedOn: today }]);
  });

  test('an amount that is due says so too, and moves no money', async () => {
    const salon = await closedYesterday();
    expect((await salon.add({ status: false, date: yesterday })).afterClose).toBe(true);
    expect(await lateOf(salon)).toEqual([]);
  });

  test('what is removed and restored is written down each time', async () => {
    const salon = await closedYesterday();
    const params = { id: salon.earned.id };
    await salon.call(routes.remove, { params });
    expect(await lateOf(salon)).toEqual([['cash', -100, true]]);
    expect((await salon.call(routes.restore, { params })).afterClose).toBe(true);
    expect(await lateOf(salon)).toEqual([
      ['cash', 100, false],
      ['cash', -100, false],
    ]);
    expect((await salon.view()).books).toEqual(nothing);
  });

  test('a payment that is entered later moves from cash to card', async () => {
    const salon = await closedYesterday();
    await salon.payBy(salon.earned.id, 'card', 100, yesterday);
    expect(new Set(await lateOf(salon))).toEqual(
      new Set([
        ['card', 100, false],
        ['cash', -100, false],
      ]),
    );
    expect((await salon.list())[0]).toMatchObject({ afterClose: true });
    expect((await salon.view()).books).toEqual({ cash: -100, card: 100, transfer: 0 });
  });

  test('a due amount that is marked as paid on a closed day', async () => {
    const salon = tillSalon(app);
    const { id } = await salon.add({ status: false, amount: 70, date: '2024-11-10' });
    await salon.close(yesterday);
    const body = { status: true as const, paidDate: yesterday };
    const paid = await salon.call(routes.setStatus, { params: { id }, body });
    expect(paid.afterClose).toBe(true);
    expect((await salon.view(yesterday)).late).toMatchObject([{ amount: -70 }]);
  });

  test('the income of an appointment that is completed later', async () => {
    const salon = tillSalon(app);
    await salon.close(today);
    const appointment = salon.appointment(900);
    await appointment.emitCompleted(1);
    await eventually(async () => expect((await salon.view()).late).toMatchObject([{ amount: 900 }]));
    await appointment.emitUndone(2);
    await eventually(async () => expect((await salon.view()).late).toHaveLength(2));
    expect((await salon.view()).late.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});

describe('a closed day that is opened again', () => {
  test('counts its late entries as its own, and keeps who opened it and why', async () => {
    const salon = await closedYesterday();
    const late = await salon.spend(34, yesterday);
    const response = await salon.open(yesterday);
    expect([response.status, await response.json()]).toMatchObject([
      200,
      {
        state: 'open',
        late: [],
        end: null,
        books: { cash: 66 },
        openings: [{ reason: 'Tekrar say' }],
      },
    ]);
    expect((await salon.list()).find(({ id }) => id === late.id)).toMatchObject({ afterClose: false });
    expect((await salon.close(yesterday, { cash: 66 })).openings).toHaveLength(1);
  });

  test('is the last one, not in a closed month, and closed', async () => {
    const salon = await closedYesterday();
    await salon.close(today, { cash: 0 });
    const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;
    expect(await codeOf(await salon.open(yesterday))).toBe('later-day-closed');
    expect((await salon.open(today)).status).toBe(200);
    expect(await codeOf(await salon.open(today))).toBe('day-open');
    expect((await salon.open(yesterday)).status).toBe(200);
  });

  test('gives late entries that it had counted back to the next count', async () => {
    const salon = await closedYesterday();
    await salon.earn(40, yesterday);
    await salon.close(today, { cash: 40 });
    await salon.open(today);
    expect((await salon.view()).books).toEqual({ ...nothing, cash: 40 });
  });
});

describe('a month', () => {
  const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

  test('closes when every day since the first count is closed or empty', async () => {
    const salon = tillSalon(app);
    await salon.earn(10, '2024-10-03');
    await salon.close('2024-10-09');
    await salon.earn(20, '2024-10-12');
    const refused = await salon.closeMonth('2024-10');
    expect(await refused.json()).toMatchObject({ code: 'days-open', details: { days: ['2024-10-12'] } });
    await salon.close('2024-10-31', { cash: 20 });
    expect(await (await salon.closeMonth('2024-10')).json()).toMatchObject({
      month: { month: '2024-10', closed: { at: expect.any(String) } },
    });
    expect((await salon.closeMonth('2024-10')).status).toBe(200);
    expect(await codeOf(await salon.closeMonth('2024-11'))).toBe('month-ahead');
    expect(await codeOf(await salon.open('2024-10-31'))).toBe('month-closed');
    expect(await codeOf(await salon.sendClose('2024-10-02'))).toBe('month-closed');
  });

  test('that is closed before its days are counted lends its late entries to one count, not to two', async () => {
    const salon = tillSalon(app);
    await salon.earn(10, '2024-09-30');
    await salon.close('2024-09-30', { cash: 10 });
    await salon.call(routes.closeMonth, { body: { salonCode: salon.salonCode, month: '2024-10' } });
    expect((await salon.earn(100, '2024-10-15')).afterClose).toBe(true);
    expect((await salon.view('2024-11-01')).books).toMatchObject({ cash: 100 });
  });

  test('that is closed changes by entries that say so, also on a day that was never counted', async () => {
    const salon = tillSalon(app);
    const { id } = await salon.earn(10, '2024-10-03');
    await salon.closeMonth('2024-10');
    expect((await salon.spend(5, '2024-10-20')).afterClose).toBe(true);
    await salon.call(routes.remove, { params: { id } });
    expect((await salon.view()).books).toEqual({ ...nothing, cash: -15 });
    expect((await salon.openMonth('2024-10')).status).toBe(200);
    expect((await salon.view()).books).toEqual(nothing);
    expect((await salon.list({})).every(({ afterClose }) => !afterClose)).toBe(true);
    expect(await codeOf(await salon.openMonth('2024-10'))).toBe('month-open');
  });
});
