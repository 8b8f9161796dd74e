import { expect, test } from 'vitest';
import type { Service } from '../../data/services.ts';
import { groupsOf, matchingCodes, searchEntries, validCategory } from './search.ts';

const service = (name: string, category: Service['category'], description = ''): Service => ({
  code: name,
  salonCode: 'salon',
  version: 1,
  name,
  description,
  category,
  color: 1,
  duration: 45,
  phases: null,
  bufferAfter: 0,
  price: 900,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
});

const services = [
  service('Saç kesimi', 'Cut', 'Yıkama dahil'),
  service('Perçem kesimi', 'Cut'),
  service('Işıltı bakımı', 'Care'),
  service('İpek kirpik', 'LashAndBrow'),
];

const findable = searchEntries(services);

test('groups keep the order of the list', () => {
  expect(groupsOf(services).map(({ category, services: { length } }) => [category, length])).toEqual([
    ['Cut', 2],
    ['Care', 1],
    ['LashAndBrow', 1],
  ]);
  expect(groupsOf([])).toEqual([]);
});

test.each([
  ['isilti', '', ['Işıltı bakımı']],
  ['ISILTI', '', ['Işıltı bakımı']],
  ['ipek', '', ['İpek kirpik']],
  ['kesimi sac', '', ['Saç kesimi']],
  ['yikama', '', ['Saç kesimi']],
  ['kesim', 'Care', []],
  ['  ', 'Cut', ['Saç kesimi', 'Perçem kesimi']],
  ['yok boyle', '', []],
])('%j in %j finds %j', (typed, category, names) => {
  expect([...matchingCodes(findable, { typed, category })]).toEqual(names);
});

test('what asks for nothing finds everything', () => {
  expect(matchingCodes(findable, { typed: ' ', category: '' }).size).toBe(services.length);
});

test.each([
  ['Cut', 'Cut'],
  ['Laser', ''],
  ['drop table', ''],
  [null, ''],
])('a category %j in the address is %j', (requested, groups) => {
  expect(validCategory(groupsOf(services), requested)).toBe(groups);
});
