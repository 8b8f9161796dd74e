import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type FinanceApp, financeApp, routes, tip } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const wages = { category: 'Salary', employeeCode: newCode() } as const;

test('a salary expense is wages or an advance; nothing else has a kind', async () => {
  const salon = app.newSalon();
  const kinds = [
    await salon.add({ ...wages, salaryKind: 'advance' }),
    await salon.add(wages),
    await salon.add({ salaryKind: 'advance' }),
    await salon.add({ ...tip, salaryKind: 'salary' }),
  ].map(({ salaryKind }) => salaryKind);
  expect(kinds).toEqual(['advance', 'salary', null, null]);
  expect((await salon.list({ employeeCode: wages.employeeCode })).map((one) => one.salaryKind)).toEqual([
    'salary',
    'advance',
  ]);
});

test('a first client that sends no kind records wages', async () => {
  const salon = app.newSalon();
  const {
    salaryKind: _,
    receiptCode: __,
    ...body
  } = {
    salonCode: salon.salonCode,
    ...tip,
    ...wages,
    type: 'Expense' as const,
  };
  const response = await salon.send(routes.create, { body: body as never });
  expect(await response.json()).toMatchObject({ salaryKind: 'salary', receiptCode: null });
});

test('a receipt is attached, replaced and detached, and survives a payment', async () => {
  const salon = app.newSalon();
  const [first, second] = [newCode(), newCode()];
  const { id, receiptCode } = await salon.add({ status: false, receiptCode: first });
  expect(receiptCode).toBe(first);
  const attach = (code: string | null) =>
    salon.call(routes.setReceipt, { params: { id }, body: { receiptCode: code } });
  expect(await attach(second)).toMatchObject({ id, receiptCode: second });
  const paid = await salon.call(routes.setStatus, { params: { id }, body: { status: true } });
  expect(paid).toMatchObject({ status: true, receiptCode: second });
  expect(await attach(null)).toMatchObject({ receiptCode: null });
  await salon.call(routes.remove, { params: { id } });
  await expect(attach(first)).rejects.toMatchObject({ status: 404 });
});

test('an income that is recorded by a later completion keeps its receipt', async () => {
  const salon = app.newSalon();
  const appointment = salon.appointment(900);
  await appointment.emitCompleted(2);
  await eventually(async () => expect(await salon.list()).toHaveLength(1));
  const [income] = await salon.list();
  const id = income?.id ?? '';
  const receiptCode = newCode();
  await salon.call(routes.setReceipt, { params: { id }, body: { receiptCode } });
  await appointment.emitUndone(3);
  await eventually(async () => expect(await salon.list()).toEqual([]));
  await appointment.emitCompleted(4);
  await eventually(async () => expect((await salon.list())[0]).toMatchObject({ id, receiptCode }));
});
