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
import { type Providers, startProviders } from './outside.ts';

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
  netgsm.behave(() => 'take');
  netgsm.report('answer');
  netgsm.sent.length = 0;
  await app.database.asAdmin((client) =>
    client.query('truncate notification.messages; delete from pgboss.job'),
  );
});

type Sending = DataOf<typeof codeRequested>;

const sending = (about: Partial<Sending> = {}): Sending => ({
  code: newCode(),
  phone: '+905339015546',
  digits: '048213',
  purpose: 'sign-up',
  expiresAt: new Date(Date.now() + 180_000).toISOString(),
  ...about,
});
const say = (data: Sending) =>
  app.ctxFor('notification').db.acrossSalons('a test', (tx) => tx.emit(codeRequested, data));
const request = (about: Partial<Sending> = {}) => say(sending(about));

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
const settled = (state: string, within = 8_000) =>
  eventually(async () => expect(await rows()).toMatchObject([{ state }]), { within });
/** Nothing of this module waits or is under way any more. */
const quiet = () =>
  eventually(
    async () => {
      const { rowCount } = await app.database.asAdmin((client) =>
        client.query("select from pgboss.job where state in ('created', 'retry', 'active')"),
      );
      expect(rowCount).toBe(0);
    },
    { within: 10_000 },
  );
/** The schedule's own work, without waiting for its minute. */
const askAgain = () => app.boss.send('notification.job.ask-after-doubtful', {});

