import { expect, test } from 'vitest';
import { middleOf } from './middle.ts';

test.each([
  [['only'], 'only'],
  [['small', 'big'], 'small'],
  [['small', 'middle', 'big'], 'middle'],
  [['small', 'middle', 'big', 'huge'], 'middle'],
])('of %j it is %s', (offered, middle) => {
  expect(middleOf(offered)).toBe(middle);
});

test('of nothing there is none', () => {
  expect(() => middleOf([])).toThrow('no package');
});
