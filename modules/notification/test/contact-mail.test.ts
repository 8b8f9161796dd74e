import { messageReceived } from '@ayna/contracts/content.events';
import { notification } from '@ayna/contracts/notification';
import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { newCode } from '@ayna/kernel/codes';
import { deadLetters, replay } from '@ayna/kernel/events/dead-letters';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import type { MailServer } from '@ayna/stand-ins/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationModule } from '../src/index.ts';
import { type Providers, startProviders } from './providers.ts';

let providers: Providers;
let mail: MailServer;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  providers = await startProviders();
  mail = providers.mail;
  app = await testApp({ modules: [notificationModule], env: providers.env });
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await providers.close();
});
beforeEach(async () => {
  mail.setBehavior(() => 'accept');
  mail.mails.length = 0;
  await app.database.asAdmin((client) =>
    client.query('truncate notification.messages; delete from pgboss.job'),
  );
});

const contact = (overrides: object = {}) => ({
  code: newCode(),
  fullName: 'Gökhan Ünal',
  email: 'gokhan.unal@ornek.com',
  phone: '+905339015546',
  subject: 'Fatura' as string | null,
  message: 'Ekim ayı faturamı\nbulamadım.',
  ...overrides,
});
const receive = (data = contact()) =>
  app.ctxFor('notification').db.acrossSalons('a test', async (tx) => tx.emit(messageReceived, data));
const readCounts = () =>
  app.as(app.people.person({ admin: true })).call(notification.routes.messageCounts, {});
const rows = () =>
  app.database.asAdmin(async (client) => {
    const { rows } = await client.query(
      'select code, state, attempts, repeats, last_error from notification.messages',
    );
    return rows as {
      code: string;
      state: string;
      attempts: number;
      repeats: number;
      last_error: string | null;
    }[];
  });

test('a contact message is mailed to the inbox, with its author as Reply-To', async () => {
  await receive();
  await eventually(() => expect(mail.mails).toHaveLength(1));
  const [{ code } = { code: '' }] = await rows();
  expect(mail.mails[0]).toMatchObject({
    messageId: `<${code}@ornek.com>`,
    from: 'bilgi@ornek.com',
    to: ['gelen@ornek.com'],
    replyTo: ['gokhan.unal@ornek.com'],
    subject: 'İletişim formu: Fatura',
  });
  expect(mail.mails[0]?.text).toContain('Ekim ayı faturamı\nbulamadım.');
  await eventually(async () =>
    expect(await readCounts()).toMatchObject({ accepted: 1, planned: 0, handed: 0, repeats: 0 }),
  );
});

test('the name replaces a missing subject', async () => {
  await receive(contact({ subject: null }));
  await eventually(() => expect(mail.mails[0]?.subject).toBe('İletişim formu: Gökhan Ünal'));
});

test('attack 16: an event that is delivered again plans nothing and sends nothing', async () => {
  await receive();
  await eventually(async () => expect(await readCounts()).toMatchObject({ accepted: 1 }));
  await app.database.asAdmin((client) =>
    client.query(
      "update pgboss.job set state = 'created', completed_on = null, started_on = null where state = 'completed'",
    ),
  );
  await eventually(async () => {
    const open = await app.database.asAdmin((client) =>
      client.query("select from pgboss.job where state in ('created', 'retry', 'active')"),
    );
    expect(open.rowCount).toBe(0);
  });
  expect(mail.mails).toHaveLength(1);
  expect(await rows()).toHaveLength(1);
});

test('attack 43: a line break in a contact message adds no header', async () => {
  await receive(
    contact({ subject: 'Konu\r\nBcc: herkes@example.com', email: 'a@ornek.com\r\nBcc: x@y.com' }),
  );
  await eventually(() => expect(mail.mails).toHaveLength(1));
  expect(mail.mails[0]?.headers).not.toContain('bcc');
  expect(mail.mails[0]?.to).toEqual(['gelen@ornek.com']);
});

