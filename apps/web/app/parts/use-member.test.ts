import { groupNames } from '@ayna/contracts/groups';
import { expect, test } from 'vitest';
import { holds } from './use-member.ts';

test('whose groups include Administrator passes every check', () => {
  for (const right of groupNames) expect(holds(['Administrator'], right), right).toBe(true);
});

test('otherwise one must belong to the named group, and whoever has none fails', () => {
  for (const right of groupNames) {
    const others = groupNames.filter((name) => name !== right && name !== 'Administrator');
    expect(holds([right], right), right).toBe(true);
    expect(holds(others, right), right).toBe(false);
    expect(holds([], right), right).toBe(false);
  }
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
