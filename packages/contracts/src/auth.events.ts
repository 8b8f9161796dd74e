import * as z from 'zod/mini';
import { platformEvent } from './core/event.ts';
import { code } from './core/shapes.ts';

/** Somebody proved a phone for the first time. */
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

/** The whole membership as it is now; `groups` is null for one that ended. */
export const membershipChanged = platformEvent('membership.changed', {
  data: z.object({ person: code, salonCode: code, groups: z.nullable(z.array(z.string())) }),
  // A right that is given or taken shows in the person's open browser at once. Memberships tell no version.
  bell: ({ person }) => ({ code: person, version: 0 }),
  bellAt: ({ salonCode }) => salonCode,
});

/** A one-time code waits to be sent. `code` names this sending, so that no redelivery sends it twice. */
export const codeRequested = platformEvent('code.requested', {
  data: z.object({
    code,
    phone: z.string(),
    digits: z.string(),
    purpose: z.enum(['sign-up', 'known-number', 'new-password', 'change-phone']),
    expiresAt: z.iso.datetime(),
  }),
});

/** A session ended, or works in another salon now; hosts forget what they remember of it. */
export const sessionChanged = platformEvent('session.changed', {
  data: z.object({ person: code, session: z.nullable(code) }),
});
