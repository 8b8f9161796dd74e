import { describe, expect, test } from 'vitest';
import { readDetails } from './audit-details.ts';
import { actionsOf, countKinds, kindOf } from './audit-kinds.ts';

describe('the details of an entry', () => {
  test.each([
    [null, { reason: null, before: null, after: null, facts: [] }],
    [
      { from: ['view-reports'], to: ['Administrator'], staff: true, reason: 'Kilitli kaldı' },
      {
        reason: 'Kilitli kaldı',
        before: ['view-reports'],
        after: ['Administrator'],
        facts: [{ name: 'staff', value: 'true' }],
      },
    ],
    [
      { from: '2026-11-18', to: '2026-11-25', days: 7, reason: '' },
      { reason: null, before: ['2026-11-18'], after: ['2026-11-25'], facts: [{ name: 'days', value: '7' }] },
    ],
    [
      { from: null, to: [], role: 'Employee', nested: { a: 1 }, none: null },
      {
        reason: null,
        before: null,
        after: [],
        facts: [
          { name: 'role', value: 'Employee' },
          { name: 'nested', value: '{"a":1}' },
        ],
      },
    ],
  ])('of %j', (details, read) => {
    expect(readDetails(details && JSON.stringify(details))).toEqual(read);
  });
});

describe('kinds', () => {
  test('an action that no kind knows is other', () => {
    expect(kindOf('groups-set')).toBe('rights');
    expect(kindOf('something-new')).toBe('other');
  });

  test('other selects everything but the known actions', () => {
    expect(actionsOf(['data', 'status'])).toEqual({ actions: ['exported', 'salon-status-set'] });
    const { actions, except } = actionsOf(['other']);
    expect(actions).toEqual([]);
    expect(except).toContain('groups-set');
    expect(except).not.toContain('something-new');
  });

  test('counts by action add up by kind', () => {
    expect(
      countKinds([
        { action: 'groups-set', count: 2 },
        { action: 'exported', count: 1 },
        { action: 'membership-granted', count: 3 },
        { action: 'new-one', count: 4 },
      ]),
    ).toEqual([
      { kind: 'rights', count: 5 },
      { kind: 'data', count: 1 },
      { kind: 'other', count: 4 },
    ]);
  });
});
