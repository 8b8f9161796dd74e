import { expect, test } from 'vitest';
import { isEmployedElsewhere } from './employment.ts';

test.each([
  ['no membership', [], false],
  ['an employee here', [{ salonCode: 'here', role: 'Employee' }], false],
  ['an employee there', [{ salonCode: 'there', role: 'Employee' }], true],
  ['an owner there', [{ salonCode: 'there', role: 'SalonOwner' }], false],
  [
    'an owner here and an employee there',
    [
      { salonCode: 'here', role: 'SalonOwner' },
      { salonCode: 'there', role: 'Employee' },
    ],
    true,
  ],
])('%s: %#', (_, memberships, expected) => {
  expect(isEmployedElsewhere(memberships, 'here')).toBe(expected);
});
