import * as z from 'zod/mini';
import { get, post, put } from './contract.ts';
import { pageReview } from './salon-page.ts';
import { salonCard } from './salons.ts';
import { code, emptyObject, pageNumber } from './shapes.ts';
import { multiLineText } from './text-fields.ts';
import { calendarDate, wallClock } from './wall-clock.ts';
import { admin, anyone, anySession, member } from './who.ts';

// Reviews of completed visits, used by `@ayna/contracts/content`.

/** What a customer writes about a visit. */
export const reviewForm = z.object({
  stars: z.int().check(z.gte(1), z.lte(5)),
  text: multiLineText(0, 1_000),
});

export type ReviewForm = z.output<typeof reviewForm>;

/** The salon's answer below a review; an empty one removes it. */
export const reviewAnswerForm = z.object({ answer: multiLineText(0, 1_000) });

/** Why the salon wants a review to be looked at, in words that platform staff read. */
export const reviewReportForm = z.object({ reason: multiLineText(10, 500) });

/** `kept`: stays on the page. `hidden`: nobody sees it but the salon, its customer and the staff. */
export const reviewDecision = z.enum(['kept', 'hidden']);

export type ReviewDecision = z.output<typeof reviewDecision>;

/** The secret part of a link, which stands for the customer of one visit. */
const token = z.string().check(z.regex(/^[\w-]{20,60}$/));

/** What the customer of a visit sees behind the link. */
const reviewedVisit = z.object({
  salon: z.pick(salonCard, { name: true, type: true, path: true, district: true }),
  /** Empty where the salon knows no name. */
  firstName: z.string(),
  /** As it stands below the review: 'Elif Y.' */
  name: z.string(),
  serviceName: z.string(),
  employeeName: z.string(),
  startDate: wallClock,
  endDate: wallClock,
  /** The last day on which the review can be written or changed. */
  expiresOn: calendarDate,
  review: z.nullable(z.object({ ...reviewForm.shape, answer: z.nullable(z.string()), hidden: z.boolean() })),
});

export type ReviewedVisit = z.output<typeof reviewedVisit>;

/** What became of a completed visit of the person who asks. */
const ownVisitReview = z.object({
  appointmentCode: code,
  /** Null until it was reviewed. */
  stars: z.nullable(z.int()),
  /** A review of it can still be written or changed. */
  reviewable: z.boolean(),
});

export type OwnVisitReview = z.output<typeof ownVisitReview>;

/** More visits than anybody has in the 30 days in which they can be reviewed, and as many reviews as a list shows. */
export const maxOwnVisits = 500;

const salonReview = z.object({
  ...pageReview.shape,
  employeeName: z.string(),
  createdAt: z.iso.datetime(),
  answeredAt: z.nullable(z.iso.datetime()),
  /** Null until the salon reported it. */
  report: z.nullable(
    z.object({
      at: z.iso.datetime(),
      reason: z.string(),
      /** Null until the staff has decided. */
      decision: z.nullable(reviewDecision),
    }),
  ),
});

export type SalonReview = z.output<typeof salonReview>;

const reportedReview = z.object({ ...salonReview.shape, salonCode: code });

export type ReportedReview = z.output<typeof reportedReview>;

const reviewParams = z.object({ salonCode: code, code });
const figures = { reviewCount: z.int(), averageStars: z.nullable(z.number()) };
const page = { totalCount: z.int(), pageCount: z.int() };
/** Nobody guesses 144 random bits; the limit keeps those who try from costing queries. */
const linkLimit = { max: 60, seconds: 600, strict: true } as const;

export const reviewRoutes = {
  makeReviewLink: post('/api/Content/review-link/:salonCode/:appointmentCode', {
    who: member('params.salonCode'),
    summary:
      'Makes the link by which the customer of a completed visit reviews it; it replaces the former one',
    params: z.object({ salonCode: code, appointmentCode: code }),
    response: z.object({ token: z.string(), expiresOn: calendarDate, reviewed: z.boolean() }),
    rateLimit: { max: 120, seconds: 600 },
  }),
  reviewByLink: get('/api/Content/review/:token', {
    who: anyone,
    summary: 'The visit behind a link, with its review if there is one',
    params: z.object({ token }),
    response: reviewedVisit,
    rateLimit: linkLimit,
  }),
  saveReview: post('/api/Content/review/:token', {
    who: anyone,
    summary: 'Writes the review of a visit, or changes it',
    params: z.object({ token }),
    body: reviewForm,
    response: reviewedVisit,
    rateLimit: linkLimit,
  }),
  myVisits: get('/api/Content/my-visits', {
    who: anySession,
    summary: 'Completed visits to all salons with the proved phone of the caller, newest first',
    response: z.array(ownVisitReview).check(z.maxLength(maxOwnVisits)),
  }),
  makeMyReviewLink: post('/api/Content/my-review-link/:appointmentCode', {
    who: anySession,
    summary:
      'Makes a link by which the caller reviews an own visit; the one that the desk made goes on working',
    params: z.object({ appointmentCode: code }),
    response: z.object({ token: z.string() }),
    rateLimit: linkLimit,
  }),
  reviews: get('/api/Content/reviews/:salonCode', {
    who: member('params.salonCode'),
    summary: 'The reviews of a salon, newest first; pages of 20 from 0',
    params: z.object({ salonCode: code }),
    query: z.object({
      page: z.optional(pageNumber),
      state: z.optional(z.enum(['unanswered', 'reported'])),
    }),
    response: z.object({
      items: z.array(salonReview),
      ...page,
      ...figures,
      /** How many reviews on the page have one to five stars, in this order. */
      starCounts: z.array(z.int()),
    }),
  }),
  answerReview: put('/api/Content/reviews/:salonCode/:code/answer', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Answers a review; an empty answer removes it',
    params: reviewParams,
    body: reviewAnswerForm,
    response: salonReview,
  }),
  reportReview: post('/api/Content/reviews/:salonCode/:code/report', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Reports a review to the platform; it stays on the page until the staff has decided',
    params: reviewParams,
    body: reviewReportForm,
    response: salonReview,
    rateLimit: { max: 30, seconds: 600 },
  }),
  reportedReviews: get('/api/Content/reported-reviews/:page', {
    who: admin,
    summary:
      'Reported reviews of all salons, newest report first; pages of 10 from 0. `openCount` counts the undecided',
    params: z.object({ page: pageNumber }),
    query: z.object({ state: z.optional(z.enum(['open', 'kept', 'hidden'])) }),
    response: z.object({ items: z.array(reportedReview), ...page, openCount: z.int() }),
  }),
  decideReview: post('/api/Content/reported-reviews/decide', {
    who: admin,
    summary: 'Keeps a reported review on the page or hides it; audited, and can be decided again',
    body: z.object({ code, decision: reviewDecision, reason: multiLineText(0, 500) }),
    response: emptyObject,
  }),
};
