import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fivePercent, openCommissionSalon, tenPercent } from './commission-kit.ts';
import { type FinanceApp, financeApp, rent, routes, tip, today } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const commissionSalon = () => openCommissionSalon(app);

const codeOf = async (response: Response) => ((await response.json()) as { code: string }).code;

test('a statement has base, commission, tips, advances and what is to be paid', async () => {
  const salon = await commissionSalon();
  const { employeeCode } = salon;
  await salon.setRules('2024-10-01', tenPercent);
  await salon.work(1000.5, '2024-10-03');
  await salon.work(499.5, '2024-10-20');
  await salon.work(700, '2024-11-01');
  await salon.add({ ...tip, amount: 60, date: '2024-10-05', employeeCode });
  const advance = await salon.add({
    ...rent,
    category: 'Salary',
    amount: 50,
    date: '2024-10-08',
    employeeCode,
  });
  await app.database.asAdmin((client) =>
    client.query(`update finance.transactions set salary_kind = 'advance' where code = $1`, [advance.id]),
  );
  expect(await salon.statement('2024-10')).toMatchObject({
    employeeCode,
    name: 'Deniz',
    base: 1500,
    commission: 150,
    tipSum: 60,
    advanceSum: 50,
    toPay: 160,
    isFrozen: false,
    paid: null,
    lines: [{ count: 2, base: 1500, commission: 150, isCorrection: false }],
  });
});

test('the performer of an appointment earns by the category of its service, before or after discount', async () => {
  const salon = await commissionSalon();
  const { salonCode, employeeCode } = salon;
  const share = { kind: 'percent', value: 20, beforeDiscount: true } as const;
  await salon.setRules('2024-11-01', [...tenPercent, { on: 'category', category: 'Color', share }]);
  const appointment = salon.appointment(800, employeeCode);
  await appointment.emitCompleted(1);
  await eventually(async () => expect(await salon.list()).toHaveLength(1));
  expect(await salon.statement('2024-11')).toMatchObject({ base: 800, commission: 80 });
  const serviceCode = newCode();
  await app.database.asAdmin(async (client) => {
    await client.query(
      `insert into finance.completions (salon_code, appointment_code, appointment_version, visit_code, day, starts_at,
         service_code, service_name, minutes, price)
       values ($1, $2, 1, $3, '2024-11-18', '2024-11-18 08:00', $4, 'Dip boya', 90, 1000)
       on conflict (salon_code, appointment_code) do update set service_code = $4`,
      [salonCode, appointment.code, newCode(), serviceCode],
    );
    await client.query(
      `insert into finance.service_copies (salon_code, code, version, gone, state)
       values ($1, $2, 1, false, '{"category": "Color"}')`,
      [salonCode, serviceCode],
    );
    await client.query(`update finance.transactions set discount = 200 where appointment_code = $1`, [
      appointment.code,
    ]);
  });
  expect(await salon.statement('2024-11')).toMatchObject({ base: 1000, commission: 200, discount: 200 });
});

describe('a closed month', () => {
  test('keeps its statement; what comes later counts in the next month by the rules of its day', async () => {
    const salon = await commissionSalon();
    await salon.setRules('2024-01-01', tenPercent);
    await salon.work(1000, '2024-10-03');
    await salon.closeMonth('2024-10');
    await salon.setRules('2024-11-01', fivePercent);
    await salon.work(200, '2024-10-09');
    await salon.work(400, '2024-11-05');
    expect(await salon.statement('2024-10')).toMatchObject({ isFrozen: true, base: 1000, commission: 100 });
    expect(await salon.statement('2024-11')).toMatchObject({
      commission: 40,
      lines: [
        { isCorrection: false, base: 400, commission: 20 },
        { isCorrection: true, base: 200, commission: 20 },
      ],
    });
  });

  test('takes no other rules, and gives them back when it is opened', async () => {
    const salon = await commissionSalon();
    await salon.setRules('2024-01-01', tenPercent);
    await salon.work(1000, '2024-10-03');
    await salon.closeMonth('2024-10');
    for (const day of ['2024-10-31', '2024-09-01'])
      expect(await codeOf(await salon.setRules(day, fivePercent))).toBe('month-closed');
    await salon.openMonth('2024-10');
    expect((await salon.setRules('2024-10-01', fivePercent)).status).toBe(200);
    expect(await salon.statement('2024-10')).toMatchObject({ isFrozen: false, commission: 50 });
  });
});

