import { expect, test } from 'vitest';
import { salonTypes } from './names.ts';
import { planSalons } from './plan.ts';

const now = 1_794_700_000_000;

test('six salons are one of each type', () => {
  const { salons } = planSalons({ salons: 6, months: 4, now });
  expect(salons.map(({ type }) => type)).toEqual([...salonTypes]);
});

test('every salon has a unique code and path', () => {
  const { salons } = planSalons({ salons: 500, months: 1, now });
  expect(new Set(salons.map(({ code }) => code)).size).toBe(500);
  expect(new Set(salons.map(({ path }) => path)).size).toBe(500);
});
