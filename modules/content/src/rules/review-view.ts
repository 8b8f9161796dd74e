import type { ReviewDecision, SalonReview } from '@ayna/contracts/content';
import type { PageReview } from '@ayna/contracts/core/salon-page';
import { toReviewName } from './reviews.ts';

type StoredReview = Pick<PageReview, 'code' | 'stars' | 'text' | 'serviceName' | 'visitedOn' | 'answer'> & {
  readonly firstName: string;
  readonly lastInitial: string;
  readonly employeeName: string;
  readonly createdAt: Date;
  readonly answeredAt: Date | null;
  readonly reportedAt: Date | null;
  readonly reportReason: string | null;
  readonly decision: ReviewDecision | null;
};

/** `nobody` stands for a customer whose name is not known. */
export const toPageReview = (review: StoredReview, nobody: string): PageReview => {
  const { code, stars, text, serviceName, visitedOn, answer } = review;
  return { code, stars, text, name: toReviewName(review, nobody), serviceName, visitedOn, answer };
};

export const toSalonReview = (review: StoredReview, nobody: string): SalonReview => {
  const { employeeName, createdAt, answeredAt, reportedAt, reportReason, decision } = review;
  return {
    ...toPageReview(review, nobody),
    employeeName,
    createdAt: createdAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    report: reportedAt && { at: reportedAt.toISOString(), reason: reportReason ?? '', decision },
  };
};
