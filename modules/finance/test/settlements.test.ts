import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FinanceApp, financeApp, routes, today } from './kit.ts';
import { emitMove, employ, paidByKind, type Salon, tillOf } from './till-kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const cash = (amount: number) => ({ kind: 'cash' as const, amount });
const card = (amount: number) => ({ kind: 'card' as const, amount });
const dueOn = '2024-11-25';
const loyal = { by: 'percent' as const, value: 10, reason: 'loyal' as const, remark: '' };

/** A completed appointment of 900 and the desk that takes its payment. */
const completed = async (salon: Salon, price = 900) => {
  const visit = salon.appointment(price);
  await visit.emitCompleted(2);
  const desk = tillOf(app, salon.salonCode, 'Receptionist');
  return { visit, desk, view: await desk.ready(visit.code) };
};

const refusal = async (response: Promise<Response>) => {
  const answer = await response;
  return { status: answer.status, ...((await answer.json()) as { code?: string; details?: unknown }) };
};

const limit = (percent: number) => ({ percent, iban: null });

describe('a settlement', () => {
  test('splits the income over kinds, keeps its amount and needs no right to see totals', async () => {
    const salon = app.newSalon();
    const { desk, view } = await completed(salon);
    expect(view).toMatchObject({
      settlement: null,
      services: [{ serviceName: 'Kesim', minutes: 45, price: 900, discount: 0, due: 0, tip: 0 }],
      discountLimit: { percent: 15, binding: true },
    });
    const after = await desk.settle(view, { payments: [cash(400.5), card(499.5)] });
    expect(after.settlement).toMatchObject({ payments: [cash(400.5), card(499.5)], mayUndo: true });
    expect(await salon.balance()).toMatchObject({ income: 900, due: { income: 0 } });
    expect(await paidByKind(app, salon.salonCode)).toEqual({ cash: 400.5, card: 499.5 });
    expect(await salon.list()).toHaveLength(1);
  });

  test('records discount, tip of the performer and due; the due is paid later', async () => {
    const salon = app.newSalon();
    const { desk, view, visit } = await completed(salon);
    const form = {
      discount: loyal,
      tips: [{ appointmentCode: visit.code, amount: 50 }],
      payments: [card(560)],
      due: { amount: 300, on: dueOn },
    };
    const after = await desk.settle(view, form);
    expect(after.services).toMatchObject([{ price: 900, discount: 90, due: 300, dueOn, tip: 50 }]);
    const rows = await salon.list();
    expect(rows).toHaveLength(3);
    expect(rows).toContainEqual(expect.objectContaining({ appointmentCode: visit.code, amount: 510 }));
    const tip = rows.find(({ category }) => category === 'Tip');
    expect(tip).toMatchObject({ amount: 50, status: true, performer: { employeeCode: visit.performer } });
    const due = rows.find(({ status }) => !status);
    expect(due).toMatchObject({ amount: 300, date: dueOn, category: 'Appointment', appointmentCode: null });
    expect(await salon.balance()).toMatchObject({ income: 560, due: { income: 300 } });

    const pay = {
      params: { id: due?.id ?? '' },
      body: { status: true as const, paymentKind: 'transfer' as const },
    };
    await salon.call(routes.setStatus, pay);
    expect(await salon.balance()).toMatchObject({ income: 860, due: { income: 0 } });
    expect(await paidByKind(app, salon.salonCode)).toEqual({ card: 560, transfer: 300 });
    expect(await refusal(desk.sendUndo(after.settlement?.code))).toMatchObject({ code: 'due-paid' });
    expect(await refusal(desk.sendSettle(after, { payments: [cash(900)] }))).toMatchObject({
      code: 'due-paid',
    });
  });

  test('takes several services of a customer in one go, and none of another customer', async () => {
    const salon = app.newSalon();
    const customer = newCode();
    const [cut, nails] = [salon.appointmentOf(customer, 100.01), salon.appointmentOf(customer, 50)];
    for (const visit of [cut, nails]) await visit.emitCompleted(2);
    const desk = tillOf(app, salon.salonCode, 'Receptionist');
    const view = await desk.ready(cut.code, 2);
    const { view: other } = await completed(salon);
    const both = { services: [...view.services, ...other.services] };
    expect(await refusal(desk.sendSettle(both, { payments: [cash(1050.01)] }))).toMatchObject({
      code: 'not-one-visit',
    });
    const after = await desk.settle(view, {
      discount: { ...loyal, by: 'amount', value: 15 },
      payments: [cash(60), card(65.01)],
      due: { amount: 10, on: dueOn },
    });
    expect(after.services.map(({ due }) => due).toSorted((a, b) => a - b)).toEqual([0, 10]);
    expect(await paidByKind(app, salon.salonCode)).toEqual({ cash: 60, card: 65.01 });
    // One of the two alone would leave the other with lines of a settlement that is gone.
    const one = { services: after.services.slice(0, 1) };
    expect(await refusal(desk.sendSettle(one, { payments: [cash(100.01)] }))).toMatchObject({
      code: 'settlement-changed',
    });
  });

  test('is refused if it does not add up, or a due has no fitting day', async () => {
    const salon = app.newSalon();
    const { desk, view } = await completed(salon);
    const answers = [
      desk.sendSettle(view, { payments: [cash(899.99)] }),
      desk.sendSettle(view, { payments: [cash(900)], tips: [{ appointmentCode: newCode(), amount: 1 }] }),
      desk.sendSettle(view, { payments: [cash(800)], due: { amount: 100, on: '2024-11-17' } }),
      desk.sendSettle(view, { payments: [cash(450), cash(450)] }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(422);
    expect((await desk.read(view.services[0]?.appointmentCode ?? '')).settlement).toBeNull();
  });

  test('the discount of the desk has the ceiling of the salon, that of the manager has none', async () => {
    const salon = app.newSalon();
    const { desk, view } = await completed(salon);
    const half = { discount: { ...loyal, value: 50 }, payments: [cash(450)] };
    expect(await refusal(desk.sendSettle(view, half))).toMatchObject({
      status: 403,
      code: 'discount-over-limit',
    });
    const params = { salonCode: salon.salonCode };
    expect((await desk.send(routes.setTillSettings, { params, body: limit(90) })).status).toBe(403);
    expect(await salon.call(routes.tillSettings, { params })).toEqual(limit(15));
    const manager = tillOf(app, salon.salonCode, 'manage-finance');
    await manager.settle(view, half);
    await salon.call(routes.setTillSettings, { params, body: limit(60) });
    expect(await salon.call(routes.tillSettings, { params })).toEqual(limit(60));
    expect(await app.newSalon().send(routes.tillSettings, { params })).toMatchObject({ status: 404 });
    const present = await desk.read(view.services[0]?.appointmentCode ?? '');
    expect(present.discountLimit).toEqual({ percent: 60, binding: true });
    const tooMuch = { discount: { ...loyal, value: 61 }, payments: [cash(351)] };
    expect(await refusal(desk.sendSettle(present, tooMuch))).toMatchObject({ code: 'discount-over-limit' });
    await desk.settle(present, { discount: { ...loyal, value: 60 }, payments: [cash(360)] });
    expect((await salon.balance()).income).toBe(360);
  });

  test('shows the account for transfers to those who take payments', async () => {
    const salon = app.newSalon();
    const { desk, view } = await completed(salon);
    expect(view.iban).toBeNull();
    const params = { salonCode: salon.salonCode };
    const iban = 'TR330006100519786457841326';
    const set = (typed: string | null, who: Pick<typeof salon, 'send'> = salon) =>
      who.send(routes.setTillSettings, { params, body: { percent: 15, iban: typed } });
    expect((await set('TR33 0006 1005 1978 6457 8413 26', desk)).status).toBe(403);
    expect((await set('TR330006100519786457841327')).status).toBe(422);
    expect((await set('DE89370400440532013000')).status).toBe(422);
    expect((await set(' tr33 0006 1005 1978 6457 8413 26 ')).status).toBe(200);
    expect(await salon.call(routes.tillSettings, { params })).toEqual({ percent: 15, iban });
    const [service] = view.services;
    expect((await desk.read(service?.appointmentCode ?? '')).iban).toBe(iban);
    expect((await set(null)).status).toBe(200);
    expect((await desk.read(service?.appointmentCode ?? '')).iban).toBeNull();
  });

  test('of two at once one wins, and the other gets the present state', async () => {
    const salon = app.newSalon();
    const { desk, view } = await completed(salon);
    const other = tillOf(app, salon.salonCode, 'Receptionist');
    await employ(app, salon.salonCode, desk.code);
    await employ(app, salon.salonCode, other.code);
    const answers = await Promise.all([
      refusal(desk.sendSettle(view, { payments: [cash(900)] })),
      refusal(other.sendSettle(view, { payments: [card(900)] })),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost).toMatchObject({
      code: 'settlement-changed',
      details: { settlement: { by: { name: 'Deniz', lastname: 'Korkmaz' } } },
    });
    expect(await paidByKind(app, salon.salonCode)).toEqual(
      answers[0]?.status === 200 ? { cash: 900 } : { card: 900 },
    );
  });

  test('an income that is not recorded yet is said to be so', async () => {
    const salon = app.newSalon();
    const desk = tillOf(app, salon.salonCode, 'Receptionist');
    const code = newCode();
    expect(await desk.read(code)).toMatchObject({ recorded: false, services: [] });
    const services = [{ appointmentCode: code, version: 1 }] as never;
    expect(await refusal(desk.sendSettle({ services }, { payments: [cash(1)] }))).toMatchObject({
      status: 409,
      code: 'income-not-recorded',
    });
  });
});

describe('undo of a settlement', () => {
  test('restores exactly what was before, also an earlier settlement', async () => {
    const salon = app.newSalon();
    const { desk, view, visit } = await completed(salon);
    const books = async () => ({
      rows: await salon.list(),
      kinds: await paidByKind(app, salon.salonCode),
      balance: await salon.balance(),
      services: (await desk.read(visit.code)).services.map((service) => ({ ...service, version: 0 })),
    });
    const automatic = await books();
    const first = await desk.settle(view, {
      discount: loyal,
      tips: [{ appointmentCode: visit.code, amount: 20 }],
      payments: [cash(630)],
      due: { amount: 200, on: dueOn },
    });
    const settled = await books();
    const second = await desk.settle(first, { payments: [card(900)] });
    expect(await salon.list()).toHaveLength(1);
    await desk.undo(second.settlement?.code);
    expect(await books()).toEqual(settled);
    expect(await refusal(desk.sendUndo(second.settlement?.code))).toMatchObject({ code: 'undo-over' });
    await desk.undo(first.settlement?.code);
    expect(await books()).toEqual(automatic);
  });

  test('is for its author within 60 s, and for an Administrator at any time', async () => {
    const salon = app.newSalon();
    const { desk, view } = await completed(salon);
    const { settlement } = await desk.settle(view, { payments: [card(900)] });
    const other = tillOf(app, salon.salonCode, 'Receptionist');
    const owner = tillOf(app, salon.salonCode, 'Administrator');
    expect(await refusal(other.sendUndo(settlement?.code))).toMatchObject({ code: 'undo-over' });
    const before = app.clock.now;
    app.clock.now += 61_000;
    try {
      expect(await refusal(desk.sendUndo(settlement?.code))).toMatchObject({ code: 'undo-over' });
      expect((await owner.undo(settlement?.code)).settlement).toBeNull();
    } finally {
      app.clock.now = before;
    }
  });
});

describe('an appointment that is undone after its settlement', () => {
  test('voids income, tip and due, and the next completion begins without them', async () => {
    const salon = app.newSalon();
    const { desk, view, visit } = await completed(salon);
    const form = {
      tips: [{ appointmentCode: visit.code, amount: 20 }],
      payments: [cash(720)],
      due: { amount: 200, on: dueOn },
    };
    const { settlement } = await desk.settle(view, form);
    await visit.emitUndone(3);
    await eventually(async () => expect(await salon.list()).toEqual([]));
    expect(await salon.balance()).toMatchObject({ income: 0, due: { income: 0 } });
    await visit.emitCompleted(4);
    const again = await desk.ready(visit.code);
    expect(again).toMatchObject({ settlement: null, services: [{ price: 900, due: 0, tip: 0 }] });
    expect(await salon.list()).toMatchObject([{ amount: 900, appointmentCode: visit.code }]);
    expect(await paidByKind(app, salon.salonCode)).toEqual({});
    expect(await refusal(desk.sendUndo(settlement?.code))).toMatchObject({ code: 'settlement-changed' });
    // A replayed completion of before changes nothing.
    await desk.settle(again, { payments: [card(900)] });
    await visit.emitCompleted(2);
    await visit.emitCompleted(4);
    const last = salon.appointment(1);
    await last.emitCompleted(2);
    await desk.ready(last.code);
    expect(await paidByKind(app, salon.salonCode)).toEqual({ card: 900 });
  });
});

describe('products sold along', () => {
  test('are paid with the visit, stay sold when it is undone, and count once', async () => {
    const salon = app.newSalon();
    const { desk, view, visit } = await completed(salon);
    const sale = await emitMove(app, salon.salonCode, { appointmentCode: visit.code });
    await emitMove(app, salon.salonCode, sale);
    await eventually(async () => expect((await desk.read(visit.code)).sales).toHaveLength(1));
    expect((await salon.balance()).income).toBe(1490);
    const { settlement } = await desk.settle(view, {
      sales: [sale.moveCode],
      payments: [cash(1000), card(490)],
    });
    expect(await paidByKind(app, salon.salonCode)).toEqual({ cash: 1000, card: 490 });
    expect(await salon.list({ category: 'ProductSale' })).toMatchObject([
      { id: sale.moveCode, amount: 590, productCode: sale.code, title: 'Argan', paidDate: today },
    ]);
    await desk.undo(settlement?.code);
    expect((await salon.balance()).income).toBe(1490);
  });

  test('a return on the day of the sale voids it, a later or partial one is an expense', async () => {
    const salon = app.newSalon();
    const back = (sale: { readonly code: string; readonly moveCode: string }, about: object = {}) =>
      emitMove(app, salon.salonCode, {
        code: sale.code,
        kind: 'Return',
        quantity: 1,
        returnOf: sale.moveCode,
        ...about,
      });
    const whole = await emitMove(app, salon.salonCode);
    await eventually(async () => expect((await salon.balance()).income).toBe(590));
    const first = await back(whole);
    await eventually(async () => expect(await salon.list()).toEqual([]));
    await emitMove(app, salon.salonCode, first);

    const three = await emitMove(app, salon.salonCode, { quantity: -3, saleTotal: 30 });
    await eventually(async () => expect((await salon.balance()).income).toBe(30));
    await back(three, { saleTotal: 10 });
    await eventually(async () => expect((await salon.balance()).difference).toBe(20));
    expect(await salon.list({ type: 'Expense' })).toMatchObject([
      { category: 'ProductSale', amount: 10, title: 'İade: Argan', productCode: three.code },
    ]);
    await emitMove(app, salon.salonCode, { paymentKind: 'card' });
    await eventually(async () => expect(await paidByKind(app, salon.salonCode)).toEqual({ card: 590 }));
    // A use of the stock is nothing for the books.
    await emitMove(app, salon.salonCode, { kind: 'Use', saleTotal: null });
    expect(await salon.list()).toHaveLength(3);
  });
});

describe('who takes payments', () => {
  test('an employee takes those of the own work only', async () => {
    const salon = app.newSalon();
    const own = tillOf(app, salon.salonCode, 'update-appointment-status');
    const mine = await employ(app, salon.salonCode, own.code);
    const visit = salon.appointment(100, mine);
    await visit.emitCompleted(2);
    await own.settle(await own.ready(visit.code), { payments: [card(100)] });
    const { view, visit: other } = await completed(salon);
    expect(await own.read(other.code)).toMatchObject({ recorded: false, services: [] });
    expect((await own.sendSettle(view, { payments: [card(900)] })).status).toBe(403);
  });

  test('nobody without a right, and nobody of another salon', async () => {
    const salon = app.newSalon();
    const { view, visit } = await completed(salon);
    for (const group of ['view-reports', 'manage-services', 'view-customers']) {
      const member = tillOf(app, salon.salonCode, group);
      expect((await member.sendSettle(view, { payments: [card(900)] })).status).toBe(403);
      expect((await member.send(routes.settlement, { params: { code: visit.code } })).status).toBe(403);
    }
    const stranger = tillOf(app, newCode(), 'Administrator');
    expect(await stranger.read(visit.code)).toMatchObject({ recorded: false, services: [] });
    expect((await refusal(stranger.sendSettle(view, { payments: [card(900)] }))).code).toBe(
      'income-not-recorded',
    );
  });
});
