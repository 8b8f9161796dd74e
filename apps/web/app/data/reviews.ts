import {
  content,
  type OwnVisitReview,
  type ReportedReview,
  type ReviewDecision,
  type SalonReview,
} from '@ayna/contracts/content';
import { CallError } from '@ayna/contracts/core/client';
import type { InputOf } from '@ayna/contracts/core/contract';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { routes } = content;

export type { OwnVisitReview, ReportedReview, ReviewDecision, SalonReview };

type ListState = InputOf<typeof routes.reviews>['query']['state'];
type ListRequest = { readonly index: number; readonly state: NonNullable<ListState> | null };

/** A page of the salon's reviews, newest first; the API counts pages from 0. */
export const reviewsQuery = (salonCode: string, { index, state }: ListRequest) =>
  queryOptions({
    queryKey: ['content', 'reviews', salonCode, index, state],
    queryFn: ({ signal }) =>
      call(
        routes.reviews,
        { params: { salonCode }, query: { page: index, ...(state && { state }) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });

type Visit = { readonly salonCode: string; readonly appointmentCode: string };

/**
 * A completion reaches the reviews within two seconds after it is saved, on a busy machine later; until then its visit is
 * not found. Ten seconds of a waiting button are kinder than a failure that a second press would not meet.
 */
const isNotYetKnown = (failures: number, error: Error): boolean =>
  failures < 20 && error instanceof CallError && error.status === 404;

/** The link by which a customer reviews a visit. It replaces the one that was made before. */
export const makeReviewLink = mutationOptions({
  mutationFn: (params: Visit) => call(routes.makeReviewLink, { params }),
  retry: isNotYetKnown,
  retryDelay: 500,
});

/** Which of the person's own visits were reviewed, and which may be. Read again whenever somebody looks. */
export const myReviewsQuery = queryOptions({
  queryKey: ['content', 'my-visits'],
  queryFn: ({ signal }) => call(routes.myVisits, {}, { signal }),
  staleTime: 0,
});

/** The token of a link by which the person reviews an own visit. */
export const openMyReview = mutationOptions({
  mutationFn: async (appointmentCode: string) =>
    (await call(routes.makeMyReviewLink, { params: { appointmentCode } })).token,
});

type ReviewRef = { readonly salonCode: string; readonly code: string };

/** An empty answer removes it. */
export const answerReview = mutationOptions({
  mutationFn: ({ answer, ...params }: ReviewRef & { readonly answer: string }) =>
    call(routes.answerReview, { params, body: { answer } }),
  onSettled: invalidateModules('content'),
});

export const reportReview = mutationOptions({
  mutationFn: ({ reason, ...params }: ReviewRef & { readonly reason: string }) =>
    call(routes.reportReview, { params, body: { reason } }),
  onSettled: invalidateModules('content'),
});

type ReportedRequest = {
  readonly index: number;
  readonly state: NonNullable<InputOf<typeof routes.reportedReviews>['query']['state']>;
};

/** For Admin: reported reviews of all salons. Anyone who looks at them wants the present. */
export const reportedReviewsQuery = ({ index, state }: ReportedRequest) =>
  queryOptions({
    queryKey: ['content', 'reported-reviews', index, state],
    queryFn: ({ signal }) =>
      call(routes.reportedReviews, { params: { page: index }, query: { state } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

type DecisionForm = InputOf<typeof routes.decideReview>['body'];

export const decideReview = mutationOptions({
  mutationFn: (body: DecisionForm) => call(routes.decideReview, { body }),
  onSettled: invalidateModules('content'),
});
