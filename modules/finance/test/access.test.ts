import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FinanceApp, financeApp, rent, routes, tip } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const query = { year: 2024, month: 11 };

describe('attack 21: another salon', () => {
  test('cannot be read or written by its code', async () => {
    const salon = app.newSalon();
    const { salonCode } = app.newSalon();
    const params = { salonCode };
    const answers = [
      salon.send(routes.bySalon, { params, query: {} }),
      salon.send(routes.balance, { params }),
      salon.send(routes.monthlyReport, { query: { salonCode, ...query } }),
      salon.send(routes.create, { body: { salonCode, ...rent } }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
  });

  test('its transactions cannot be reached by their codes', async () => {
    const salon = app.newSalon();
    const other = app.newSalon();
    const theirs = await other.add({ status: false });
    const params = { id: theirs.id };
    const answers = [
      salon.send(routes.setStatus, { params, body: { status: true } }),
      salon.send(routes.remove, { params }),
      salon.send(routes.restore, { params }),
    ];
    for (const answer of answers) expect((await answer).status).toBe(404);
    expect(await other.list()).toEqual([theirs]);
  });
});

test("attack 22: the code of another salon's appointment neither returns nor blocks its income", async () => {
  const salon = app.newSalon();
  const other = app.newSalon();
  const appointmentCode = newCode();
  const theirs = await other.add({ ...tip, appointmentCode });
  const mine = await salon.add({ ...tip, amount: 1, appointmentCode });
  expect(mine.id).not.toBe(theirs.id);
  expect(mine.amount).toBe(1);
  expect(await other.list()).toEqual([theirs]);
});

test('view-reports gives reports but no transactions, a receptionist gets neither', async () => {
  const salon = app.newSalon();
  const { salonCode } = salon;
  const { id } = await salon.add();
  const params = { salonCode };
  const managing = (who: ReturnType<typeof app.as>) => [
    who.send(routes.bySalon, { params, query: {} }),
    who.send(routes.balance, { params }),
    who.send(routes.create, { body: { salonCode, ...rent } }),
    who.send(routes.setStatus, { params: { id }, body: { status: true } }),
    who.send(routes.remove, { params: { id } }),
    who.send(routes.restore, { params: { id } }),
  ];
  const reporting = (who: ReturnType<typeof app.as>) => [
    who.send(routes.monthlyReport, { query: { salonCode, ...query } }),
    who.send(routes.monthlyStats, { query }),
  ];
  const viewer = app.as(app.people.member(salonCode, 'view-reports'));
  const desk = app.as(app.people.member(salonCode, 'Receptionist'));
  for (const answer of [...managing(viewer), ...managing(desk), ...reporting(desk)])
    expect((await answer).status).toBe(403);
  for (const answer of reporting(viewer)) expect((await answer).status).toBe(200);
});
