import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { describe, expect, test } from 'vitest';
import { mayBecome, mayUndo, transitionRefusal } from './transitions.ts';

const all: readonly AppointmentStatus[] = ['Pending', 'Approved', 'Completed', 'Canceled', 'NoShow'];
const allowed = [
  'Pending → Approved',
  'Pending → Canceled',
  'Approved → Completed',
  'Approved → Canceled',
  'Approved → NoShow',
];

test('five changes are allowed, and no other of the twenty-five', () => {
  const possible = all.flatMap((from) =>
    all.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
  );
  expect(possible).toEqual(allowed);
});

test('a change that is not allowed has its reason; only Approved → Pending has one of its own', () => {
  const refusals = all.flatMap((from) =>
    all.map((to) => [`${from} → ${to}`, transitionRefusal(from, to)] as const),
  );
  expect(refusals.filter(([, refusal]) => refusal === null).map(([change]) => change)).toEqual(allowed);
  expect(refusals.filter(([, refusal]) => refusal === 'approved-stays')).toEqual([
    ['Approved → Pending', 'approved-stays'],
  ]);
});

describe('undoing a status', () => {
  const last = { byCode: 'ali', at: 1_000, what: 'status' };
  test.each([
    ['by the person who made it, within a minute', last, 'ali', 61_000, true],
    ['too late', last, 'ali', 61_001, false],
    ['by somebody else', last, 'veli', 2_000, false],
    ['after another change', { ...last, what: 'moved' }, 'ali', 2_000, false],
    ['of nothing', undefined, 'ali', 2_000, false],
  ])('%s', (_, entry, actor, now, may) => {
    expect(mayUndo(entry, actor, now)).toBe(may);
  });
});
