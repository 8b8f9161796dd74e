import { appointment } from '@ayna/contracts/appointment';
import { customer } from '@ayna/contracts/customer';
import { groupNames } from '@ayna/contracts/groups';
import { salon } from '@ayna/contracts/salon';
import { expect, test } from 'vitest';
import { memberOf } from './use-member.ts';

const groupsThat = (route: Parameters<ReturnType<typeof memberOf>['mayCall']>[0]) =>
  groupNames.filter((name) => memberOf('S', [name]).mayCall(route));

test.each([
  ['every group', appointment.routes.blocks, groupNames],
  ['who manages the salon', salon.routes.change, ['Administrator', 'manage-salon']],
  [
    'the desk and who manages customers',
    customer.routes.create,
    ['Administrator', 'Receptionist', 'manage-customers'],
  ],
])('a route is open to %s, as its contract says', (_, route, groups) => {
  expect(groupsThat(route)).toEqual(groups);
});

test('whose groups are none may call what is open to every member, and nothing else', () => {
  expect(memberOf('S', []).mayCall(appointment.routes.blocks)).toBe(true);
  expect(memberOf('S', []).mayCall(salon.routes.change)).toBe(false);
});

test('the six keys of the spec are groups', () => {
  expect(groupNames).toEqual(
    expect.arrayContaining([
      'Receptionist',
      'Administrator',
      'create-appointment-customer-free',
      'create-appointment-customer-free-all',
      'update-appointment-status',
      'update-appointment-status-all',
    ]),
  );
});
