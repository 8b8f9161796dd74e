import { salonType, serviceCategory } from '@ayna/contracts/catalog';
import { describe, expect, test } from 'vitest';
import { listSalonTypes } from './salon-types.ts';
import { listStartingServices } from './starting-services.ts';
import { listTemplates } from './templates.ts';

const types = salonType.options;

describe.each(types)('%s', (type) => {
  const services = listStartingServices(type);

  test('starts with 8 to 14 distinct services', () => {
    expect(services.length).toBeGreaterThanOrEqual(8);
    expect(services.length).toBeLessThanOrEqual(14);
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
  });

  test('every duration is a multiple of five minutes, and every price is positive', () => {
    for (const { name, duration, price } of services) {
      expect(duration, name).toBeGreaterThan(0);
      expect(duration % 5, name).toBe(0);
      expect(price, name).toBeGreaterThan(0);
    }
  });

  test('only session services have a count and an interval', () => {
    for (const { name, type, sessionCount, sessionIntervalDays } of services) {
      const several = [(sessionCount ?? 0) > 1, (sessionIntervalDays ?? 0) > 0];
      expect(several, name).toEqual(Array(2).fill(type === 'Session'));
      expect([sessionCount, sessionIntervalDays].includes(null), name).toBe(type === 'Single');
    }
  });

  test('its categories are exactly those of its services', () => {
    const own = listSalonTypes().find((salonType) => salonType.type === type)?.categories;
    expect(new Set(own?.map(({ category }) => category))).toEqual(
      new Set(services.map(({ category }) => category)),
    );
  });

  test('has one template designed for it', () => {
    expect(listTemplates().filter(({ salonTypes }) => salonTypes.includes(type))).toHaveLength(1);
  });
});

test.each(['BeautySalon', 'AestheticClinic'] as const)('%s offers several session services', (type) => {
  const inSessions = listStartingServices(type).filter((service) => service.type === 'Session');
  expect(inSessions.length).toBeGreaterThanOrEqual(3);
});

test('every category is used by a salon type, and all names are distinct', () => {
  const names = new Map(
    listSalonTypes().flatMap(({ categories }) =>
      categories.map(({ category, name }) => [category, name] as const),
    ),
  );
  expect(new Set(names.keys())).toEqual(new Set(serviceCategory.options));
  expect(new Set(names.values()).size).toBe(names.size);
});
