import { expect, test } from 'vitest';
import type { StartingService } from '../../data/catalog.ts';
import { lineErrors, ownLine, pickedLines, servicesOf, startingLines } from './service-lines.ts';

const offered = (category: StartingService['category'], ...names: string[]): StartingService[] =>
  names.map((name) => ({
    name,
    category,
    duration: 45,
    price: 900,
    type: 'Single',
    sessionCount: null,
    sessionIntervalDays: null,
  }));

const hair = startingLines([
  ...offered('Cut', 'Saç kesimi', 'Kesim ve fön', 'Perçem kesimi', 'Çocuk kesimi'),
  ...offered('Color', 'Dip boya', 'Balyaj', 'Röfle'),
  ...offered('Care', 'Keratin bakım'),
]);

test('two thirds of each category are ticked, those that come first', () => {
  expect(pickedLines(hair).map(({ name }) => name)).toEqual([
    'Saç kesimi',
    'Kesim ve fön',
    'Perçem kesimi',
    'Dip boya',
    'Balyaj',
    'Keratin bakım',
  ]);
});

test('what is ticked is what the contract takes, one tone a category', () => {
  const services = servicesOf(hair);
  expect(services).toHaveLength(6);
  expect(services.map(({ color }) => color)).toEqual([1, 1, 1, 2, 2, 3]);
  expect(services[0]).toMatchObject({ name: 'Saç kesimi', duration: 45, price: 900, online: true });
});

test('an added line that nothing was written into is no wish', () => {
  const lines = [...hair, ownLine('a', 'Cut')];
  expect(pickedLines(lines)).toHaveLength(6);
  expect(lineErrors(lines)).toEqual({});
});

test('what is missing is said at its field', () => {
  const lines = [
    { ...ownLine('a', 'Cut'), price: 100 },
    { ...ownLine('b', 'Cut'), name: 'Örgü', duration: 2 },
  ];
  expect(lineErrors(lines)).toEqual({
    a: { name: 'Adını yazın' },
    b: { duration: '5–720 dk', price: 'Fiyat yazın' },
  });
  expect(lineErrors([{ ...lines[0], isPicked: false } as (typeof lines)[number]])).toEqual({});
});
