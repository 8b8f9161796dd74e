import { subscription } from '@ayna/contracts/subscription';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PayingApp, payingApp } from './kit.ts';

const { routes } = subscription;

let app: PayingApp;
beforeAll(async () => {
  app = await payingApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const mayUse = async (salonCode: string, feature: 'custom-template' | 'statistics'): Promise<boolean> => {
  const asked = { params: { salonCode, feature } };
  return (await app.ctxFor('salon').call(routes.hasFeature, asked)).allowed;
};

test('a trial tries everything, and a package has what it lists', async () => {
  const salon = await app.openSalon();
  expect(await mayUse(salon.salonCode, 'custom-template')).toBe(true);
  await salon.buy(await salon.wish('Salon'));
  expect(await mayUse(salon.salonCode, 'custom-template')).toBe(false);
  expect(await mayUse(salon.salonCode, 'statistics')).toBe(true);
  await salon.buy(await salon.wish('Stüdyo'));
  expect(await mayUse(salon.salonCode, 'custom-template')).toBe(true);
});

test('every package lists what all of them have, whatever staff choose', async () => {
  const all = ['online-booking', 'books', 'employee-rights', 'statistics'];
  const packages = await app.as(null).call(routes.packages, {});
  for (const { features } of packages) expect(features).toEqual(expect.arrayContaining(all));
  const [smallest] = packages;
  if (!smallest) throw new Error('there is no package');
  const { code, ...form } = smallest;
  const body = { ...form, features: ['priority-support' as const] };
  const changed = await app.admin.call(routes.changePackage, { params: { code }, body });
  expect(changed.features).toEqual([...all, 'priority-support']);
});
