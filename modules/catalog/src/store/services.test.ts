import { salonType, serviceCategory } from '@ayna/contracts/catalog';
import { describe, expect, test } from 'vitest';
import { listSalonTypes } from './salon-types.ts';
import { listStartingServices } from './services.ts';
import { listTemplates } from './templates.ts';

const types = salonType.options;

describe.each(types)('%s', (type) => {
  const services = listStartingServices(type);

  test('starts with 8 to 14 services, none twice', () => {
    expect(services.length).toBeGreaterThanOrEqual(8);
    expect(services.length).toBeLessThanOrEqual(14);
    expect(new Set(services.map(({ name }) => name)).size).toBe(services.length);
  });

  test('each takes time, in steps of five minutes, and has a price', () => {
    for (const { name, duration, price } of services) {
      expect(duration, name).toBeGreaterThan(0);
      expect(duration % 5, name).toBe(0);
      expect(price, name).toBeGreaterThan(0);
    }
  });

  test('sessions have a count and an interval, and nothing else has', () => {
    for (const { name, type, sessionCount, sessionIntervalDays } of services) {
      const several = [(sessionCount ?? 0) > 1, (sessionIntervalDays ?? 0) > 0];
      expect(several, name).toEqual(Array(2).fill(type === 'Session'));
      expect([sessionCount, sessionIntervalDays].includes(null), name).toBe(type === 'Single');
    }
  });

  test('its categories are just those of its services', () => {
    const own = listSalonTypes().find((one) => one.type === type)?.categories;
    expect(new Set(own?.map(({ category }) => category))).toEqual(
      new Set(services.map(({ category }) => category)),
    );
  });

  test('has a template made for it', () => {
    expect(listTemplates().filter(({ salonTypes }) => salonTypes.includes(type))).toHaveLength(1);
  });
});

test.each(['BeautySalon', 'AestheticClinic'] as const)('%s offers several in sessions', (type) => {
  const inSessions = listStartingServices(type).filter((service) => service.type === 'Session');
  expect(inSessions.length).toBeGreaterThanOrEqual(3);
});

test('every category is used by some salon, and no two are called alike', () => {
  const names = new Map(
    listSalonTypes().flatMap(({ categories }) =>
      categories.map(({ category, name }) => [category, name] as const),
    ),
  );
  expect(new Set(names.keys())).toEqual(new Set(serviceCategory.options));
  expect(new Set(names.values()).size).toBe(names.size);
});
