import fc from 'fast-check';
import { expect, test } from 'vitest';
import { averageStars, isReviewable, shortenName, toReviewName } from './reviews.ts';

test.each([
  ['2026-11-12T17:30:00', '2026-11-12', true],
  ['2026-11-12T17:30:00', '2026-12-12', true],
  ['2026-11-12T17:30:00', '2026-12-13', false],
  ['2026-11-13T00:30:00', '2026-12-13', true],
])('a visit that ended at %s can be reviewed on %s: %s', (endsAt, today, expected) => {
  expect(isReviewable(endsAt, today)).toBe(expected);
});

test.each([
  [20, 4, null],
  [25, 5, 5],
  [24, 5, 4.8],
  // 4.25 and 4.35: half a tenth goes up, also where binary fractions would lose it.
  [85, 20, 4.3],
  [87, 20, 4.4],
  [0, 0, null],
])('%d stars in %d reviews are %s on average', (sum, count, expected) => {
  expect(averageStars(sum, count)).toBe(expected);
});

test('the average is the nearest tenth, and never leaves the range of the stars', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 5, maxLength: 300 }), (stars) => {
      const sum = stars.reduce((all, one) => all + one, 0);
      const average = averageStars(sum, stars.length) ?? 0;
      const tenths = Math.round(average * 10);
      expect(average).toBe(tenths / 10);
      // |tenths / 10 - sum / count| <= 1 / 20, in whole numbers.
      expect(Math.abs(2 * tenths * stars.length - 20 * sum)).toBeLessThanOrEqual(stars.length);
      expect(average).toBeGreaterThanOrEqual(Math.min(...stars));
      expect(average).toBeLessThanOrEqual(Math.max(...stars));
    }),
  );
});

test.each([
  [{ name: 'Elif', lastname: 'Yılmaz' }, 'Elif Y.'],
  [{ name: 'Ayşe Nur', lastname: 'ışık' }, 'Ayşe Nur I.'],
  [{ name: 'Deniz', lastname: 'ince' }, 'Deniz İ.'],
  [{ name: 'Deniz', lastname: '' }, 'Deniz'],
  [{ name: '', lastname: 'Er' }, 'Bir müşteri'],
  [null, 'Bir müşteri'],
])('%j is shown as %s', (customer, expected) => {
  expect(toReviewName(shortenName(customer), 'Bir müşteri')).toBe(expected);
});
