import { expect, test } from 'vitest';
import { shownPhone } from './shown-phone.ts';

test.each([
  ['+905324182796', '0532 418 27 96'],
  ['+4915112345678', '+4915112345678'],
])('%s is shown as %s', (kept, shown) => {
  expect(shownPhone(kept)).toBe(shown);
});
