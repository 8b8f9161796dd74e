import { expect, test } from 'vitest';
import { employedElsewhere } from './employed.ts';

test.each([
  ['nobody yet', [], false],
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
  expect(employedElsewhere(memberships, 'here')).toBe(expected);
});
