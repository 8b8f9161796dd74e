import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { describe, expect, test } from 'vitest';
import { changing, creating, reachOf } from './reach.ts';
import { mayBecome, mayUndo } from './transitions.ts';

const all: readonly AppointmentStatus[] = ['Pending', 'Approved', 'Completed', 'Canceled', 'NoShow'];
const allowed = [
  'Pending → Approved',
  'Pending → Canceled',
  'Approved → Completed',
  'Approved → Canceled',
  'Approved → NoShow',
];

test('five changes are allowed, and no other of the twenty-five', () => {
  const found = all.flatMap((from) => all.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`));
  expect(found).toEqual(allowed);
});

describe('taking a status back', () => {
  const last = { byCode: 'ali', at: 1_000, what: 'status' };
  test.each([
    ['by whoever did it, within a minute', last, 'ali', 61_000, true],
    ['too late', last, 'ali', 61_001, false],
    ['by somebody else', last, 'veli', 2_000, false],
    ['after another change', { ...last, what: 'moved' }, 'ali', 2_000, false],
    ['of nothing', undefined, 'ali', 2_000, false],
  ])('%s', (_, entry, actor, now, may) => {
    expect(mayUndo(entry, actor, now)).toBe(may);
  });
});

test.each([
  [['Administrator'], 'all', 'all'],
  [['Receptionist'], 'all', 'all'],
  [['create-appointment-customer-free'], 'own', 'none'],
  [['create-appointment-customer-free-all'], 'all', 'none'],
  [['update-appointment-status'], 'none', 'own'],
  [['update-appointment-status-all'], 'none', 'all'],
  [['view-customers'], 'none', 'none'],
] as const)('%s reaches %s when creating and %s when changing', (groups, create, change) => {
  expect(reachOf(new Set(groups), creating)).toBe(create);
  expect(reachOf(new Set(groups), changing)).toBe(change);
});
