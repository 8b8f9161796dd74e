import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CouponRow, couponProblem, discountOf } from './coupon.ts';

const coupon: CouponRow = {
  code: 'c',
  coupon: 'HOSGELDIN',
  kind: 'percent',
  value: 20,
  validFrom: '2026-11-01',
  validTo: '2026-11-30',
  maxUses: 2,
  used: 1,
  packageCodes: ['salon'],
  active: true,
};
const use = { today: '2026-11-14', packageCode: 'salon', usedBefore: false };

test.each([
  ['that is valid', {}, {}, null],
  ['on its first day', {}, { today: '2026-11-01' }, null],
  ['on its last day', {}, { today: '2026-11-30' }, null],
  ['before its time', {}, { today: '2026-10-31' }, 'coupon-over'],
  ['after its time', {}, { today: '2026-12-01' }, 'coupon-over'],
  ['that is switched off', { active: false }, {}, 'coupon-unknown'],
  ['that this salon has used', {}, { usedBefore: true }, 'coupon-used-before'],
  ['that others have used up', { used: 2 }, {}, 'coupon-used-up'],
  ['of another package', {}, { packageCode: 'studio' }, 'coupon-not-for-this'],
  ['of all packages', { packageCodes: [] }, { packageCode: 'studio' }, null],
  ['for SMS', { packageCodes: [] }, { packageCode: null }, 'coupon-not-for-this'],
])('a coupon %s', (_, change, situation, problem) => {
  expect(couponProblem({ ...coupon, ...change }, { ...use, ...situation })).toBe(problem);
});

test('a coupon that does not exist is unknown', () => {
  expect(couponProblem(null, use)).toBe('coupon-unknown');
});

test('a discount is never more than the price, and a hundred percent are all of it', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('percent', 'amount'),
      fc.integer({ min: 1, max: 100 }),
      fc.integer({ min: 0, max: 10_000_000 }),
      (kind, value, price) => {
        const off = discountOf({ kind, value }, price);
        expect(off).toBeGreaterThanOrEqual(0);
        expect(off).toBeLessThanOrEqual(price);
        expect(Number.isInteger(off)).toBe(true);
      },
    ),
  );
  expect(discountOf({ kind: 'percent', value: 100 }, 99_999)).toBe(99_999);
  expect(discountOf({ kind: 'amount', value: 5000 }, 99_000)).toBe(5000);
});
