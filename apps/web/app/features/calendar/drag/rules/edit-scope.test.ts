import type { GroupName } from '@ayna/contracts/groups';
import { expect, test } from 'vitest';
import { sample } from '../../model/samples.ts';
import { canEdit, canMove, columnRefusal, type EditScope, editScopeOf } from './edit-scope.ts';

const sampleOf = (more: Parameters<typeof sample>[2]) =>
  sample('2026-11-14T10:00:00', '2026-11-14T11:00:00', more);

test.each<[readonly GroupName[], boolean, boolean]>([
  [['Receptionist'], true, true],
  [['create-appointment-customer-free-all'], true, true],
  [['create-appointment-customer-free'], true, false],
  [['update-appointment-status-all'], false, false],
  [[], false, false],
])('%o: own %s, others %s', (groups, own, others) => {
  const scope = editScopeOf(groups, 'nehir');
  expect(canEdit(scope, 'nehir')).toBe(own);
  expect(canEdit(scope, 'deniz')).toBe(others);
});

test('the own right of anyone who is no employee reaches nobody', () =>
  expect(canEdit(editScopeOf(['create-appointment-customer-free'], undefined), '')).toBe(false));

test.each([
  ['Pending', true],
  ['Approved', true],
  ['Completed', false],
  ['Canceled', false],
  ['NoShow', false],
] as const)('%s is moved: %s', (status, expected) =>
  expect(canMove({ all: true, own: undefined }, sampleOf({ status }))).toBe(expected),
);

const appointment = sampleOf({ employeeCode: 'nehir', serviceCode: 'cut' });
const nobody = { allServices: false, serviceCodes: [] };

test.each<[EditScope, Parameters<typeof columnRefusal>[2], ReturnType<typeof columnRefusal>]>([
  [{ all: true, own: undefined }, { ...nobody, code: 'deniz', serviceCodes: ['cut'] }, null],
  [{ all: true, own: undefined }, { ...nobody, code: 'deniz', allServices: true }, null],
  [{ all: true, own: undefined }, { ...nobody, code: 'deniz' }, 'not-performed'],
  // Anyone who does it already may do it at another time, whatever the list says by now.
  [{ all: true, own: undefined }, { ...nobody, code: 'nehir' }, null],
  [{ all: false, own: 'nehir' }, { ...nobody, code: 'deniz', allServices: true }, 'not-yours'],
  [{ all: false, own: 'nehir' }, undefined, null],
])('%o into the column of %o: %s', (scope, columnOf, expected) =>
  expect(columnRefusal(scope, appointment, columnOf)).toBe(expected),
);
