import { expect, test } from 'vitest';
import { maskAddress } from './audit-address.ts';

test.each([
  ['85.102.17.4', '85.102.*.*'],
  ['::ffff:85.102.17.4', '85.102.*.*'],
  ['2a02:ff0:12::9', '2a02:ff0:*'],
  ['::1', '::*'],
  ['no address', '*'],
  [null, null],
])('%s is shown as %s', (address, shown) => {
  expect(maskAddress(address)).toBe(shown);
});
