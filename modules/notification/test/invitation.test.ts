import type { DataOf } from '@ayna/contracts/core/event';
import { employeeInvited } from '@ayna/contracts/employee.events';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationModule } from '../src/index.ts';
import { fakeSubscription } from './fake-subscription.ts';
import { type Providers, startProviders } from './providers.ts';

let providers: Providers;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  providers = await startProviders();
  app = await testApp({
    modules: [notificationModule, fakeSubscription(paidSalons)],
    moduleCalls: { notification: ['subscription'] },
    env: providers.env,
  });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await providers.close();
});
beforeEach(async () => {
  providers.netgsm.sent.length = 0;
  providers.mail.mails.length = 0;
  await app.database.asAdmin((client) =>
    client.query('truncate notification.messages, notification.budgets; delete from pgboss.job'),
  );
});

type Invitation = DataOf<typeof employeeInvited>;
const token = 'kx0Jr2mQ7vYp4sTz9aBc1dEf';
const salonCode = newCode();
const paidSalons = new Set([salonCode]);

const invitationOf = (overrides: Partial<Invitation> = {}): Invitation => ({
  code: newCode(),
  by: 'sms',
  to: '+905339015546',
  name: 'Ayla',
  salonName: 'Nehir Saç Atölyesi',
  token,
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
  ...overrides,
});
const emitInvitation = async (data: Invitation, salon = salonCode) => {
  const { db } = app.ctxFor('notification');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(salon));
  await db.forSalon(key, async (tx) => tx.emit(employeeInvited, data));
};
const rows = () =>
  app.database.asAdmin(async (client) => {
    const { rows } = await client.query(
      'select salon_code, state, channel, body, parts, last_error from notification.messages',
    );
    return rows as Record<string, unknown>[];
  });
const waitForState = (state: string) =>
  eventually(async () => expect(await rows()).toMatchObject([{ state }]), { within: 8_000 });

test('an SMS links to the page of the invitation, and the link is not stored', async () => {
  await emitInvitation(invitationOf());
  await waitForState('accepted');
  expect(providers.netgsm.sent).toMatchObject([
    {
      line: 'send',
      number: '905339015546',
      text: `Ayna: Nehir Saç Atölyesi sizi ekibine davet etti. Katılmak için: https://ornek.com/davet/${token}`,
    },
  ]);
  expect(await rows()).toMatchObject([{ salon_code: salonCode, channel: 'sms', body: '', parts: 1 }]);
});

test('a mail links there too', async () => {
  await emitInvitation(invitationOf({ by: 'mail', to: 'ayla@ornek.com' }));
  await waitForState('accepted');
  expect(providers.mail.mails).toMatchObject([
    { to: ['ayla@ornek.com'], subject: 'Nehir Saç Atölyesi sizi ekibine davet etti' },
  ]);
  expect(providers.mail.mails[0]?.text).toContain(`https://ornek.com/davet/${token}`);
  expect(await rows()).toMatchObject([{ channel: 'mail', body: '' }]);
});

test('attack 16: an invitation that is emitted twice is sent once', async () => {
  const data = invitationOf();
  await emitInvitation(data);
  await waitForState('accepted');
  await emitInvitation(data);
  await eventually(async () => {
    const { rowCount } = await app.database.asAdmin((client) =>
      client.query("select from pgboss.job where state in ('created', 'retry', 'active')"),
    );
    expect(rowCount).toBe(0);
  });
  expect(providers.netgsm.sent).toHaveLength(1);
});

test('attack 43: a salon name that is a link is sent without the link', async () => {
  await emitInvitation(invitationOf({ salonName: 'https://kotu.com/al' }));
  await waitForState('accepted');
  expect(providers.netgsm.sent[0]?.text).toMatch(/^Ayna: kotu com al sizi ekibine/);
});

test('a salon that has not paid puts no text of its own on a phone', async () => {
  await emitInvitation(invitationOf({ salonName: 'Kargonuz bekliyor' }), newCode());
  await waitForState('accepted');
  expect(providers.netgsm.sent[0]?.text).toBe(
    `Ayna: Bir salon sizi ekibine davet etti. Katılmak için: https://ornek.com/davet/${token}`,
  );
});

test('an expired invitation is not sent', async () => {
  await emitInvitation(invitationOf({ expiresAt: new Date(Date.now() - 1).toISOString() }));
  await waitForState('failed');
  expect(providers.netgsm.sent).toEqual([]);
  expect(await rows()).toMatchObject([{ body: '', last_error: 'expired before it was sent' }]);
});
