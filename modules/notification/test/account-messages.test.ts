import { contactChanged, emailLinkRequested } from '@ayna/contracts/auth.events';
import type { DataOf, PlatformEvent } from '@ayna/contracts/core/event';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { notificationModule } from '../src/index.ts';
import { type Providers, startProviders } from './providers.ts';

let providers: Providers;
let app: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  providers = await startProviders();
  app = await testApp({ modules: [notificationModule], env: providers.env });
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

const emit = <E extends PlatformEvent>(event: E, data: DataOf<E>) =>
  app.ctxFor('notification').db.acrossSalons('a test', async (tx) => tx.emit(event, data));

const waitForAccepted = () =>
  eventually(
    () =>
      app.database.asAdmin(async (client) => {
        const { rows } = await client.query('select state, body from notification.messages');
        expect(rows).toMatchObject([{ state: 'accepted' }]);
        return rows[0] as { body: string };
      }),
    { within: 8_000 },
  );

const token = 'kx0Jr2mQ7vYp4sTz9aBc1dEf';
const linkRequest = {
  code: newCode(),
  email: 'ayla@ornek.com',
  name: 'Ayla',
  token,
  purpose: 'confirm' as const,
  expiresAt: new Date(Date.now() + 60_000).toISOString(),
};

test('the mail to an address links to the page that confirms it, and the link is not stored', async () => {
  await emit(emailLinkRequested, linkRequest);
  const { body } = await waitForAccepted();
  expect(body).toBe('');
  expect(providers.mail.mails).toMatchObject([
    { to: ['ayla@ornek.com'], subject: 'Ayna: e-posta adresinizi onaylayın' },
  ]);
  expect(providers.mail.mails[0]?.text).toContain(`https://ornek.com/e-posta-onayi/${token}`);
});

test('attack 36: the owner of an address that another account wants is told, and gets no link', async () => {
  await emit(emailLinkRequested, { ...linkRequest, code: newCode(), token: '', purpose: 'known-address' });
  await waitForAccepted();
  expect(providers.mail.mails).toMatchObject([{ subject: 'Ayna: bu adresle bir hesabınız var' }]);
  expect(providers.mail.mails[0]?.text).not.toContain('e-posta-onayi');
});

test.each([
  ['phone', 'cep telefonu'],
  ['email', 'e-posta adresi'],
] as const)('the number that an account had is told of its new %s', async (what, words) => {
  await emit(contactChanged, { code: newCode(), phone: '+905339015546', what });
  await waitForAccepted();
  expect(providers.netgsm.sent).toMatchObject([
    {
      number: '905339015546',
      text: `Ayna hesabınızın ${words} değişti, diğer oturumlar kapandı. Siz yapmadıysanız bize yazın: https://ornek.com/iletisim`,
    },
  ]);
});
