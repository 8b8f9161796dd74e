import { codeRequested } from '@ayna/contracts/auth.events';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationModule } from '../src/index.ts';
import { type Providers, startProviders } from './providers.ts';

let providers: Providers;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  providers = await startProviders();
  app = await testApp({ modules: [notificationModule], env: { ...providers.env, ...providers.secondSms } });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await providers.close();
});
beforeEach(async () => {
  const { netgsm, verimor } = providers;
  netgsm.setBehavior(() => 'accept');
  netgsm.setReportBehavior('respond');
  verimor.setBehavior(() => 'accept');
  verimor.setAnswersStatus(true);
  netgsm.sent.length = 0;
  verimor.sent.length = 0;
  await query(
    'truncate notification.messages, notification.budgets, notification.provider_pauses; delete from pgboss.job',
  );
});

const query = (text: string) =>
  app.database.asAdmin(async (client) => (await client.query(text)).rows as Record<string, unknown>[]);

let numbers = 0;
const requestCode = () => {
  numbers += 1;
  return app.ctxFor('notification').db.acrossSalons('a test', async (tx) =>
    tx.emit(codeRequested, {
      code: newCode(),
      phone: `+90533${String(1_000_000 + numbers)}`,
      digits: '048213',
      purpose: 'sign-up',
      expiresAt: new Date(Date.now() + 180_000).toISOString(),
    }),
  );
};
const rows = () =>
  query('select state, provider, attempts, last_error from notification.messages order by planned_at');
const pauses = () => query('select provider, failures, why from notification.provider_pauses');
const waitForRows = (expected: object[], within = 8_000) =>
  eventually(async () => expect(await rows()).toMatchObject(expected), { within });
const countSent = () => [providers.netgsm.sent.length, providers.verimor.sent.length];

describe('the second provider takes over', () => {
  test.each([{ code: '30' }, { code: '60' }, { code: '40' }, { code: '80' }, { status: 503 }] as const)(
    'when the first says %o',
    async (behavior) => {
      providers.netgsm.setBehavior(() => behavior);
      await requestCode();
      await waitForRows([{ state: 'accepted', provider: 'verimor', attempts: 2, last_error: null }]);
      expect(countSent()).toEqual([0, 1]);
    },
  );

  test('and sends the next ones at once, without asking the first, until its pause is over', async () => {
    let asked = 0;
    providers.netgsm.setBehavior(() => {
      asked += 1;
      return { status: 503 };
    });
    await requestCode();
    await waitForRows([{ state: 'accepted' }]);
    expect(await pauses()).toEqual([{ provider: 'netgsm', failures: 1, why: 'netgsm HTTP 503' }]);
    await requestCode();
    await waitForRows([{ state: 'accepted' }, { state: 'accepted', provider: 'verimor', attempts: 1 }]);
    expect(asked).toBe(1);
    await query('update notification.provider_pauses set until = now()');
    await requestCode();
    await waitForRows([{ state: 'accepted' }, { state: 'accepted' }, { state: 'accepted' }]);
    expect(await pauses()).toEqual([{ provider: 'netgsm', failures: 2, why: 'netgsm HTTP 503' }]);
    await query('update notification.provider_pauses set until = now()');
    providers.netgsm.setBehavior(() => 'accept');
    await requestCode();
    await eventually(() => expect(countSent()).toEqual([1, 3]));
    await eventually(async () => expect(await pauses()).toEqual([]));
  });

  test('not for what is wrong with the message itself', async () => {
    providers.netgsm.setBehavior(() => ({ code: '70' }));
    await requestCode();
    await waitForRows([{ state: 'failed', provider: 'netgsm', last_error: 'netgsm 70' }]);
    expect(await pauses()).toEqual([]);
    expect(countSent()).toEqual([0, 0]);
  });
});

describe('attack 18: never both for one message', () => {
  test('after a time-out the second one leaves it alone, and sends the following', async () => {
    providers.netgsm.setBehavior(() => 'no-response');
    await requestCode();
    await waitForRows([{ state: 'unknown', provider: 'netgsm' }]);
    await requestCode();
    await waitForRows([{ state: 'unknown' }, { state: 'accepted', provider: 'verimor' }]);
    expect(countSent()).toEqual([0, 1]);
  });

  test('a time-out of the second is settled by our own id: accepted, and sent once', async () => {
    providers.netgsm.setBehavior(() => ({ code: '60' }));
    providers.verimor.setBehavior(() => 'accept-without-response');
    await requestCode();
    await waitForRows([{ state: 'accepted', provider: 'verimor' }]);
    expect(countSent()).toEqual([0, 1]);
  });

  test('or it certainly never arrived, and a minute later it is sent again', async () => {
    providers.netgsm.setBehavior(() => ({ code: '60' }));
    providers.verimor.setBehavior(() => 'no-response');
    await requestCode();
    await waitForRows([{ state: 'unknown', provider: 'verimor' }]);
    providers.verimor.setBehavior(() => 'accept');
    const check = () => app.boss.send('notification.job.ask-after-doubtful', {});
    await check();
    await query("update notification.messages set handed_at = handed_at - interval '61 seconds'");
    await check();
    await waitForRows([{ state: 'accepted', provider: 'verimor' }]);
    expect(countSent()).toEqual([0, 1]);
  });

  test('while the provider does not say what became of it, it stays unknown', async () => {
    providers.netgsm.setBehavior(() => ({ code: '60' }));
    providers.verimor.setBehavior(() => 'no-response');
    providers.verimor.setAnswersStatus(false);
    await requestCode();
    await waitForRows([{ state: 'unknown', provider: 'verimor' }]);
    await query("update notification.messages set handed_at = handed_at - interval '61 seconds'");
    await app.boss.send('notification.job.ask-after-doubtful', {});
    await eventually(
      async () =>
        expect(
          await query(
            "select from pgboss.job where name like '%.ask-after-doubtful' and state in ('created', 'active')",
          ),
        ).toEqual([]),
      { within: 10_000 },
    );
    expect(await rows()).toMatchObject([{ state: 'unknown' }]);
    // The text of a code is not kept longer than somebody may need it.
    await query("update notification.messages set handed_at = handed_at - interval '30 minutes'");
    await app.boss.send('notification.job.ask-after-doubtful', {});
    await eventually(
      async () => expect(await query('select body from notification.messages')).toEqual([{ body: '' }]),
      { within: 10_000 },
    );
  });
});

test('an outage of both is waited out: what the queue gave up is requested again', async () => {
  providers.netgsm.setBehavior(() => ({ status: 503 }));
  providers.verimor.setBehavior(() => ({ status: 503 }));
  await requestCode();
  await waitForRows([{ state: 'planned', last_error: expect.stringContaining('HTTP 503') as string }]);
  await query('delete from pgboss.job');
  providers.verimor.setBehavior(() => 'accept');
  await query(
    "update notification.messages set state = 'planned', planned_at = now() - interval '6 minutes', handed_at = now() - interval '6 minutes'",
  );
  await app.boss.send('notification.job.resume-deliveries', {});
  await waitForRows([{ state: 'accepted', provider: 'verimor' }]);
  expect(countSent()).toEqual([0, 1]);
});
