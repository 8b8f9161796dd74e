import { codeRequested } from '@ayna/contracts/auth.events';
import { employeeInvited } from '@ayna/contracts/employee.events';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationModule } from '../src/index.ts';
import { fakeSubscription } from './fake-subscription.ts';
import { type Providers, startProviders } from './providers.ts';

const SMS_PER_HOUR = 12;
const phone = '+905339015546';

let providers: Providers;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  providers = await startProviders();
  const env = { ...providers.env, SMS_PER_HOUR: String(SMS_PER_HOUR) };
  app = await testApp({
    modules: [notificationModule, fakeSubscription(new Set())],
    moduleCalls: { notification: ['subscription'] },
    env,
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await providers.close();
});
beforeEach(async () => {
  providers.netgsm.sent.length = 0;
  await app.database.asAdmin((client) =>
    client.query('truncate notification.messages, notification.budgets; delete from pgboss.job'),
  );
});

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

const invite = async (to: string, salonCode = newCode(), sender = newCode()) => {
  const about = { by: 'sms', name: 'Ayla', salonName: 'Nehir', token: newCode() } as const;
  const { db } = app.ctxFor('notification');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salonCode));
  await db.forSalon(key, async (tx) =>
    tx.emit(employeeInvited, { code: newCode(), ...about, to, sender, expiresAt: inMinutes(60) }),
  );
};
const requestCode = (to: string) =>
  app.ctxFor('notification').db.acrossSalons('a test', async (tx) =>
    tx.emit(codeRequested, {
      code: newCode(),
      phone: to,
      digits: '048213',
      purpose: 'sign-up',
      expiresAt: inMinutes(3),
    }),
  );
/** Another number for each n. */
const numberOf = (n: number) => `+90533${String(1_000_000 + n)}`;

const query = (text: string) =>
  app.database.asAdmin(async (client) => (await client.query(text)).rows as Record<string, unknown>[]);
const countStates = () =>
  query('select state, last_error, count(*)::int from notification.messages group by 1, 2 order by 1, 2');
/** Lets the minute between two SMS to one number pass, and those that wait for it try again. */
const endGaps = () =>
  query(`with ended as (update notification.budgets set until = now() where key like 'gap %')
    update pgboss.job set start_after = now() where state = 'created'`);
/** Until every message is sent, failed or waits. */
const settled = () =>
  eventually(
    async () =>
      expect(
        await query(`select from pgboss.job where state in ('active', 'retry')
          or (state = 'created' and start_after <= now() + interval '1 second')`),
      ).toEqual([]),
    { within: 20_000 },
  );

test('a number gets one SMS a minute, whatever the reason, and the others wait', async () => {
  await invite(phone);
  await eventually(() => expect(providers.netgsm.sent).toHaveLength(1));
  await requestCode(phone);
  await settled();
  expect(await countStates()).toMatchObject([{ state: 'accepted' }, { state: 'planned', count: 1 }]);
  await endGaps();
  await eventually(() => expect(providers.netgsm.sent).toHaveLength(2), { within: 20_000 });
});

test('of many invitations to one number, of any salon, only the budget goes out', async () => {
  for (let n = 0; n < 12; n += 1) await invite(phone);
  for (let round = 0; round < 5; round += 1) {
    await settled();
    await endGaps();
  }
  await settled();
  expect(providers.netgsm.sent).toHaveLength(2);
  expect(await countStates()).toEqual([
    { state: 'accepted', last_error: null, count: 2 },
    { state: 'failed', last_error: 'over budget: invitation number hour', count: 10 },
  ]);
});

test('invitations leave a person their codes', async () => {
  await invite(phone);
  await settled();
  await invite(phone);
  await invite(phone);
  await settled();
  await endGaps();
  await settled();
  await endGaps();
  await requestCode(phone);
  await eventually(() => expect(providers.netgsm.sent.map(({ text }) => text).join()).toContain('048213'), {
    within: 20_000,
  });
});

test('one sender and one salon have a budget over all numbers', async () => {
  const [salonCode, sender] = [newCode(), newCode()];
  await query(
    `insert into notification.budgets values ('sender day ${sender}', 30, now() + interval '1 day')`,
  );
  await query(
    `insert into notification.budgets values ('salon day ${salonCode}', 40, now() + interval '1 day')`,
  );
  await invite(numberOf(1), newCode(), sender);
  await invite(numberOf(2), salonCode);
  await settled();
  expect(providers.netgsm.sent).toEqual([]);
  expect(await countStates()).toEqual([
    { state: 'failed', last_error: expect.stringContaining('salon day'), count: 1 },
    { state: 'failed', last_error: expect.stringContaining('sender day'), count: 1 },
  ]);
});

test('the hourly breaker stops all but codes, with one alarm', async () => {
  for (let n = 0; n < SMS_PER_HOUR + 5; n += 1) await invite(numberOf(n));
  await settled();
  expect(providers.netgsm.sent).toHaveLength(SMS_PER_HOUR);
  expect(await countStates()).toMatchObject([
    { state: 'accepted', count: SMS_PER_HOUR },
    { state: 'planned', count: 5 },
  ]);
  expect(await query("select count from notification.budgets where key like 'alarm %'")).toEqual([
    { count: 1 },
  ]);
  await requestCode(phone);
  await eventually(() => expect(providers.netgsm.sent.at(-1)?.text).toContain('048213'));
});
