import * as z from 'zod/mini';
import { contract, get, post } from './core/contract.ts';
import { email, line, longText, personName, phone } from './core/people.ts';
import { code, instant, nothing, queryInt } from './core/shapes.ts';
import { admin, anyone } from './core/who.ts';

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
});