test('a busy server is retried, and the mail is sent once', async () => {
  let attempts = 0;
  mail.setBehavior(() => {
    attempts += 1;
    return attempts < 2 ? 'busy' : 'accept';
  });
  await receive();
  await eventually(async () => expect(await readCounts()).toMatchObject({ accepted: 1, repeats: 0 }), {
    within: 10_000,
  });
  expect(mail.mails).toHaveLength(1);
  expect(await rows()).toMatchObject([{ attempts: 2 }]);
});

test('a permanent rejection is not retried', async () => {
  mail.setBehavior(() => 'reject');
  await receive();
  await eventually(async () => expect(await readCounts()).toMatchObject({ failed: 1 }));
  expect(await rows()).toMatchObject([{ attempts: 1, last_error: expect.stringContaining('550') as string }]);
});

describe('a poison message', () => {
  test('attack 15: goes to the dead letters without delaying the others, and is replayed', async () => {
    mail.setBehavior(({ subject }) => (subject.includes('zehir') ? 'busy' : 'accept'));
    await receive(contact({ subject: 'zehir' }));
    for (const index of [1, 2, 3, 4, 5]) await receive(contact({ subject: `temiz ${index}` }));
    await eventually(async () => expect(await readCounts()).toMatchObject({ accepted: 5 }));
    await eventually(
      async () => {
        expect(await deadLetters(app.boss, 'notification')).toMatchObject([{ job: 'delivery.planned' }]);
      },
      { within: 20_000 },
    );
    expect(await rows()).toContainEqual(
      expect.objectContaining({ state: 'planned', last_error: expect.stringContaining('451') as string }),
    );

    mail.setBehavior(() => 'accept');
    expect(await replay(app.boss, 'notification')).toBe(1);
    await eventually(async () => expect(await readCounts()).toMatchObject({ accepted: 6, planned: 0 }));
    expect(mail.mails.filter(({ subject }) => subject.includes('zehir'))).toHaveLength(1);
  });
});

describe('a mail that is marked as handed over', () => {
  const deliver = (code: string) =>
    app.ctxFor('notification').db.acrossSalons('a test', async (tx) => tx.emit(deliveryPlanned, { code }));
  const insertHanded = async (handedAgo: string) => {
    const code = newCode();
    await app.database.asAdmin((client) =>
      client.query(
        `insert into notification.messages (salon_code, code, cause, channel, recipient, subject, body, state, attempts, handed_at)
         values ('00000000-0000-0000-0000-000000000000', $1::uuid, $1::text, 'mail', 'gelen@ornek.com', 'x', 'x', 'handed', 1, now() - $2::interval)`,
        [code, handedAgo],
      ),
    );
    await deliver(code);
    return code;
  };

  test('a minute ago is sent again with the same id and counted as a repeat', async () => {
    const code = await insertHanded('1 minute');
    await eventually(async () => expect(await readCounts()).toMatchObject({ accepted: 1, repeats: 1 }));
    expect(mail.mails).toMatchObject([{ messageId: `<${code}@ornek.com>` }]);
  });

  test('a second ago is waited for and not sent again', async () => {
    await insertHanded('1 second');
    await eventually(async () => {
      const { rowCount } = await app.database.asAdmin((client) =>
        client.query(
          "select from pgboss.job where name = 'notification.delivery.planned' and retry_count > 0",
        ),
      );
      expect(rowCount).toBe(1);
    });
    expect(mail.mails).toEqual([]);
    expect(await readCounts()).toMatchObject({ handed: 1, repeats: 0 });
  });
});

test('the message counts are for Admin alone', async () => {
  const status = async (person: Parameters<typeof app.as>[0]) =>
    (await app.as(person).send(notification.routes.messageCounts, {})).status;
  expect(await status(null)).toBe(401);
  expect(await status(app.people.member(newCode(), 'Administrator'))).toBe(403);
});

test('a host without the settings for mail and SMS does not start', async () => {
  await expect(testApp({ modules: [notificationModule] })).rejects.toThrow(
    'notification needs its settings: SMTP_URL, MAIL_FROM, CONTACT_INBOX, NETGSM_USER, NETGSM_PASSWORD, NETGSM_HEADER, PUBLIC_URL',
  );
});
