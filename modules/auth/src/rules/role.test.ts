import { expect, test } from 'vitest';
import { roleOf } from './role.ts';

const owns = { role: 'SalonOwner' };
const works = { role: 'Employee' };

test.each([
  [{ admin: true, kind: 'customer' }, [owns], 'Admin'],
  [{ admin: false, kind: 'customer' }, [works, owns], 'SalonOwner'],
  [{ admin: false, kind: 'owner' }, [works], 'Employee'],
  [{ admin: false, kind: 'owner' }, [], 'SalonOwner'],
  [{ admin: false, kind: 'customer' }, [], 'Customer'],
])('%j with %j is %s', (person, memberships, role) => {
  expect(roleOf(person, memberships)).toBe(role);
});
