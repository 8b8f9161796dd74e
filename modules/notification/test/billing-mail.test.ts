import type { DataOf } from '@ayna/contracts/core/event';
import { billingNoticeRequested } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import { testApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import { afterAll, beforeAll, expect, test } from 'vitest';
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

const notice: DataOf<typeof billingNoticeRequested> = {
  kind: 'renewal-near',
  cause: 'reminder:2026-12-02:7',
  to: 'nehir@ornek.com',
  name: 'Nehir www.kotu.com',
  title: 'Salon paketi, aylık',
  amount: 990,
  on: '2026-12-02',
  orderNumber: null,
};

test('a renewal is announced with its day and price, once for a cause', async () => {
  const { db } = app.ctxFor('notification');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(newCode()));
  const emit = (data: typeof notice) => db.forSalon(key, async (tx) => tx.emit(billingNoticeRequested, data));
  await emit(notice);
  await emit(notice);
  await emit({ ...notice, kind: 'paid', cause: 'paid:1', orderNumber: 'AY-2612-00001' });
  await eventually(() => expect(providers.mail.mails).toHaveLength(2), { within: 8_000 });
  const [near, paid] = providers.mail.mails
    .toSorted((one, other) => one.text.length - other.text.length)
    .toReversed();
  expect(near?.text).toContain(
    '2 Aralık 2026 günü kayıtlı kartınızdan yenilenecek. Tutar ₺990,00, KDV dahil.',
  );
  expect(near?.text).toContain('Merhaba Nehir www kotu com,');
  expect(near?.text).toContain('https://ornek.com/profil/kontrol-paneli');
  expect(paid?.text).toContain('Ödeme no AY-2612-00001');
});
