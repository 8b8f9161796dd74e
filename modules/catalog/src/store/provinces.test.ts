import { expect, test } from 'vitest';
import { listDistricts, listProvinces } from './provinces.ts';

const provinces = listProvinces();
const districtNames = (code: number) => listDistricts(code).map(({ name }) => name);
const sortTurkish = (names: readonly string[]) => names.toSorted(new Intl.Collator('tr').compare);

// Number of districts per province, in the order of license plate numbers.
const counts = [
  15, 9, 18, 8, 7, 25, 19, 9, 17, 20, 8, 8, 7, 9, 11, 17, 12, 12, 14, 19, 17, 9, 11, 9, 20, 14, 9, 16, 6, 5,
  15, 13, 13, 39, 30, 8, 20, 16, 8, 7, 12, 31, 13, 13, 17, 11, 10, 13, 6, 8, 6, 19, 12, 16, 17, 7, 9, 17, 11,
  12, 18, 8, 13, 6, 13, 14, 8, 8, 3, 6, 9, 6, 7, 4, 6, 4, 6, 6, 4, 7, 8,
];

// Metropolitan municipalities have no district called Merkez; every other province has one.
const metropolitan = [
  1, 6, 7, 9, 10, 16, 20, 21, 25, 26, 27, 31, 33, 34, 35, 38, 41, 42, 44, 45, 46, 47, 48, 52, 54, 55, 59, 61,
  63, 65,
];

test('there are 81 provinces with distinct numbers', () => {
  const codes = provinces.map(({ code }) => code).toSorted((a, b) => a - b);
  expect(codes).toEqual(Array.from({ length: 81 }, (_, index) => index + 1));
  expect(new Set(provinces.map(({ name }) => name)).size).toBe(81);
});

test.each([
  [1, 'Adana'],
  [6, 'Ankara'],
  [34, 'İstanbul'],
  [35, 'İzmir'],
  [48, 'Muğla'],
  [67, 'Zonguldak'],
  [68, 'Aksaray'],
  [76, 'Iğdır'],
  [81, 'Düzce'],
])('plate %i is %s', (code, name) => {
  expect(provinces).toContainEqual({ code, name });
});

test('there are 973 districts', () => {
  const found = counts.map((_, index) => districtNames(index + 1).length);
  expect(found).toEqual(counts);
  expect(found.reduce((sum, count) => sum + count)).toBe(973);
});

test('district names are distinct within a province, and all names are capitalized words', () => {
  for (const { code, name } of provinces) {
    const districts = districtNames(code);
    expect(new Set(districts).size, name).toBe(districts.length);
    for (const word of [name, ...districts]) expect(word).toMatch(/^[A-ZÇĞİÖŞÜ][a-zçğıöşü]+$/);
  }
});

test('both lists are in the order of the Turkish alphabet', () => {
  const names = provinces.map(({ name }) => name);
  expect(names).toEqual(sortTurkish(names));
  expect(names.filter((name) => /^[Iİ]/.test(name))).toEqual(['Iğdır', 'Isparta', 'İstanbul', 'İzmir']);
  for (const { code, name } of provinces)
    expect(districtNames(code), name).toEqual(sortTurkish(districtNames(code)));
});

test('only provinces without a metropolitan municipality have a Merkez', () => {
  const without = provinces
    .filter(({ code }) => !districtNames(code).includes('Merkez'))
    .map(({ code }) => code);
  expect(without.toSorted((a, b) => a - b)).toEqual(metropolitan);
});

test('an unknown province number has no districts', () => {
  expect(listDistricts(82)).toEqual([]);
});
