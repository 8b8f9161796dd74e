import * as z from 'zod/mini';
import { platformEvent } from './core/event.ts';
import { code } from './core/shapes.ts';

/** A person verified a phone for the first time. */
export const personRegistered = platformEvent('person.registered', {
  data: z.object({
    code,
    kind: z.enum(['owner', 'customer']),
    name: z.string(),
    lastname: z.string(),
    phone: z.string(),
  }),
});

export const profileChanged = platformEvent('profile.changed', {
  data: z.object({
    code,
    name: z.string(),
    lastname: z.string(),
    imageUrl: z.nullable(z.string()),
    phone: z.string(),
  }),
});

/**
 * An account was deleted: every module erases what it stores about the person. Phone and e-mail (empty where none was
 * proved) find what is stored without the account.
 */
export const personErased = platformEvent('person.erased', {
  secrets: ['phone', 'email'],
  data: z.object({ code, phone: z.string(), email: z.string() }),
});

/** The whole current membership; `groups` is null if it ended. */
export const membershipChanged = platformEvent('membership.changed', {
  data: z.object({ person: code, salonCode: code, groups: z.nullable(z.array(z.string())) }),
  // A changed right shows in the person's open browser at once. Memberships have no version.
  signal: ({ person }) => ({ code: person, version: 0 }),
  signalSalon: ({ salonCode }) => salonCode,
});

/** A one-time code is to be sent. `code` identifies this message, so that a redelivery does not send it twice. */
export const codeRequested = platformEvent('code.requested', {
  secrets: ['digits'],
  data: z.object({
    code,
    phone: z.string(),
    digits: z.string(),
    purpose: z.enum(['sign-up', 'known-number', 'new-password', 'change-phone', 'guest']),
    expiresAt: z.iso.datetime(),
  }),
});

/** A link that confirms an e-mail address is to be sent. `code` identifies this message. */
export const emailLinkRequested = platformEvent('email-link.requested', {
  secrets: ['token'],
  data: z.object({
    code,
    email: z.string(),
    name: z.string(),
    /** Empty where the address belongs to another account, whose owner is told instead. */
    token: z.string(),
    purpose: z.enum(['confirm', 'known-address']),
    expiresAt: z.iso.datetime(),
  }),
});

/** The phone or e-mail of an account changed. `phone` is the number it had before, which is told. */
export const contactChanged = platformEvent('contact.changed', {
  data: z.object({ code, phone: z.string(), what: z.enum(['phone', 'email']) }),
});

/** A session ended or changed its active salon. Hosts evict it from their caches. */
export const sessionChanged = platformEvent('session.changed', {
  data: z.object({ person: code, session: z.nullable(code) }),
});
