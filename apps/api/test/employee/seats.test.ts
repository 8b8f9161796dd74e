import { createHash } from 'node:crypto';
import { employee } from '@ayna/contracts/employee';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusal, type TeamApp, teamApp } from './kit.ts';
import { employeeForm } from './texts.ts';

const { routes } = employee;

let app: TeamApp;
beforeAll(async () => {
  app = await teamApp();
});
afterAll(() => app[Symbol.asyncDispose]());

type Open = Awaited<ReturnType<TeamApp['openSalon']>>;

const countTeam = async ({ owner, salonCode }: Open) => (await app.teamOf(salonCode, owner)).length;
const spend = (salonCode: string, key: string) =>
  app
    .ctxFor('employee')
    .call(subscription.routes.spend, { body: { salonCode, kind: 'employees', amount: 1, key } });
/** Moves a spending into the past, beyond the grace period of the job. */
const spendEarlier = (salonCode: string, key: string) =>
  app.rows(
    "update subscription.quota_moves set spent_at = spent_at - interval '3 minutes' where salon_code = $1 and key = $2",
    [salonCode, key],
  );
const spendingKey = (person: string, key: string) =>
  createHash('sha256').update(`${person} ${key}`).digest('base64url');

describe('a seat', () => {
  test('attack 20: 50 parallel creations at a quota of 5 employees: exactly 5', async () => {
    const open = await app.openSalon(5);
    const body = employeeForm(open.salonCode);
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => open.owner.send(routes.create, { body })),
    );
    // The owner is one of the five.
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(4);
    const refused = responses.filter(({ status }) => status !== 200);
    const codes = await Promise.all(
      refused.map(async (response) => ((await response.json()) as { code: string }).code),
    );
    expect(new Set(codes)).toEqual(new Set(['quota-full']));
    expect(await countTeam(open)).toBe(5);
    expect(await app.used(open.salonCode)).toBe(5);
  });

  test('is spent once by a repeated call, in sequence and in parallel', async () => {
    const open = await app.openSalon(3);
    const body = employeeForm(open.salonCode);
    const key = { 'idempotency-key': newCode() };
    const send = async () => (await open.owner.send(routes.create, { body }, key)).json();
    const first = await send();
    const again = await Promise.all(Array.from({ length: 5 }, send));
    for (const one of again) expect(one).toEqual(first);
    expect(await app.used(open.salonCode)).toBe(2);
    await app.add(open);
    // No seat is left, and the response stays the same.
    expect(await send()).toEqual(first);
    expect(await app.used(open.salonCode)).toBe(3);
  });

  test('is not spent by the same key with another body', async () => {
    const open = await app.openSalon(6);
    const key = { 'idempotency-key': newCode() };
    await open.owner.send(routes.create, { body: employeeForm(open.salonCode) }, key);
    const other = employeeForm(open.salonCode, { name: 'Başka' });
    const response = await open.owner.send(routes.create, { body: other }, key);
    expect([response.status, await response.json()]).toMatchObject([422, { code: 'key-reused' }]);
    expect(await app.used(open.salonCode)).toBe(2);
  });

  test('needs an unexpired package or trial', async () => {
    const open = await app.openSalon(6);
    await app.rows(
      "update subscription.subscriptions set started_at = now() - interval '9 days', ends_at = now() - interval '1 day' where salon_code = $1",
      [open.salonCode],
    );
    await expect(app.add(open)).rejects.toMatchObject(refusal('package-needed', 403));
    expect(await countTeam(open)).toBe(1);
  });

  test('is free when an employee leaves; restoring that employee needs a free seat', async () => {
    const open = await app.openSalon(2);
    const { code } = await app.add(open);
    await expect(app.add(open)).rejects.toMatchObject(refusal('quota-full', 409));
    await open.owner.call(routes.remove, { params: { code } });
    const other = await app.add(open);
    const back = () => open.owner.call(routes.restore, { params: { code } });
    await expect(back()).rejects.toMatchObject(refusal('quota-full', 409));
    await open.owner.call(routes.remove, { params: { code: other.code } });
    const restored = await Promise.all([back(), back(), back()]);
    expect(new Set(restored.map(({ leftAt }) => leftAt))).toEqual(new Set([null]));
    expect(await app.used(open.salonCode)).toBe(2);
  });
});

describe('a process that dies', () => {
  test('between spending a seat and creating the employee leaves a seat that is released', async () => {
    const open = await app.openSalon(2);
    const key = newCode();
    await spend(open.salonCode, key);
    await app.settleSeats();
    // Just spent: the call may still be running.
    await expect(app.add(open)).rejects.toMatchObject(refusal('quota-full'));
    await spendEarlier(open.salonCode, key);
    await app.settleSeats();
    await eventually(async () => expect(await app.used(open.salonCode)).toBe(1));
    await app.add(open);
    expect(await app.used(open.salonCode)).toBe(2);
  });

  test('leaves a call that can be retried, before and after its seat is released', async () => {
    const open = await app.openSalon(3);
    const body = employeeForm(open.salonCode);
    const [soon, late] = [newCode(), newCode()];
    const send = (key: string) => open.owner.send(routes.create, { body }, { 'idempotency-key': key });
    await spend(open.salonCode, spendingKey(open.owner.code, soon));
    expect((await send(soon)).status).toBe(200);
    expect(await app.used(open.salonCode)).toBe(2);

    await spend(open.salonCode, spendingKey(open.owner.code, late));
    await spendEarlier(open.salonCode, spendingKey(open.owner.code, late));
    await app.settleSeats();
    await eventually(async () => expect(await app.used(open.salonCode)).toBe(2));
    expect((await send(late)).status).toBe(200);
    expect(await app.used(open.salonCode)).toBe(3);
    expect(await countTeam(open)).toBe(3);
  });

  test('while removing an employee leaves a seat that is released', async () => {
    const open = await app.openSalon(2);
    const { code } = await app.add(open);
    // The state after a kill in the middle of a removal.
    await app.rows('update employee.employees set left_at = now() where code = $1', [code]);
    await app.rows('update employee.seats set freed = true where employee_code = $1', [code]);
    await app.settleSeats();
    await eventually(async () => expect(await app.used(open.salonCode)).toBe(1));
    await eventually(async () =>
      expect(await app.rows('select from employee.seats where freed and not returned')).toEqual([]),
    );
  });

  test('loses no seat of a current employee', async () => {
    const open = await app.openSalon(4);
    await app.add(open);
    const { code } = await app.add(open);
    await open.owner.call(routes.remove, { params: { code } });
    await open.owner.call(routes.restore, { params: { code } });
    await app.rows(
      "update subscription.quota_moves set spent_at = spent_at - interval '1 hour' where salon_code = $1",
      [open.salonCode],
    );
    const probe = newCode();
    await spend(open.salonCode, probe);
    await spendEarlier(open.salonCode, probe);
    await app.settleSeats();
    await eventually(async () => expect(await app.used(open.salonCode)).toBe(3));
  });
});
