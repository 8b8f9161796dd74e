import { expect, test } from 'vitest';
import { couponState } from './coupon-state.ts';

const coupon = { active: true, validFrom: '2026-11-01', validTo: '2026-11-30', used: 3, maxUses: 10 };

test.each([
  [{}, 'active'],
  [{ active: false, validTo: '2026-10-01' }, 'off'],
  [{ validTo: '2026-11-18' }, 'over'],
  [{ validTo: '2026-11-19' }, 'active'],
  [{ validFrom: '2026-11-20' }, 'soon'],
  [{ used: 10 }, 'full'],
] as const)('%o is %s', (change, state) =>
  expect(couponState({ ...coupon, ...change }, '2026-11-19')).toBe(state),
);
