import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type FinanceApp, financeApp, nine, routes, today } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
beforeEach(() => {
  app.clock.now = nine;
});
afterAll(() => app[Symbol.asyncDispose]());

type RuleForm = InputOf<typeof routes.changeRecurring>['body'];

const rent: RuleForm = {
  title: 'Dükkân kirası',
  category: 'Rent',
  amount: 32_000,
  day: 5,
  startDate: '2024-10-01',
  endDate: null,
  employeeCode: null,
  employeeSnapshot: null,
  paymentKind: 'cash',
};

const conflict = { status: 409, body: { code: 'conflict' } };
const notFound = { status: 404, body: { code: 'not-found' } };

/** A salon with one recurring expense. */
const withRule = async (change: Partial<RuleForm> = {}) => {
  const salon = app.newSalon();
  const { salonCode } = salon;
  const rule = await salon.call(routes.createRecurring, { body: { salonCode, ...rent, ...change } });
  const params = { code: rule.code };
  return {
    ...salon,
    rule,
    show: () => salon.call(routes.recurring, { params: { salonCode } }),
    months: async () =>
      (await salon.call(routes.recurring, { params: { salonCode } })).proposals.map(({ month }) => month),
    confirm: (month: string, amount = 32_000) =>
      salon.call(routes.confirmRecurring, { params, body: { month, amount } }),
    skip: (month: string, skipped = true) =>
      salon.call(routes.skipRecurring, { params, body: { month, skipped } }),
    change: (form: Partial<RuleForm>) =>
      salon.call(routes.changeRecurring, { params, body: { ...rent, ...change, ...form } }),
    remove: () => salon.call(routes.removeRecurring, { params }),
    restoreRule: () => salon.call(routes.restoreRecurring, { params }),
    removeEntry: (id: string) => salon.call(routes.remove, { params: { id } }),
    restoreEntry: (id: string) => salon.call(routes.restore, { params: { id } }),
  };
};

describe('proposals', () => {
  test('a rule proposes each month since its start, also this one before its day', async () => {
    const salon = await withRule({ day: 31 });
    const { rules, proposals } = await salon.show();
    expect(rules).toEqual([salon.rule]);
    expect(proposals.map(({ date, amount }) => [date, amount])).toEqual([
      ['2024-10-31', 32_000],
      ['2024-11-30', 32_000],
    ]);
  });

  test('the next month proposes itself when it begins on the calendar of the salon', async () => {
    const salon = await withRule({ startDate: today, day: 20 });
    expect(await salon.months()).toEqual(['2024-11']);
    app.clock.now = Date.parse('2024-11-30T23:59+03:00');
    expect(await salon.months()).toEqual(['2024-11']);
    app.clock.now = Date.parse('2024-12-01T00:00+03:00');
    expect(await salon.months()).toEqual(['2024-11', '2024-12']);
  });

  test('another salon sees neither the rule nor its proposals', async () => {
    const salon = await withRule();
    const other = await withRule();
    expect((await other.show()).rules).toHaveLength(1);
    await expect(
      other.call(routes.confirmRecurring, {
        params: { code: salon.rule.code },
        body: { month: '2024-11', amount: 1 },
      }),
    ).rejects.toMatchObject(notFound);
  });

  test.each([
    ['day', 32],
    ['day', 0],
    ['endDate', '2024-09-30'],
    ['category', 'Tip'],
  ])('refuses a %s of %j', async (field, value) => {
    const { salonCode, send } = app.newSalon();
    const body = { salonCode, ...rent, [field]: value } as typeof rent & { salonCode: string };
    const response = await send(routes.createRecurring, { body });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { [field]: expect.any(String) as string } });
  });
});

