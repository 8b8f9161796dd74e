import type { CommissionRule } from '@ayna/contracts/core/commissions';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openCommissionSalon } from './commission-kit.ts';
import { type FinanceApp, financeApp, nine, routes, today } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());
beforeEach(() => {
  app.clock.now = nine;
});

const inDecember = Date.parse('2024-12-02T09:00+03:00');
const inJanuary = Date.parse('2025-01-02T09:00+03:00');
const beforeDiscount: CommissionRule[] = [
  { on: 'services', share: { kind: 'percent', value: 10, beforeDiscount: true } },
];
const fiftyEach: CommissionRule[] = [{ on: 'services', share: { kind: 'amount', value: 50 } }];

/** A salon whose November is closed with one haircut of 1000 in it. */
const closedNovember = async (rules: CommissionRule[]) => {
  const salon = await openCommissionSalon(app);
  await salon.setRules('2024-11-01', rules);
  const visit = salon.appointment(1000, salon.employeeCode);
  await visit.emitCompleted(1);
  await eventually(async () => expect(await salon.list()).toHaveLength(1));
  app.clock.now = inDecember;
  expect((await salon.closeMonth('2024-11')).status).toBe(200);
  const takeOff = async (value: number) => {
    const params = { code: visit.code };
    const [service] = (await salon.owner.call(routes.settlement, { params })).services;
    await salon.owner.call(routes.settle, {
      body: {
        salonCode: salon.salonCode,
        services: [{ appointmentCode: visit.code, version: service?.version ?? 0 }],
        sales: [],
        discount: { by: 'amount', value, reason: 'loyal', remark: '' },
        tips: [],
        payments: [{ kind: 'cash', amount: 1000 - value }],
        due: null,
      },
    });
  };
  return { ...salon, visit, takeOff };
};

test('a discount that is entered after the month was closed takes nothing off a share of the full price', async () => {
  const salon = await closedNovember(beforeDiscount);
  await salon.takeOff(200);
  expect(await salon.statement('2024-11')).toMatchObject({ isFrozen: true, base: 1000, commission: 100 });
  expect(await salon.statement('2024-12')).toMatchObject({
    discount: 200,
    commission: 0,
    lines: [{ isCorrection: true, count: 0, base: 0 }],
  });
});

test('an amount for each service is taken back once, in whichever month its completion is undone', async () => {
  const salon = await closedNovember(fiftyEach);
  expect(await salon.statement('2024-11')).toMatchObject({ commission: 50 });
  await salon.takeOff(200);
  app.clock.now = inJanuary;
  expect((await salon.closeMonth('2024-12')).status).toBe(200);
  expect(await salon.statement('2024-12')).toMatchObject({
    commission: 0,
    lines: [{ count: 0, base: -200 }],
  });
  await salon.visit.emitUndone(2);
  const inNextMonth = { isFrozen: false, commission: -50, lines: [{ count: -1, base: -800 }] };
  await eventually(async () => expect(await salon.statement('2025-01')).toMatchObject(inNextMonth));
  // Opened again, December counts all of it, and the correction that it had made is made once more.
  expect((await salon.openMonth('2024-12')).status).toBe(200);
  expect(await salon.statement('2024-12')).toMatchObject({ commission: -50, lines: [{ base: -1000 }] });
});

test('a month whose commission was paid opens only after the payment was removed', async () => {
  const salon = await closedNovember(fiftyEach);
  const paid = await salon.pay('2024-11');
  expect(paid.status).toBe(200);
  const refused = await salon.openMonth('2024-11');
  expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'commission-paid' }]);
  const [expense] = await salon.list({ category: 'Salary', endDate: today });
  await salon.call(routes.remove, { params: { id: expense?.id ?? '' } });
  expect((await salon.openMonth('2024-11')).status).toBe(200);
  expect(await salon.statement('2024-11')).toMatchObject({ isFrozen: false, paid: null, commission: 50 });
});
