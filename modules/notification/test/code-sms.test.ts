import { codeRequested } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { notification } from '@ayna/contracts/notification';
import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import type { Netgsm } from '@ayna/stand-ins/netgsm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationModule } from '../src/index.ts';
import { type Providers, startProviders } from './providers.ts';

let providers: Providers;
let netgsm: Netgsm;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  providers = await startProviders();
  netgsm = providers.netgsm;
  app = await testApp({ modules: [notificationModule], env: providers.env });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await providers.close();
});
beforeEach(async () => {
  netgsm.setBehavior(() => 'accept');
  netgsm.setReportBehavior('respond');
  netgsm.sent.length = 0;
  await app.database.asAdmin((client) =>
    client.query('truncate notification.messages, notification.budgets; delete from pgboss.job'),
  );
});

type CodeRequest = DataOf<typeof codeRequested>;

const codeRequest = (overrides: Partial<CodeRequest> = {}): CodeRequest => ({
  code: newCode(),
  phone: '+905339015546',
  digits: '048213',
  purpose: 'sign-up',
  expiresAt: new Date(Date.now() + 180_000).toISOString(),
  ...overrides,
});
const emitCode = (data: CodeRequest) =>
  app.ctxFor('notification').db.acrossSalons('a test', async (tx) => tx.emit(codeRequested, data));
const requestCode = (overrides: Partial<CodeRequest> = {}) => emitCode(codeRequest(overrides));

type Row = {
  code: string;
  state: string;
  attempts: number;
  body: string;
  provider_ref: string | null;
  last_error: string | null;
  salon_code: string;
};
const rows = () =>
  app.database.asAdmin(async (client) => {
    const { rows } = await client.query<Row>(
      'select code, state, attempts, body, provider_ref, last_error, salon_code from notification.messages',
    );
    return rows;
  });
const waitForState = (state: string, within = 8_000) =>
  eventually(async () => expect(await rows()).toMatchObject([{ state }]), { within });
/** A number gets one SMS a minute. */
const letMinutePass = () =>
  app.database.asAdmin((client) => client.query("delete from notification.budgets where key like 'gap %'"));
/** Waits until no job of the queue is waiting or running. */
const waitForIdle = () =>
  eventually(
    async () => {
      const { rowCount } = await app.database.asAdmin((client) =>
        client.query("select from pgboss.job where state in ('created', 'retry', 'active')"),
      );
      expect(rowCount).toBe(0);
    },
    { within: 10_000 },
  );
/** Runs the scheduled job without waiting for its minute. */
const runCheck = () => app.boss.send('notification.job.ask-after-doubtful', {});

test('attack 60: the queue never holds a readable code, and deletes the event once it is handled', async () => {
  await requestCode();
  const jobs = () =>
    app.database.asAdmin(async (client) => (await client.query('select data::text from pgboss.job')).rows);
  expect(JSON.stringify(await jobs())).not.toContain('048213');
  await waitForState('accepted');
  expect(netgsm.sent[0]?.text).toContain('048213');
  expect(JSON.stringify(await jobs())).not.toContain('048213');
  const { rows: queues } = await app.database.asAdmin((client) =>
    client.query("select deletion_seconds from pgboss.queue where name = 'notification.code.requested'"),
  );
  expect(queues).toEqual([{ deletion_seconds: 1 }]);
});

describe('a code', () => {
  test.each(['sign-up', 'new-password', 'change-phone'] as const)('for %s is sent', async (purpose) => {
    await requestCode({ purpose });
    await waitForState('accepted');
    // The provider's line for codes refuses Turkish letters.
    expect(netgsm.sent).toMatchObject([
      {
        line: 'otp',
        header: 'AYNA',
        number: '905339015546',
        text: '048213 Ayna dogrulama kodunuz. 3 dakika gecerlidir, kimseyle paylasmayin.\n@ornek.com #048213',
      },
    ]);
    const [row] = await rows();
    expect(row?.provider_ref).toBe(netgsm.sent[0]?.jobid);
    // It belongs to no salon, and its digits are deleted.
    expect(row).toMatchObject({ salon_code: '00000000-0000-0000-0000-000000000000', body: '' });
  });

  test('for a known number is a message with Turkish letters and without digits', async () => {
    await requestCode({ purpose: 'known-number' });
    await waitForState('accepted');
    expect(netgsm.sent).toMatchObject([
      {
        line: 'send',
        text: 'Bu numarayla yeni bir Ayna hesabı açılmak istendi. Zaten hesabınız var, giriş için: https://ornek.com/giris-yap',
      },
    ]);
  });

  test('attack 16: that is requested again with the same code is sent once', async () => {
    const data = codeRequest();
    await emitCode(data);
    await emitCode(data);
    await waitForState('accepted');
    await emitCode(data);
    await waitForIdle();
    expect(netgsm.sent).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test('that has expired is not sent', async () => {
    await requestCode({ expiresAt: new Date(Date.now() - 1).toISOString() });
    await waitForState('failed');
    expect(await rows()).toMatchObject([{ attempts: 0, last_error: 'expired before it was sent', body: '' }]);
    expect(netgsm.sent).toEqual([]);
  });

  test.each(['+902123456789', '+4915112345678'])('to %s fails with a reason', async (phone) => {
    await requestCode({ phone });
    await waitForState('failed');
    expect(await rows()).toMatchObject([{ attempts: 0, last_error: 'not a Turkish mobile number' }]);
    expect(netgsm.sent).toEqual([]);
  });
});

describe('a provider that rejects', () => {
  test.each(['20', '30', '40', '50', '51', '60', '70'])('with %s is not retried', async (code) => {
    netgsm.setBehavior(() => ({ code }));
    await requestCode();
    await waitForState('failed');
    await waitForIdle();
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: `netgsm ${code}` }]);
  });

  test.each([{ code: '80' }, { code: '85' }, { status: 503 }] as const)(
    'with %o is retried, and the SMS is sent once',
    async (behavior) => {
      let attempts = 0;
      netgsm.setBehavior(() => {
        attempts += 1;
        return attempts < 2 ? behavior : 'accept';
      });
      await requestCode();
      await waitForState('accepted', 15_000);
      expect(await rows()).toMatchObject([{ attempts: 2 }]);
      expect(netgsm.sent).toHaveLength(1);
    },
  );
});

