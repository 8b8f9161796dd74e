import { expect, test } from 'vitest';
import { seatsLeft } from './seats-left.ts';

const none = { used: 0, limit: 0 };

test.each([
  [false, 0, 6, 'over'],
  [true, 6, 6, 'full'],
  // A package may have become smaller than the team.
  [true, 7, 6, 'full'],
  [true, 5, 6, 'last'],
  [true, 4, 6, 'some'],
])('active %s with %i of %i taken is %s', (active, used, limit, left) => {
  const quotas = {
    employees: { used, limit },
    photos: none,
    sms: { ...none, extra: 0, renewsOn: '2026-12-01' },
  };
  expect(seatsLeft({ active, quotas })).toBe(left);
});
