import type { OwnVisitReview } from '../../../data/reviews.ts';
import type { OwnVisit } from './visits.ts';

/** What a past visit shows of its review. */
export type VisitReview = {
  /** Null until one of its services was reviewed. */
  readonly stars: number | null;
  /** The appointment whose review may be written; null where there is one, or it is too late. */
  readonly toReview: string | null;
};

/** A visit is asked about once, however many services it had: the first review stands for all of them. */
export const reviewOfVisit = (
  { parts }: Pick<OwnVisit, 'parts'>,
  reviews: readonly OwnVisitReview[],
): VisitReview => {
  const own = parts.flatMap(
    ({ code }) => reviews.find(({ appointmentCode }) => appointmentCode === code) ?? [],
  );
  const stars = own.find((one) => one.stars !== null)?.stars ?? null;
  const open = own.find(({ reviewable }) => reviewable);
  return { stars, toReview: stars === null ? (open?.appointmentCode ?? null) : null };
};
