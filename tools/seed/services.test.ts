import { salonType } from '@ayna/contracts/catalog';
import { validate } from '@ayna/contracts/core/validation';
import { newService } from '@ayna/contracts/service';
import { describe, expect, test } from 'vitest';
import { priceListOf } from './price-list.ts';
import { readStartingServices } from './services.ts';

describe.each(salonType.options)('the price list of a %s', (type) => {
  test('is accepted by the contract', async () => {
    const list = priceListOf(await readStartingServices(type));
    expect(list.length).toBeGreaterThanOrEqual(10);
    for (const service of list) expect(validate(newService, service)).toEqual({ value: service });
  });

  test('has one service that is not online, one that is inactive, and a colour for each category', async () => {
    const list = priceListOf(await readStartingServices(type));
    expect(list.filter(({ online }) => !online)).toHaveLength(1);
    expect(list.filter(({ active }) => !active)).toHaveLength(1);
    const pairs = new Set(list.map(({ category, color }) => `${category} ${color}`));
    expect(new Set(list.map(({ color }) => color)).size).toBe(pairs.size);
  });
});

test('only colouring has a waiting phase', async () => {
  const list = priceListOf(await readStartingServices('HairSalon'));
  expect(list.filter(({ phases }) => phases).map(({ name, category }) => [name, category])).toEqual([
    ['Dip boya', 'Color'],
    ['Balyaj', 'Color'],
    ['Röfle', 'Color'],
  ]);
  expect(list.find(({ name }) => name === 'Dip boya')?.phases).toEqual({
    work: 45,
    wait: 30,
    finish: 15,
    freeWhileWaiting: true,
  });
});
