import { describe, expect, test } from 'vitest';
import {
  appointmentScope,
  bookingRights,
  canSeeAllergies,
  canSeePhones,
  canSeeSpending,
  hasRight,
  mayCall,
  mayGive,
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

  test('with a right of both lists, where it names two', () => {
    const who = { any: ['manage-customers', 'Receptionist'], also: ['view-customer-phone', 'Receptionist'] };
    expect(mayCall(who, ['manage-customers'])).toBe(false);
    expect(mayCall(who, ['view-customer-phone'])).toBe(false);
    expect(mayCall(who, ['manage-customers', 'view-customer-phone'])).toBe(true);
    expect(mayCall(who, ['Receptionist'])).toBe(true);
    expect(mayCall(who, ['Administrator'])).toBe(true);
  });
});

test.each([
  [['manage-employees'], ['manage-finance'], false],
  [['manage-employees'], ['Administrator'], false],
  [['manage-employees'], ['update-appointment-status', 'create-appointment-customer-free'], true],
  [['manage-employees', 'manage-finance'], ['manage-finance', 'view-reports'], false],
  [['manage-finance', 'view-reports'], ['manage-finance', 'view-reports'], true],
  [['Administrator'], ['Administrator', 'manage-finance'], true],
  [[], [], true],
])('with %j one may give %j: %s', (groups, given, expected) => {
  expect(mayGive(groups, given)).toBe(expected);
});

test.each([
  ['Administrator', true],
  ['Receptionist', true],
  ['view-customers', true],
  ['create-appointment-customer-free-all', false],
  ['view-customer-phone', false],
])('%s sees allergies: %s', (group, expected) => {
  expect(canSeeAllergies([group])).toBe(expected);
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
