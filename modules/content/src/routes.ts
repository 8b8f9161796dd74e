import { content } from '@ayna/contracts/content';
import { routesOf } from '@ayna/kernel/module';
import { answerReview } from './actions/answer-review.ts';
import { changeAnnouncement } from './actions/change-announcement.ts';
import { createAnnouncement } from './actions/create-announcement.ts';
import { decideReview } from './actions/decide-review.ts';
import { listInbox } from './actions/list-inbox.ts';
import { listMyVisits } from './actions/list-my-visits.ts';
import { listReportedReviews } from './actions/list-reported-reviews.ts';
import { listReviews } from './actions/list-reviews.ts';
import { makeMyReviewLink } from './actions/make-my-review-link.ts';
import { makeReviewLink } from './actions/make-review-link.ts';
import { markMessageRead } from './actions/mark-message-read.ts';
import { receiveMessage } from './actions/receive-message.ts';
import { removeAnnouncement } from './actions/remove-announcement.ts';
import { reportReview } from './actions/report-review.ts';
import { restoreAnnouncement } from './actions/restore-announcement.ts';
import { saveReview } from './actions/save-review.ts';
import { setMessageAnswered } from './actions/set-message-answered.ts';
import { showPageContent } from './actions/show-page-content.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { showReview } from './actions/show-review.ts';
import { listAnnouncements } from './store/announcements.ts';

export const routes = routesOf(content, {
  sendMessage: receiveMessage,
  messages: listInbox,
  markMessageRead,
  setMessageAnswered,
  announcements: (ctx) => ctx.db.forSalon(ctx.salon, listAnnouncements),
  ofPage: showPageContent,
  createAnnouncement,
  changeAnnouncement,
  removeAnnouncement,
  restoreAnnouncement,
  makeReviewLink,
  reviewByLink: showReview,
  saveReview,
  myVisits: listMyVisits,
  makeMyReviewLink,
  reviews: listReviews,
  answerReview,
  reportReview,
  reportedReviews: listReportedReviews,
  decideReview,
  personalData: showPersonalData,
});
