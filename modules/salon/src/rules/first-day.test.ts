import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import { expect, test } from 'vitest';
import { factOfEmployee, factOfFile, factOfService } from './first-day.ts';

const service = { gone: false, active: true, online: true } as ServiceState;

test.each([
  ['one that customers can book', {}, 'service'],
  ['one for the desk alone', { online: false }, null],
  ['one that is not offered now', { active: false }, null],
  ['a deleted one', { gone: true }, null],
])('service: %s', (_, change, fact) => {
  expect(factOfService({ ...service, ...change })).toBe(fact);
});

const employee = { gone: false, owner: false, isActive: true, userCode: null } as EmployeeState;

test.each([
  ['without an account', {}, 'colleague'],
  ['with one', { userCode: 'u' }, 'joined'],
  ['the owner', { owner: true, userCode: 'u' }, null],
  ['who is away for good', { isActive: false }, null],
  ['who was removed', { gone: true }, null],
])('employee: %s', (_, change, fact) => {
  expect(factOfEmployee({ ...employee, ...change })).toBe(fact);
});

test.each([
  ['a photo of the page', { gone: false, purpose: 'content' }, 'photo'],
  ['a deleted one', { gone: true, purpose: 'content' }, null],
  ['one of an announcement', { gone: false, purpose: 'announcement' }, null],
] as const)('file: %s', (_, file, fact) => {
  expect(factOfFile(file)).toBe(fact);
});
