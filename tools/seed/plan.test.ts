import { expect, test } from 'vitest';
import { salonTypes } from './names.ts';
import { planOf } from './plan.ts';

const now = 1_794_700_000_000;

test('six salons are one of each type', () => {
  const { salons } = planOf({ salons: 6, months: 4, now });
  expect(salons.map(({ type }) => type)).toEqual([...salonTypes]);
});

test('every salon has a code and a path of its own, however many there are', () => {
  const { salons } = planOf({ salons: 500, months: 1, now });
  expect(new Set(salons.map(({ code }) => code)).size).toBe(500);
  expect(new Set(salons.map(({ path }) => path)).size).toBe(500);
});
