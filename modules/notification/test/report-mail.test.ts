import type { DataOf } from '@ayna/contracts/core/event';
import { reportRequested } from '@ayna/contracts/finance.events';
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

const report: DataOf<typeof reportRequested> = {
  month: '2026-10',
  to: 'nehir@ornek.com',
  salonName: 'Nehir www.kotu.com',
  paid: { income: 196_340, expense: 94_274, difference: 102_066 },
  before: { income: 188_120.5, expense: 91_050, difference: 97_070.5 },
  due: { income: 3250, expense: 8640, difference: -5390 },
};

test('the mail has the figures and a link, and is sent once for a salon and month', async () => {
  const { db } = app.ctxFor('notification');
  const key = await db.acrossSalons('a test', async (tx) => tx.keyOf(newCode()));
  const emit = (data: typeof report) => db.forSalon(key, async (tx) => tx.emit(reportRequested, data));
  for (const _ of [1, 2]) await emit(report);
  await emit({ ...report, month: '2026-11' });
  await eventually(() => expect(providers.mail.mails).toHaveLength(2), { within: 8_000 });
  await eventually(async () => {
    const { rowCount } = await app.database.asAdmin((client) =>
      client.query("select from pgboss.job where state in ('created', 'retry', 'active')"),
    );
    expect(rowCount).toBe(0);
  });
  const mails = providers.mail.mails.toSorted((one, other) => one.subject.localeCompare(other.subject, 'tr'));
  expect(mails.map(({ subject }) => subject)).toEqual([
    'Ekim 2026 raporunuz: Nehir www kotu com',
    'Kasım 2026 raporunuz: Nehir www kotu com',
  ]);
  expect(mails[0]?.to).toEqual(['nehir@ornek.com']);
  for (const part of [
    'Gelir: ₺196.340,00 (önceki ay ₺188.120,50)',
    'Gider: ₺94.274,00 (önceki ay ₺91.050,00)',
    'Net: ₺102.066,00 (önceki ay ₺97.070,50)',
    'alacak ₺3.250,00, borç ₺8.640,00',
    'https://ornek.com/profil/aylik-rapor?ay=2026-10',
  ])
    expect(mails[0]?.text).toContain(part);
});
