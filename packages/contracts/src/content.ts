import * as z from 'zod/mini';
import { contract, del, get, post, put } from './core/contract.ts';
import { email, line, longText, personName, phone } from './core/people.ts';
import { pictureUrl } from './core/pictures.ts';
import { code, instant, nothing, queryInt } from './core/shapes.ts';
import { admin, anyone, member } from './core/who.ts';
import { fieldMessages as say } from './errors.ts';

/** What a visitor fills in. An empty subject is none, as a plain form sends it. */
export const contactForm = z.object({
  fullName: personName,
  email,
  phone,
  subject: z.optional(line(0, 120)),
  message: longText(10, 4_000),
  /** A field no person sees; only a machine fills it. */
  website: z.optional(z.string().check(z.maxLength(500))),
  /** When the form was shown, in milliseconds, so that what is filled in too quickly is noticed. */
  openedAt: z.optional(instant),
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
});

export type ContactMessage = z.output<typeof contactMessage>;

const announcementFields = {
  title: line(2, 80),
  text: longText(0, 300),
  /** The first day it is shown, and the last; null is until it is taken down. */
  startsOn: z.iso.date(),
  endsOn: z.nullable(z.iso.date()),
  imageUrl: z.nullable(pictureUrl),
};

type Dates = { readonly startsOn: string; readonly endsOn: string | null };
const inOrder = ({ startsOn, endsOn }: Dates): boolean => endsOn === null || startsOn <= endsOn;
const orderly = { path: ['endsOn'], error: say.endBeforeStart };

/** One line at the head of the salon's page, with a little text behind it. */
export const announcementForm = z.object(announcementFields).check(z.refine(inOrder, orderly));

const announcement = z.object({ code, ...announcementFields, createdAt: z.iso.datetime() });

export type Announcement = z.output<typeof announcement>;

const named = z.object({ salonCode: code, code });

export const content = contract('content', {
  send: post('/api/contact', {
    who: anyone,
    summary: 'A visitor writes to us',
    multipart: true,
    body: contactForm,
    answer: nothing,
    once: true,
    limit: { max: 5, seconds: 600, strict: true },
  }),
  page: get('/api/contact/page/:page', {
    who: admin,
    summary: 'Ten messages of the contact form, newest first, and how many are unread; pages count from 0',
    params: z.object({ page: queryInt.check(z.refine((page) => page >= 0)) }),
    answer: z.object({
      items: z.array(contactMessage),
      totalCount: z.int(),
      unreadCount: z.int(),
      pageCount: z.int(),
    }),
  }),
  read: post('/api/contact/read', {
    who: admin,
    summary: 'Marks a message as read',
    body: z.object({ code }),
    answer: nothing,
  }),
  announcements: get('/api/Content/announcement/by-salon/:salonCode', {
    who: member('params.salonCode'),
    summary: "The salon's announcements, those to come and those past too, newest first",
    params: z.object({ salonCode: code }),
    answer: z.array(announcement),
  }),
  announce: post('/api/Content/announcement', {
    who: member('body.salonCode', 'manage-salon'),
    summary: 'Writes an announcement',
    body: z.object({ salonCode: code, ...announcementFields }).check(z.refine(inOrder, orderly)),
    answer: announcement,
    once: true,
  }),
  changeAnnouncement: put('/api/Content/announcement/:salonCode/:code', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Changes an announcement',
    params: named,
    body: announcementForm,
    answer: announcement,
  }),
  removeAnnouncement: del('/api/Content/announcement/:salonCode/:code', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Takes an announcement down; it can be brought back',
    params: named,
    answer: nothing,
  }),
  restoreAnnouncement: post('/api/Content/announcement/restore/:salonCode/:code', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Brings an announcement back',
    params: named,
    answer: announcement,
  }),
});
