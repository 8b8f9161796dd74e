import { modules } from '@ayna/api/modules';
import { catalog } from '@ayna/contracts/catalog';
import { check } from '@ayna/contracts/core/fields';
import { salonState } from '@ayna/contracts/core/salons';
import { expect, test } from 'vitest';
import { places } from './names.ts';
import { planOf } from './plan.ts';
import { plantedSalon } from './salons.ts';

const when = { months: 4, now: 1_794_700_000_000 };
const owner = '019a0000-0000-7000-8000-000000000001';
const planted = (many: number) =>
  planOf({ salons: many, ...when }).salons.map((salon, index) => plantedSalon(salon, index, owner, when));

test('every planted salon is one that its contract takes, letter for letter', () => {
  for (const salon of planted(60)) {
    const checked = check(salonState, { ...salon, gone: false });
    expect(checked.fields, salon.name).toBeUndefined();
    expect(checked).toMatchObject({ value: { path: salon.path, openingHours: salon.openingHours } });
  }
});

test('the salons of the demo are all published; of many, some are not', () => {
  expect(new Set(planted(6).map(({ status }) => status))).toEqual(new Set(['Published']));
  expect(new Set(planted(12).map(({ status }) => status))).toEqual(
    new Set(['Published', 'Draft', 'Suspended']),
  );
});

test('a barber is open late, and past midnight on a long evening', () => {
  const hours = planted(6).find(({ type }) => type === 'BarberShop')?.openingHours ?? [];
  expect(hours.find(({ day }) => day === 'Monday')?.closeTime).toBe('22:00:00');
  const friday = hours.find(({ day }) => day === 'Friday');
  expect((friday?.closeTime ?? '') < (friday?.openTime ?? '')).toBe(true);
});

/** As the catalog answers: its lists have no other way out. */
const ask = (name: string, query: object) => {
  const handler = modules.find((module) => module.name === 'catalog')?.routes.handlers[name];
  if (!handler) throw new Error('there is no catalog');
  return handler(null as never, { query } as never);
};

test.each(places)('$district lies in $provinceName', async ({ province, provinceName, district }) => {
  const { provinces, districts } = catalog.routes;
  expect(await ask(provinces.name, {})).toContainEqual({ code: province, name: provinceName });
  expect(await ask(districts.name, { province })).toContainEqual({ name: district });
});
