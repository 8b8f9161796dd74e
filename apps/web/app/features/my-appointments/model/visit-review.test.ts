import { expect, test } from 'vitest';
import { reviewOfVisit } from './visit-review.ts';
import type { OwnVisit } from './visits.ts';

const visit = { parts: [{ code: 'cut' }, { code: 'color' }] } as unknown as OwnVisit;
const review = (appointmentCode: string, stars: number | null, reviewable = true) => ({
  appointmentCode,
  stars,
  reviewable,
});

test.each([
  ['no service is known yet', [], { stars: null, toReview: null }],
  ['all may be reviewed', [review('color', null), review('cut', null)], { stars: null, toReview: 'cut' }],
  ['only one may', [review('cut', null, false), review('color', null)], { stars: null, toReview: 'color' }],
  ['one was reviewed', [review('cut', null), review('color', 4)], { stars: 4, toReview: null }],
  ['it is too late', [review('cut', null, false)], { stars: null, toReview: null }],
  ['others were reviewed', [review('nails', 5)], { stars: null, toReview: null }],
])('%s', (_, reviews, expected) => {
  expect(reviewOfVisit(visit, reviews)).toEqual(expected);
});