describe('attack 18: a timeout', () => {
  test('after accepting ends as accepted, sent once', async () => {
    netgsm.setBehavior(() => 'accept-without-response');
    await requestCode();
    await waitForState('accepted');
    await waitForIdle();
    expect(netgsm.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 1, provider_ref: netgsm.sent[0]?.jobid }]);
  });

  test('without accepting is unknown, and never resent', async () => {
    netgsm.setBehavior(() => 'no-response');
    await requestCode();
    await waitForState('unknown');
    netgsm.setBehavior(() => 'accept');
    const [{ code } = { code: '' }] = await rows();
    await app
      .ctxFor('notification')
      .db.acrossSalons('a test', async (tx) => tx.emit(deliveryPlanned, { code }));
    await waitForIdle();
    expect(netgsm.sent).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'unknown', attempts: 1 }]);
  });

  test('does not match the code that the number got just before', async () => {
    await requestCode();
    await waitForState('accepted');
    await letMinutePass();
    netgsm.setBehavior(() => 'no-response');
    await requestCode({ digits: '551903' });
    await eventually(async () =>
      expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['accepted', 'unknown']),
    );
  });

  test.each(['outdated', 'no-response'] as const)(
    'with the report %s is resolved later',
    async (behavior) => {
      netgsm.setBehavior(() => 'accept-without-response');
      netgsm.setReportBehavior(behavior);
      await requestCode();
      await waitForState('unknown');
      await app.database.asAdmin((client) =>
        client.query("update notification.messages set handed_at = handed_at - interval '61 seconds'"),
      );
      // The time at the provider moves back by the same amount.
      const [sms] = netgsm.sent.splice(0);
      if (sms) netgsm.sent.push({ ...sms, at: sms.at - 61_000 });
      netgsm.setReportBehavior('respond');
      await runCheck();
      await waitForState('accepted');
      expect(await rows()).toMatchObject([{ attempts: 1, provider_ref: sms?.jobid }]);
      expect(netgsm.sent).toHaveLength(1);
    },
  );
});

describe('an SMS whose process died while sending', () => {
  const insertHanded = async () => {
    const code = newCode();
    await app.database.asAdmin((client) =>
      client.query(
        `insert into notification.messages (salon_code, code, cause, channel, recipient, subject, body, state, attempts, handed_at, line, parts)
         values ('00000000-0000-0000-0000-000000000000', $1::uuid, $1::text, 'sms', '+905339015546', '', 'x', 'handed', 1, now() - interval '20 seconds', 'code', 1)`,
        [code],
      ),
    );
    await app
      .ctxFor('notification')
      .db.acrossSalons('a test', async (tx) => tx.emit(deliveryPlanned, { code }));
  };

  test('is accepted when the report contains it, and is not sent', async () => {
    const fields = { line: 'otp', header: 'AYNA', text: 'x' } as const;
    netgsm.sent.push({ ...fields, jobid: 'reported', number: '905339015546', at: Date.now() - 20_000 });
    await insertHanded();
    await waitForState('accepted');
    expect(await rows()).toMatchObject([{ provider_ref: 'reported', attempts: 1 }]);
    expect(netgsm.sent).toHaveLength(1);
  });

  test('is unknown when the report does not contain it, and is not sent', async () => {
    await insertHanded();
    await waitForState('unknown');
    await waitForIdle();
    expect(netgsm.sent).toEqual([]);
  });
});

describe('the number of sent SMS', () => {
  const spent = () => app.as(app.people.person({ admin: true })).call(notification.routes.smsSpent, {});

  test('is counted by month and state', async () => {
    await requestCode();
    await waitForState('accepted');
    await app.database.asAdmin((client) =>
      client.query(
        "update notification.messages set planned_at = planned_at - interval '1 month', parts = 2",
      ),
    );
    await letMinutePass();
    await requestCode();
    await requestCode({ phone: '+902123456789' });
    const none = { planned: 0, handed: 0, accepted: 0, failed: 0, unknown: 0, parts: 0 };
    await eventually(async () =>
      expect(await spent()).toEqual({
        thisMonth: { ...none, accepted: 1, failed: 1, parts: 1 },
        lastMonth: { ...none, accepted: 1, parts: 2 },
      }),
    );
  });

  test('is for Admin alone', async () => {
    const status = async (person: Parameters<typeof app.as>[0]) =>
      (await app.as(person).send(notification.routes.smsSpent, {})).status;
    expect(await status(null)).toBe(401);
    expect(await status(app.people.member(newCode(), 'Administrator'))).toBe(403);
  });
});

test('a stored error contains neither the number nor the digits', async () => {
  netgsm.setBehavior(() => ({ code: '80' }));
  await requestCode();
  await eventually(async () => expect(await rows()).toMatchObject([{ last_error: 'Error: netgsm 80' }]));
});
