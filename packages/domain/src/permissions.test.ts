import { describe, expect, test } from 'vitest';
import {
  appointmentScope,
  bookingRights,
  canSeePhones,
  canSeeSpending,
  hasRight,
  mayCall,
  statusRights,
} from './permissions.ts';

describe('a right', () => {
  test('is every one for an Administrator', () => {
    expect(hasRight(['Administrator'], 'manage-salon')).toBe(true);
    expect(hasRight(['Administrator'])).toBe(true);
  });

  test('is otherwise the group of that name, in a set as in a list', () => {
    expect(hasRight(['manage-salon'], 'manage-salon')).toBe(true);
    expect(hasRight(new Set(['manage-salon']), 'manage-salon')).toBe(true);
    expect(hasRight(['manage-salon', 'Receptionist'], 'manage-employees')).toBe(false);
    expect(hasRight(new Set(), 'manage-salon')).toBe(false);
  });
});

describe('a route may be called', () => {
  test.each([
    ['by any member, if it names no right', [], [], true],
    ['with one of its rights', ['manage-salon', 'Receptionist'], ['Receptionist'], true],
    ['by an Administrator', ['manage-salon'], ['Administrator'], true],
    ['not with another right', ['manage-salon'], ['manage-services'], false],
    ['not without any group', ['manage-salon'], [], false],
  ])('%s', (_, any, groups, expected) => {
    expect(mayCall({ any }, groups)).toBe(expected);
  });
});

test.each([
  ['Administrator', true, true],
  ['Receptionist', true, true],
  ['view-customer-phone', true, false],
  ['view-reports', false, true],
  ['manage-finance', false, true],
  ['view-customers', false, false],
])('%s sees phones: %s, spending: %s', (group, phones, spending) => {
  expect(canSeePhones([group])).toBe(phones);
  expect(canSeeSpending(new Set([group]))).toBe(spending);
});

test.each([
  [['Administrator'], 'all', 'all'],
  [['Receptionist'], 'all', 'all'],
  [['create-appointment-customer-free'], 'own', 'none'],
  [['create-appointment-customer-free-all'], 'all', 'none'],
  [['update-appointment-status'], 'none', 'own'],
  [['update-appointment-status-all'], 'none', 'all'],
  [['view-customers'], 'none', 'none'],
])('%s covers %s appointments for booking and %s for their status', (groups, booking, status) => {
  expect(appointmentScope(new Set(groups), bookingRights)).toBe(booking);
  expect(appointmentScope(groups, statusRights)).toBe(status);
});
