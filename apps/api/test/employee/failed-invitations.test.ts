import { employee } from '@ayna/contracts/employee';
import { messageFailed } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import { queueOf } from '@ayna/kernel/events/envelope';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone, type TeamApp, teamApp } from './kit.ts';

const { routes } = employee;

let app: TeamApp;
let open: Awaited<ReturnType<TeamApp['openSalon']>>;
beforeAll(async () => {
  // With the budgets of SMS, which the other tests of invitations switch off.
  app = await teamApp({ LIMITS: 'on' });
  open = await app.openSalon(50);
});
afterAll(() => app[Symbol.asyncDispose]());

const show = (code: string) => open.owner.call(routes.byCode, { params: { code } });
const invite = (code: string) => open.owner.call(routes.invite, { params: { code } });
const within = { within: 10_000 };

/** Spends what the gate lets through to this number in an hour. */
const spendBudget = (phone: string) =>
  app.rows(`insert into notification.budgets values ($1, 2, now() + interval '1 hour')`, [
    `invitation number hour ${phone}`,
  ]);

/** Lets the hour pass, and the minute between two SMS to one number. */
const renewBudgets = () => app.rows('delete from notification.budgets');

test('an invitation that the SMS gate refuses is shown as failed, until it is sent again', async () => {
  const phone = newPhone();
  await spendBudget(phone);
  const added = await app.add(open, { phone, invite: true });
  expect(added.invitation).toMatchObject({ by: 'sms', failedAt: null });
  const failed = await eventually(async () => {
    const shown = await show(added.code);
    expect(shown).toMatchObject({ account: 'invited', invitation: { failedAt: expect.any(String) } });
    return shown;
  }, within);
  expect(app.netgsm.sent.filter(({ number }) => number === phone.slice(1))).toEqual([]);
  // Open screens are told: the employee has a new version.
  expect(failed.version).toBe(added.version + 1);
  await eventually(() => expect(app.eventsOf(added.code).at(-1)?.version).toBe(failed.version));

  await renewBudgets();
  expect((await invite(added.code)).invitation?.failedAt).toBeNull();
  await app.invitationToken(phone);
  expect((await show(added.code)).invitation?.failedAt).toBeNull();
});

test('an invitation that the provider refuses is shown as failed', async () => {
  const phone = newPhone();
  app.netgsm.setBehavior(({ no }) => (phone.endsWith(no.slice(-10)) ? { code: '70' } : 'accept'));
  const { code } = await app.add(open, { phone, invite: true });
  await eventually(
    async () => expect((await show(code)).invitation?.failedAt).toEqual(expect.any(String)),
    within,
  );
});

test('a failure of another message, or of an earlier invitation, leaves an invitation as it is', async () => {
  const phone = newPhone();
  const added = await app.add(open, { phone, invite: true });
  await app.invitationToken(phone);
  const [first] = await app.rows<{ code: string }>(
    'select code from employee.invitations where employee_code = $1',
    [added.code],
  );
  await renewBudgets();
  const again = await invite(added.code);
  await app.invitationToken(phone, 2);
  const about = { channel: 'sms', why: '70' };
  for (const invitation of [
    null,
    { salonCode: open.salonCode, code: first?.code },
    { salonCode: open.salonCode, code: newCode() },
    { salonCode: newCode(), code: newCode() },
  ])
    await app.boss.insert(queueOf('employee', messageFailed.name), [
      {
        data: {
          id: newCode(),
          at: new Date().toISOString(),
          salonCode: null,
          name: messageFailed.name,
          data: { code: newCode(), ...about, invitation },
        },
      },
    ]);
  await eventually(async () => {
    const waiting = await app.rows(
      "select from pgboss.job where name like 'employee.%' and state in ('created', 'retry', 'active')",
    );
    expect(waiting).toEqual([]);
  }, within);
  expect(await show(added.code)).toEqual(again);
});
