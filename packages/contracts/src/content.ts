import * as z from 'zod/mini';
import { contract, del, get, post, put } from './core/contract.ts';
import { personalDataRoute } from './core/personal-data.ts';
import { pictureUrl } from './core/pictures.ts';
import { reviewRoutes } from './core/reviews.ts';
import { pageContent } from './core/salon-page.ts';
import { pageRateLimit } from './core/salon-page-routes.ts';
import { code, emptyObject, pageNumber, queryInstant } from './core/shapes.ts';
import { email, multiLineText, personName, phone, singleLineText } from './core/text-fields.ts';
import { calendarDate, spanChecks } from './core/wall-clock.ts';
import { admin, anyone, guest, member } from './core/who.ts';

export type {
  OwnVisitReview,
  ReportedReview,
  ReviewDecision,
  ReviewedVisit,
  SalonReview,
} from './core/reviews.ts';
export { maxOwnVisits, reviewAnswerForm, reviewForm, reviewReportForm } from './core/reviews.ts';

/** The contact form. A plain HTML form sends an empty subject for none. */
export const contactForm = z.object({
  fullName: personName,
  email,
  phone,
  subject: z.optional(singleLineText(0, 120)),
  message: multiLineText(10, 4_000),
  /** A hidden field that only bots fill in. */
  website: z.optional(z.string().check(z.maxLength(500))),
  /** When the form was shown, in milliseconds, to detect bots that fill it in too quickly. */
  openedAt: z.optional(queryInstant),
});

const contactMessage = z.object({
  code,
  read: z.boolean(),
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  subject: z.nullable(z.string()),
  message: z.string(),
  createdAt: z.iso.datetime(),
  /** Both null until somebody of the platform's staff says that it was answered. */
  answeredAt: z.nullable(z.iso.datetime()),
  answeredBy: z.nullable(code),
});

export type ContactMessage = z.output<typeof contactMessage>;

const announcementFields = {
  title: singleLineText(2, 80),
  text: multiLineText(0, 300),
  /** The first and the last day it is shown; a null end means until it is removed. */
  startsOn: calendarDate,
  endsOn: z.nullable(calendarDate),
  imageUrl: z.nullable(pictureUrl),
};

/** Nothing counts its days, so it may last as long as the years of a date allow. */
const announcementDates = spanChecks('startsOn', 'endsOn', 36_890);

/** A title at the top of the salon's page, with a short text. */
export const announcementForm = z.object(announcementFields).check(...announcementDates);

const announcement = z.object({ code, ...announcementFields, createdAt: z.iso.datetime() });

export type Announcement = z.output<typeof announcement>;

const announcementParams = z.object({ salonCode: code, code });

export const content = contract('content', {
  sendMessage: post('/api/contact', {
    who: anyone,
    summary: 'Sends a message with the contact form',
    multipart: true,
    body: contactForm,
    response: emptyObject,
    idempotent: true,
    rateLimit: { max: 5, seconds: 600, strict: true },
  }),
  messages: get('/api/contact/page/:page', {
    who: admin,
    summary:
      'Contact messages, newest first; `s` searches, `state` selects; pages of 10 from 0. `unreadCount` counts all unread ones',
    params: z.object({ page: pageNumber }),
    query: z.object({
      s: z.optional(z.string().check(z.maxLength(100))),
      state: z.optional(z.enum(['unread', 'unanswered', 'answered'])),
    }),
    response: z.object({
      items: z.array(contactMessage),
      totalCount: z.int(),
      unreadCount: z.int(),
      pageCount: z.int(),
    }),
  }),
  markMessageRead: post('/api/contact/read', {
    who: admin,
    summary: 'Marks a message as read',
    body: z.object({ code }),
    response: emptyObject,
  }),
  setMessageAnswered: post('/api/contact/answered', {
    who: admin,
    summary: 'Marks a message as answered by the caller, or takes that back; answered is read, too',
    body: z.object({ code, answered: z.boolean() }),
    response: emptyObject,
  }),
  announcements: get('/api/Content/announcement/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: "The salon's announcements including future and past ones, newest first",
    params: z.object({ salonCode: code }),
    response: z.array(announcement),
  }),
  ofPage: get('/api/Content/public/:salonCode', {
    who: guest('params.salonCode'),
    summary: "The announcements of today and the newest reviews on the salon's page",
    params: z.object({ salonCode: code }),
    response: pageContent,
    rateLimit: pageRateLimit,
  }),
  createAnnouncement: post('/api/Content/announcement', {
    who: member('body.salonCode', 'manage-salon'),
    summary: 'Creates an announcement',
    body: z.object({ salonCode: code, ...announcementFields }).check(...announcementDates),
    response: announcement,
    idempotent: true,
  }),
  changeAnnouncement: put('/api/Content/announcement/:salonCode/:code', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Changes an announcement',
    params: announcementParams,
    body: announcementForm,
    response: announcement,
  }),
  removeAnnouncement: del('/api/Content/announcement/:salonCode/:code', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Removes an announcement; it can be restored',
    params: announcementParams,
    response: emptyObject,
  }),
  restoreAnnouncement: post('/api/Content/announcement/restore/:salonCode/:code', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Restores an announcement',
    params: announcementParams,
    response: announcement,
  }),
  ...reviewRoutes,
  personalData: personalDataRoute('content'),
});
