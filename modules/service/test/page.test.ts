import { service } from '@ayna/contracts/service';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cut, type ServiceApp, serviceApp } from './kit.ts';

const { ofPage, offer, remove } = service.routes;

let app: ServiceApp;
beforeAll(async () => {
  app = await serviceApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const page = (salonCode: string) => app.as(null).call(ofPage, { params: { salonCode } });

test('GET /api/Service/public/{salonCode} shows everybody the active services, by category and name', async () => {
  const salon = app.newSalon();
  await salon.add({ name: 'Ombre', category: 'Color', price: 4_000.5 });
  await salon.add({ name: 'Şekillendirme', showPrice: false, online: false });
  await salon.add({ name: 'Çocuk kesimi', type: 'Session', sessionCount: 3, sessionIntervalDays: 30 });
  const inactive = await salon.add({ name: 'Pasif' });
  await salon.call(offer, { params: { code: inactive.code }, body: { active: false } });
  const removed = await salon.add({ name: 'Silinen' });
  await salon.call(remove, { params: { code: removed.code } });
  const { color: _, bufferAfter: __, showPrice: ___, type: ____, active: _____, ...shown } = cut;
  const code = expect.any(String) as string;
  expect(await page(salon.salonCode)).toEqual([
    { ...shown, code, name: 'Çocuk kesimi', sessionCount: 3, sessionIntervalDays: 30 },
    { ...shown, code, name: 'Şekillendirme', price: null, online: false },
    { ...shown, code, name: 'Ombre', category: 'Color', price: 4_000.5 },
  ]);
  expect(await page(newCode())).toEqual([]);
});
