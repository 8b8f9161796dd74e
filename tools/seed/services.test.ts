import { salonType } from '@ayna/contracts/catalog';
import { check } from '@ayna/contracts/core/fields';
import { newService } from '@ayna/contracts/service';
import { describe, expect, test } from 'vitest';
import { priceListOf } from './price-list.ts';
import { startingServices } from './services.ts';

describe.each(salonType.options)('the price list of a %s', (type) => {
  test('is one that its owner could have written', async () => {
    const list = priceListOf(await startingServices(type));
    expect(list.length).toBeGreaterThanOrEqual(10);
    for (const service of list) expect(check(newService, service)).toEqual({ value: service });
  });

  test('has one that is for the desk, one that is offered no more, and a tone for each category', async () => {
    const list = priceListOf(await startingServices(type));
    expect(list.filter(({ online }) => !online)).toHaveLength(1);
    expect(list.filter(({ active }) => !active)).toHaveLength(1);
    const pairs = new Set(list.map(({ category, color }) => `${category} ${color}`));
    expect(new Set(list.map(({ color }) => color)).size).toBe(pairs.size);
  });
});

test('colouring has a time to wait, and nothing else has', async () => {
  const list = priceListOf(await startingServices('HairSalon'));
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
