import * as z from 'zod/mini';
import { liraSum } from './money.ts';
import { email, line, longText, personName, phone } from './people.ts';
import { code } from './shapes.ts';
import { wallClock } from './wall-clock.ts';

// Shapes of a salon's customer cards, beside the contract that uses them: `@ayna/contracts/customer`.

const tag = line(1, 30);

export const cardForm = z.object({
  name: personName,
  lastname: z.union([personName, z.literal('')]),
  /** Of whichever country; SMS goes to Turkish mobiles only. */
  phone: z.nullable(phone),
  email: z.nullable(email),
  birthday: z.nullable(z.iso.date()),
  /** Shown as a banner wherever the customer is. */
  allergies: longText(0, 300),
  tags: z.array(tag).check(z.maxLength(20)),
});

export const cardConsent = z.enum(['notice', 'marketing-sms', 'marketing-mail', 'photos']);

/** What the salon's visits add up to; from the events of appointments. */
const figures = z.object({
  visits: z.int(),
  noShows: z.int(),
  cancels: z.int(),
  /** Null for those who may not see what a customer spends. */
  spent: z.nullable(liraSum),
  lastVisit: z.nullable(wallClock),
  /** What was done at the last visit; '' where there was none. */
  lastService: z.string(),
  /** Whether sessions of a course are still to come. */
  inSessions: z.boolean(),
  nextVisit: z.nullable(wallClock),
});

export const card = z.object({
  code,
  version: z.int(),
  salonCode: code,
  /** The account behind it, once its phone was verified. */
  userCode: z.nullable(code),
  name: z.string(),
  lastname: z.string(),
  /** Masked for those who may not see it. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  birthday: z.nullable(z.iso.date()),
  allergies: z.string(),
  tags: z.array(z.string()),
  consents: z.array(z.object({ kind: cardConsent, given: z.boolean(), at: z.iso.datetime() })),
  figures,
  createdAt: z.iso.datetime(),
});

export const cardNote = z.object({
  code,
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});

/** What a booking needs to know of somebody. */
export const knownCustomer = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  phone: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  userCode: z.nullable(code),
});
