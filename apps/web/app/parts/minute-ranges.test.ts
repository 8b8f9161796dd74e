import { expect, test } from 'vitest';
import { subtractMinuteRanges } from './minute-ranges.ts';

const at = (from: number, to: number) => ({ from, to });

test('what is taken may overlap, be in any order and reach beyond', () => {
  const taken = [at(700, 800), at(0, 610), at(650, 720), at(1_190, 3_000)];
  expect(subtractMinuteRanges([at(600, 1_200)], taken)).toEqual([at(610, 650), at(800, 1_190)]);
});

test('what is left of stretches that meet is one stretch', () => {
  expect(subtractMinuteRanges([at(900, 1_000), at(600, 900)], [])).toEqual([at(600, 1_000)]);
  expect(subtractMinuteRanges([at(600, 900)], [at(600, 900)])).toEqual([]);
});
