import { expect, test } from 'vitest';
import { daysFrom, presets } from './days.ts';

const today = '2026-11-14';

test.each([
  ['today', today, today],
  ['tomorrow', '2026-11-15', '2026-11-15'],
  ['nextThirty', today, '2026-12-13'],
  ['month', '2026-11-01', '2026-11-30'],
  ['lastSeven', '2026-11-08', today],
  ['lastMonth', '2026-10-01', '2026-10-31'],
] as const)('%s is from %s to %s', (name, first, last) => {
  expect(presets[name](today)).toEqual({ first, last });
});

test('seven days are shown unasked', () => {
  expect(daysFrom(today)).toEqual({ first: today, last: '2026-11-20' });
});
