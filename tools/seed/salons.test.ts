import { modules } from '@ayna/api/modules';
import { catalog } from '@ayna/contracts/catalog';
import { salonState } from '@ayna/contracts/core/salons';
import { validate } from '@ayna/contracts/core/validation';
import { expect, test } from 'vitest';
import { locations } from './names.ts';
import { planSalons } from './plan.ts';
import { demoSalon } from './salons.ts';

const when = { months: 4, now: 1_794_700_000_000 };
const owner = '019a0000-0000-7000-8000-000000000001';
const demoSalons = (count: number) =>
  planSalons({ salons: count, ...when }).salons.map((salon, index) => demoSalon(salon, index, owner, when));

test('the contract accepts every demo salon unchanged', () => {
  for (const salon of demoSalons(60)) {
    const checked = validate(salonState, { ...salon, gone: false });
    expect(checked.fields, salon.name).toBeUndefined();
    expect(checked).toMatchObject({ value: { path: salon.path, openingHours: salon.openingHours } });
  }
});

test('the six demo salons are published; among many, some are not', () => {
  expect(new Set(demoSalons(6).map(({ status }) => status))).toEqual(new Set(['Published']));
  expect(new Set(demoSalons(12).map(({ status }) => status))).toEqual(
    new Set(['Published', 'Draft', 'Suspended']),
  );
});

test('a barber is open late, and after midnight on Friday', () => {
  const hours = demoSalons(6).find(({ type }) => type === 'BarberShop')?.openingHours ?? [];
  expect(hours.find(({ day }) => day === 'Monday')?.closeTime).toBe('22:00:00');
  const friday = hours.find(({ day }) => day === 'Friday');
  expect((friday?.closeTime ?? '') < (friday?.openTime ?? '')).toBe(true);
});

/** Calls the catalog's handler directly, because its lists are not exported. */
const callCatalog = (name: string, query: object) => {
  const handler = modules.find((module) => module.name === 'catalog')?.routes.handlers[name];
  if (!handler) throw new Error('module catalog not found');
  return handler(null as never, { query } as never);
};

test.each(locations)('$district is in $provinceName', async ({ province, provinceName, district }) => {
  const { provinces, districts } = catalog.routes;
  expect(await callCatalog(provinces.name, {})).toContainEqual({ code: province, name: provinceName });
  expect(await callCatalog(districts.name, { province })).toContainEqual({ name: district });
});
