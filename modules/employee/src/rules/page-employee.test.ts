import type { EmployeeState } from '@ayna/contracts/core/employees';
import { expect, test } from 'vitest';
import { isOnPage, toPageEmployee } from './page-employee.ts';

const hours = [{ day: 'Monday' as const, startTime: '10:00:00', endTime: '19:00:00' }];

const state: EmployeeState = {
  code: '01980000-0000-7000-8000-000000000001',
  version: 1,
  gone: false,
  userCode: null,
  userSnapshot: { name: 'Mert', lastname: 'Er' },
  imageUrl: null,
  position: 'hairdresser',
  title: '',
  isActive: true,
  owner: false,
  workHours: hours,
  leaves: [],
  recurringLeaves: [],
  allServices: false,
  serviceCodes: ['a'],
};

test.each([
  ['who performs a service', {}, true],
  ['who performs all services', { allServices: true, serviceCodes: [] }, true],
  ['whose hours were never set', { workHours: null }, true],
  ['who performs none', { serviceCodes: [] }, false],
  ['who does not work', { workHours: [] }, false],
  ['who is inactive', { isActive: false }, false],
])('an employee %s: on the page %s', (_, more, expected) => {
  expect(isOnPage({ ...state, ...more })).toBe(expected);
});

test('who performs all services has the codes of all', () => {
  expect(toPageEmployee(state, ['a', 'b']).serviceCodes).toEqual(['a']);
  expect(toPageEmployee({ ...state, allServices: true }, ['a', 'b']).serviceCodes).toEqual(['a', 'b']);
});
