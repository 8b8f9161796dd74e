import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type PayingApp, payingApp } from './kit.ts';
import type { PayingSalon } from './paying-salon.ts';

const { routes } = subscription;

let app: PayingApp;
beforeAll(async () => {
  app = await payingApp();
});
beforeEach(() => {
  app.at('2024-11-02T12:00');
});
afterAll(() => app[Symbol.asyncDispose]());

const spend = ({ salonCode }: PayingSalon, amount: number, key = newCode()) =>
  app.ctxFor('notification').call(routes.spend, { body: { salonCode, kind: 'sms', amount, key } });
const release = ({ salonCode }: PayingSalon, amount: number, key: string) =>
  app.ctxFor('notification').call(routes.release, { body: { salonCode, kind: 'sms', amount, key } });

const withPack = async (sms: number): Promise<PayingSalon> => {
  const salon = await app.openSalon();
  const pack = (await app.as(null).call(routes.smsPacks, {})).find((one) => one.sms === sms);
  if (!pack) throw new Error('there is no such pack');
  const order = await salon.buy({ kind: 'sms', packCode: pack.code });
  expect(order).toMatchObject({
    title: `${sms} ek SMS`,
    amount: pack.price,
    change: 'sms',
    purchase: { kind: 'sms', packCode: pack.code },
    packageName: null,
  });
  return salon;
};

test('packs are listed with their prices', async () => {
  const packs = await app.as(null).call(routes.smsPacks, {});
  expect(packs.map(({ sms, price }) => [sms, price])).toEqual([
    [100, 60],
    [250, 140],
    [1000, 490],
  ]);
});

test("bought SMS are spent after the package's, and stay when the month is over", async () => {
  const salon = await withPack(100);
  expect((await salon.active()).quotas.sms).toMatchObject({ used: 0, limit: 500, extra: 100 });
  expect(await spend(salon, 500)).toEqual({ allowed: true, left: 100 });
  expect(await spend(salon, 30)).toEqual({ allowed: true, left: 70 });
  expect((await salon.active()).quotas.sms).toMatchObject({ used: 500, limit: 500, extra: 70 });
  expect(await spend(salon, 71)).toEqual({ allowed: false, left: 70 });
  app.at('2024-12-01T12:00');
  await app.rows("update subscription.subscriptions set ends_at = '2025-01-01' where salon_code = $1", [
    salon.salonCode,
  ]);
  expect((await salon.active()).quotas.sms).toMatchObject({ used: 0, extra: 70 });
});

test('a release goes back to where the spending came from, once', async () => {
  const salon = await withPack(100);
  await spend(salon, 500);
  const key = newCode();
  await spend(salon, 40, key);
  expect(await release(salon, 40, key)).toEqual({ allowed: true, left: 100 });
  await release(salon, 40, key);
  expect((await salon.active()).quotas.sms).toMatchObject({ used: 500, extra: 100 });
  expect(await spend(salon, 40, key)).toMatchObject({ allowed: false });
});

test('attack 20: of 200 parallel messages exactly those are sent that both quotas have', async () => {
  const salon = await withPack(100);
  await spend(salon, 460);
  const answers = await Promise.all(Array.from({ length: 200 }, () => spend(salon, 1)));
  expect(answers.filter(({ allowed }) => allowed)).toHaveLength(140);
  expect((await salon.active()).quotas.sms).toMatchObject({ used: 500, extra: 0 });
});

test('parallel calls with one key spend bought SMS once', async () => {
  const salon = await withPack(100);
  await spend(salon, 500);
  const key = newCode();
  const answers = await Promise.all(Array.from({ length: 10 }, () => spend(salon, 10, key)));
  expect(answers.every(({ allowed }) => allowed)).toBe(true);
  expect((await salon.active()).quotas.sms.extra).toBe(90);
});

test('a salon whose package is over buys a package first', async () => {
  const salon = await withPack(100);
  app.at('2024-12-20T12:00');
  const [pack] = await app.as(null).call(routes.smsPacks, {});
  await expect(salon.quote({ kind: 'sms', packCode: pack?.code ?? '' })).rejects.toMatchObject({
    body: { code: 'no-paid-package' },
  });
  expect(await spend(salon, 1)).toEqual({ allowed: false, left: 0 });
});

test('a refund takes back what is left of the pack', async () => {
  const salon = await withPack(250);
  await spend(salon, 500);
  await spend(salon, 200);
  const [bought] = (await salon.payments()).items;
  await app.refund(bought?.orderCode ?? '', 140);
  await expect.poll(async () => (await salon.active()).quotas.sms.extra).toBe(0);
});