describe('a confirmed month', () => {
  test('is a paid expense of its day, with the amount that was confirmed', async () => {
    const salon = await withRule();
    const recorded = await salon.confirm('2024-11', 33_500.5);
    expect(recorded).toMatchObject({
      type: 'Expense',
      category: 'Rent',
      status: true,
      title: 'Dükkân kirası',
      amount: 33_500.5,
      date: '2024-11-05',
      paidDate: '2024-11-05',
      note: 'Kasım 2024',
      salaryKind: null,
    });
    expect(await salon.months()).toEqual(['2024-10']);
    expect((await salon.balance()).expense).toBe(33_500.5);
  });

  test('before its day is recorded today', async () => {
    const salon = await withRule({ day: 30 });
    expect(await salon.confirm('2024-11')).toMatchObject({ date: today, paidDate: today });
  });

  test('of wages is a salary payment to that employee', async () => {
    const employee = { employeeCode: newCode(), employeeSnapshot: { name: 'Burak', lastname: 'Yıldız' } };
    const salon = await withRule({ category: 'Salary', ...employee });
    expect(await salon.confirm('2024-11')).toMatchObject({ ...employee, salaryKind: 'salary' });
  });

  test('is recorded once, however often and from however many screens it is confirmed', async () => {
    const salon = await withRule();
    const recorded = await Promise.all(Array.from({ length: 8 }, () => salon.confirm('2024-11')));
    expect(new Set(recorded.map(({ id }) => id)).size).toBe(1);
    expect(await salon.list()).toHaveLength(1);
  });

  test('proposes itself again when its transaction is removed, and is then the same transaction', async () => {
    const salon = await withRule();
    const { id } = await salon.confirm('2024-11');
    await salon.removeEntry(id);
    expect(await salon.months()).toEqual(['2024-10', '2024-11']);
    expect(await salon.confirm('2024-11', 30_000)).toMatchObject({ id, amount: 30_000 });
    await salon.removeEntry(id);
    await salon.restoreEntry(id);
    expect(await salon.months()).toEqual(['2024-10']);
    expect(await salon.list()).toHaveLength(1);
  });

  test('stays as it is when the rule changes', async () => {
    const salon = await withRule();
    await salon.confirm('2024-11');
    await salon.change({ amount: 40_000, day: 20 });
    expect((await salon.list())[0]).toMatchObject({ amount: 32_000, date: '2024-11-05' });
    expect((await salon.show()).proposals).toMatchObject([{ date: '2024-10-20', amount: 40_000 }]);
  });

  test.each(['2024-09', '2024-12', '2023-11'])('%s is none of the rule', async (month) => {
    const salon = await withRule();
    await expect(salon.confirm(month)).rejects.toMatchObject(notFound);
    await expect(salon.skip(month)).rejects.toMatchObject(notFound);
  });

  test('needs a package, as every transaction by hand', async () => {
    const salon = await withRule();
    app.expiredSalons.add(salon.salonCode);
    const needed = { body: { code: 'package-needed' } };
    await expect(salon.confirm('2024-11')).rejects.toMatchObject(needed);
    const body = { salonCode: salon.salonCode, ...rent };
    await expect(salon.call(routes.createRecurring, { body })).rejects.toMatchObject(needed);
  });
});

describe('a skipped month', () => {
  test('is proposed again when that is taken back', async () => {
    const salon = await withRule();
    await salon.skip('2024-11');
    expect(await salon.months()).toEqual(['2024-10']);
    await expect(salon.confirm('2024-11')).rejects.toMatchObject(conflict);
    await salon.skip('2024-11', false);
    expect(await salon.months()).toEqual(['2024-10', '2024-11']);
    expect(await salon.list()).toEqual([]);
  });

  test('is refused if a colleague has recorded it: one wins, the other is told', async () => {
    const salon = await withRule();
    await salon.confirm('2024-11');
    await expect(salon.skip('2024-11')).rejects.toMatchObject(conflict);
  });
});

test('a removed rule proposes nothing until it is restored, and keeps what was decided', async () => {
  const salon = await withRule();
  await salon.skip('2024-10');
  for (const _ of [1, 2]) expect(await salon.remove()).toEqual({});
  expect(await salon.show()).toEqual({ rules: [], proposals: [] });
  await expect(salon.confirm('2024-11')).rejects.toMatchObject(notFound);
  await expect(salon.change({ day: 6 })).rejects.toMatchObject(notFound);
  expect(await salon.restoreRule()).toEqual(salon.rule);
  expect(await salon.months()).toEqual(['2024-11']);
});

test('a salon has at most 100 rules, also when several are added at once; a removed one does not count', async () => {
  const salon = await withRule();
  const { salonCode } = salon;
  const add = () => salon.call(routes.createRecurring, { body: { salonCode, ...rent } });
  for (let count = 1; count < 98; count += 1) await add();
  const results = await Promise.allSettled([1, 2, 3, 4].map(add));
  const full = { status: 409, body: { code: 'too-many-recurring' } };
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  for (const one of results.filter(({ status }) => status === 'rejected'))
    expect(one).toMatchObject({ reason: full });
  // One that is not removed is restored as it is.
  expect(await salon.restoreRule()).toEqual(salon.rule);
  await salon.remove();
  await add();
  await expect(salon.restoreRule()).rejects.toMatchObject(full);
  expect((await salon.show()).rules).toHaveLength(100);
});
