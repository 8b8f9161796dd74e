import { expect, test } from 'vitest';
import { pickTrialPackage } from './trial-package.ts';

test.each([
  [['only'], 'only'],
  [['small', 'big'], 'small'],
  [['small', 'middle', 'big'], 'middle'],
  [['small', 'middle', 'big', 'huge'], 'middle'],
])('of %j the trial package is %s', (packages, middle) => {
  expect(pickTrialPackage(packages)).toBe(middle);
});

test('without packages it fails', () => {
  expect(() => pickTrialPackage([])).toThrow('no package');
});