describe('a code', () => {
  test.each(['sign-up', 'new-password', 'change-phone'] as const)('for %s goes out', async (purpose) => {
    await request({ purpose });
    await settled('accepted');
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
    // On nobody's account, and its digits are not kept.
    expect(row).toMatchObject({ salon_code: '00000000-0000-0000-0000-000000000000', body: '' });
  });

  test('for somebody who has an account says so, with its letters, and holds no digits', async () => {
    await request({ purpose: 'known-number' });
    await settled('accepted');
    expect(netgsm.sent).toMatchObject([
      {
        line: 'send',
        text: "Bu numarayla Ayna'da yeni bir hesap açılmak istendi. Zaten hesabınız var, giriş için: https://ornek.com/giris-yap",
      },
    ]);
  });

  test('attack 16: that is asked for again under the same name goes out once', async () => {
    const data = sending();
    await say(data);
    await say(data);
    await settled('accepted');
    await say(data);
    await quiet();
    expect(netgsm.sent).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  test('that has run out is not sent any more', async () => {
    await request({ expiresAt: new Date(Date.now() - 1).toISOString() });
    await settled('failed');
    expect(await rows()).toMatchObject([{ attempts: 0, last_error: 'too late to be of use', body: '' }]);
    expect(netgsm.sent).toEqual([]);
  });

  test.each(['+902123456789', '+4915112345678'])('to %s fails with a reason', async (phone) => {
    await request({ phone });
    await settled('failed');
    expect(await rows()).toMatchObject([{ attempts: 0, last_error: 'not a Turkish mobile number' }]);
    expect(netgsm.sent).toEqual([]);
  });
});

describe('a provider that says no', () => {
  test.each(['20', '30', '40', '50', '51', '60', '70'])('with %s is not tried again', async (code) => {
    netgsm.behave(() => ({ code }));
    await request();
    await settled('failed');
    await quiet();
    expect(await rows()).toMatchObject([{ attempts: 1, last_error: `netgsm ${code}` }]);
  });

  test.each([{ code: '80' }, { code: '85' }, { status: 503 }] as const)(
    'with %o is tried again, and it goes out once',
    async (mood) => {
      let offered = 0;
      netgsm.behave(() => {
        offered += 1;
        return offered < 2 ? mood : 'take';
      });
      await request();
      await settled('accepted', 15_000);
      expect(await rows()).toMatchObject([{ attempts: 2 }]);
      expect(netgsm.sent).toHaveLength(1);
    },
  );
});

describe('attack 18: a time-out', () => {
  test('after accepting ends as accepted and went out once', async () => {
    netgsm.behave(() => 'take-in-silence');
    await request();
    await settled('accepted');
    await quiet();
    expect(netgsm.sent).toHaveLength(1);
    expect(await rows()).toMatchObject([{ attempts: 1, provider_ref: netgsm.sent[0]?.jobid }]);
  });

  test('without accepting is unknown, and never sent again', async () => {
    netgsm.behave(() => 'silence');
    await request();
    await settled('unknown');
    netgsm.behave(() => 'take');
    const [{ code } = { code: '' }] = await rows();
    await app.ctxFor('notification').db.acrossSalons('a test', (tx) => tx.emit(deliveryPlanned, { code }));
    await quiet();
    expect(netgsm.sent).toEqual([]);
    expect(await rows()).toMatchObject([{ state: 'unknown', attempts: 1 }]);
  });

  test('is not taken for the code that the number got just before', async () => {
    await request();
    await settled('accepted');
    netgsm.behave(() => 'silence');
    await request({ digits: '551903' });
    await eventually(async () =>
      expect((await rows()).map(({ state }) => state).toSorted()).toEqual(['accepted', 'unknown']),
    );
  });

  test.each(['behind', 'silence'] as const)('while the report is %s is cleared up later', async (mood) => {
    netgsm.behave(() => 'take-in-silence');
    netgsm.report(mood);
    await request();
    await settled('unknown');
    await app.database.asAdmin((client) =>
      client.query("update notification.messages set handed_at = handed_at - interval '61 seconds'"),
    );
    // As its clock was set back, so is the provider's.
    const [sms] = netgsm.sent.splice(0);
    if (sms) netgsm.sent.push({ ...sms, at: sms.at - 61_000 });
    netgsm.report('answer');
    await askAgain();
    await settled('accepted');
    expect(await rows()).toMatchObject([{ attempts: 1, provider_ref: sms?.jobid }]);
    expect(netgsm.sent).toHaveLength(1);
  });
});

describe('an SMS that is found handed over by a process that died', () => {
  const found = async () => {
    const code = newCode();
    await app.database.asAdmin((client) =>
      client.query(
        `insert into notification.messages (salon_code, code, cause, channel, recipient, subject, body, state, attempts, handed_at, line, parts)
         values ('00000000-0000-0000-0000-000000000000', $1::uuid, $1::text, 'sms', '+905339015546', '', 'x', 'handed', 1, now() - interval '20 seconds', 'code', 1)`,
        [code],
      ),
    );
    await app.ctxFor('notification').db.acrossSalons('a test', (tx) => tx.emit(deliveryPlanned, { code }));
  };

  test('is accepted when the provider has it, and is not sent', async () => {
    const about = { line: 'otp', header: 'AYNA', text: 'x' } as const;
    netgsm.sent.push({ ...about, jobid: 'kept', number: '905339015546', at: Date.now() - 20_000 });
    await found();
    await settled('accepted');
    expect(await rows()).toMatchObject([{ provider_ref: 'kept', attempts: 1 }]);
    expect(netgsm.sent).toHaveLength(1);
  });

  test('is unknown when the provider does not have it, and is not sent', async () => {
    await found();
    await settled('unknown');
    await quiet();
    expect(netgsm.sent).toEqual([]);
  });
});

describe('how many SMS were sent', () => {
  const spent = () => app.as(app.people.person({ admin: true })).call(notification.routes.smsSpent, {});

  test('is counted by month and state', async () => {
    await request();
    await settled('accepted');
    await app.database.asAdmin((client) =>
      client.query(
        "update notification.messages set planned_at = planned_at - interval '1 month', parts = 2",
      ),
    );
    await request();
    await request({ phone: '+902123456789' });
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

test('a reason that is kept names neither the number nor the digits', async () => {
  netgsm.behave(() => ({ code: '80' }));
  await request();
  await eventually(async () => expect(await rows()).toMatchObject([{ last_error: 'Error: netgsm 80' }]));
});
