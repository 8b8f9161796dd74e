import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { openingHours } from './core/hours.ts';
import { banState, salonState } from './core/salons.ts';
import { code } from './core/shapes.ts';

/** A salon began. What must follow (its trial, its Administrator, the owner as an employee) is made by those who hear it. */
export const salonOpened = event('salon.opened', {
  data: z.object({
    code,
    openingHours,
    owner: z.object({
      code,
      name: z.string(),
      lastname: z.string(),
      phone: z.string(),
      email: z.nullable(z.string()),
      imageUrl: z.nullable(z.string()),
    }),
  }),
});

/** The whole salon as it is now. */
export const salonChanged = event('salon.changed', {
  data: salonState,
  bell: ({ code, version }) => ({ code, version }),
});

/** Somebody was banned from a salon, or the ban was lifted (`gone`). */
export const userBanned = event('user.banned', {
  data: banState,
  bell: ({ code, version }) => ({ code, version }),
});