test('rules are tried on the month that runs before they are saved', async () => {
  const salon = await commissionSalon();
  const { salonCode, employeeCode } = salon;
  await salon.setRules('2024-01-01', tenPercent);
  await salon.work(1000, '2024-10-03');
  await salon.closeMonth('2024-10');
  for (const [amount, day] of [
    [100, '2024-11-02'],
    [200, '2024-11-04'],
    [300, '2024-11-05'],
    [400, '2024-11-06'],
  ] as const)
    await salon.work(amount, day);
  const body = { salonCode, employeeCode, validFrom: '2024-11-04', rules: fivePercent };
  const preview = await salon.owner.call(routes.previewCommission, { body });
  expect(preview).toMatchObject({
    month: '2024-11',
    lastClosed: '2024-10',
    commission: 55,
    commissionNow: 100,
  });
  expect(preview.works.map(({ amount, commission }) => [amount, commission])).toEqual([
    [400, 20],
    [300, 15],
    [200, 10],
  ]);
  const saved = await salon.statement('2024-11');
  expect(saved).toMatchObject({ commission: 100, byDay: [10, 20, 30, 40].map((amount) => ({ amount })) });
});

describe('paying', () => {
  test('attack 43: pressed eight times at once, it records one Salary expense', async () => {
    const salon = await commissionSalon();
    await salon.setRules('2024-01-01', tenPercent);
    await salon.work(1000, '2024-10-03');
    expect(await codeOf(await salon.pay('2024-10'))).toBe('month-open');
    await salon.closeMonth('2024-10');
    const answers = await Promise.all(Array.from({ length: 8 }, () => salon.pay('2024-10')));
    for (const answer of answers) expect(answer.status).toBe(200);
    const expenses = await salon.list({ category: 'Salary' });
    expect(expenses).toMatchObject([
      { amount: 100, title: 'Prim ve bahşiş, Ekim 2024', employeeCode: salon.employeeCode, paidDate: today },
    ]);
    expect((await salon.statement('2024-10'))?.paid).toEqual({
      transactionCode: expenses[0]?.id,
      day: today,
    });
    // The bank paid it: the till misses nothing.
    expect((await salon.view()).books?.cash).toBe(0);
    // An expense that was removed has paid nothing.
    await salon.call(routes.remove, { params: { id: expenses[0]?.id ?? '' } });
    expect((await salon.statement('2024-10'))?.paid).toBeNull();
    expect((await salon.pay('2024-10')).status).toBe(200);
  });

  test('is refused where nothing is owed, and without a package', async () => {
    const salon = await commissionSalon();
    await salon.setRules('2024-01-01', [
      { on: 'products', share: { kind: 'amount', value: 5 } },
      ...tenPercent,
    ]);
    await salon.work(0, '2024-10-03');
    await salon.closeMonth('2024-10');
    expect(await codeOf(await salon.pay('2024-10'))).toBe('nothing-to-pay');
    app.expiredSalons.add(salon.salonCode);
    expect(await codeOf(await salon.pay('2024-10'))).toBe('package-needed');
  });
});

describe('rights', () => {
  test('an employee sees their own statement alone, and neither rules nor payments', async () => {
    const salon = await commissionSalon();
    const { salonCode, employeeCode, hairdresser, desk } = salon;
    const code = newCode();
    await app.database.asAdmin((client) =>
      client.query(
        `insert into finance.employee_copies (salon_code, code, version, gone, state)
         values ($1, $2, 1, false, $3)`,
        [
          salonCode,
          code,
          JSON.stringify({ code, userCode: null, userSnapshot: { name: 'A', lastname: 'B' }, title: '' }),
        ],
      ),
    );
    const params = { salonCode };
    const query = { month: '2024-11' };
    expect((await salon.owner.call(routes.commissions, { params, query })).statements).toHaveLength(2);
    const own = await hairdresser.call(routes.commissions, { params, query });
    expect(own.statements.map((one) => one.employeeCode)).toEqual([employeeCode]);
    expect((await desk.call(routes.commissions, { params, query })).statements).toEqual([]);
    const refused = [
      hairdresser.send(routes.commissionRules, { params }),
      salon.setRules('2024-11-01', [], hairdresser),
      hairdresser.send(routes.payCommission, {
        body: { salonCode, month: '2024-10', employeeCode, paidDate: today },
      }),
    ];
    for (const answer of refused) expect((await answer).status).toBe(403);
  });
});
