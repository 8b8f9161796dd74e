import * as z from 'zod/mini';
import { liraSum } from './money.ts';
import { code } from './shapes.ts';
import { email, multiLineText, personName, phone, singleLineText } from './text-fields.ts';
import { birthday, wallClock } from './wall-clock.ts';

// Schemas of a salon's customer cards, used by `@ayna/contracts/customer`.

const tag = singleLineText(1, 30);

export const cardForm = z.object({
  name: personName,
  lastname: z.union([personName, z.literal('')]),
  /** Of any country; SMS is sent to Turkish mobiles only. */
  phone: z.nullable(phone),
  email: z.nullable(email),
  birthday: z.nullable(birthday),
  /** Shown as a banner wherever the customer is shown. */
  allergies: multiLineText(0, 300),
  tags: z.array(tag).check(z.maxLength(20)),
});

export const cardConsent = z.enum(['notice', 'marketing-sms', 'marketing-mail', 'photos']);

/** Figures of the customer's visits in the salon, computed from appointment events. */
const figures = z.object({
  visits: z.int(),
  noShows: z.int(),
  cancels: z.int(),
  /** Null for callers who may not read spending. */
  spent: z.nullable(liraSum),
  lastVisit: z.nullable(wallClock),
  /** The service of the last visit; '' if there was none. */
  lastService: z.string(),
  /** Whether the customer has upcoming sessions of a course. */
  inSessions: z.boolean(),
  nextVisit: z.nullable(wallClock),
});

export const customerCard = z.object({
  code,
  version: z.int(),
  salonCode: code,
  /** The customer's account, once its phone is verified. */
  userCode: z.nullable(code),
  name: z.string(),
  lastname: z.string(),
  /** Masked for callers who may not read it. */
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  birthday: z.nullable(birthday),
  allergies: z.string(),
  tags: z.array(z.string()),
  consents: z.array(
    z.object({
      kind: cardConsent,
      given: z.boolean(),
      at: z.iso.datetime(),
      /** The salon says so in a list that it imported; the customer was not asked here. */
      claimed: z.boolean(),
    }),
  ),
  figures,
  createdAt: z.iso.datetime(),
});

export const cardNote = z.object({
  code,
  text: z.string(),
  by: z.string(),
  at: z.iso.datetime(),
});

/** The data of a customer that a booking needs. */
export const bookingCustomer = z.object({
  code,
  name: z.string(),
  lastname: z.string(),
  phone: z.nullable(z.string()),
  imageUrl: z.nullable(z.string()),
  userCode: z.nullable(code),
});
