import * as z from 'zod/mini';
import { event } from './core/event.ts';
import { openingHours } from './core/hours.ts';
import { banState, salonState, salonStatus } from './core/salons.ts';
import { code } from './core/shapes.ts';

/** A salon was created. Its handlers create the trial, the Administrator and the owner as an employee. */
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

/** Platform staff suspended a salon or lifted the suspension. */
export const salonStatusSet = event('salon.status-set', {
  data: z.object({
    byCode: code,
    from: salonStatus,
    to: salonStatus,
    reason: z.string(),
  }),
});

/** The whole current salon. */
export const salonChanged = event('salon.changed', {
  data: salonState,
  signal: ({ code, version }) => ({ code, version }),
});

/** A person was banned from a salon, or the ban was lifted (`gone`). */
export const userBanned = event('user.banned', {
  data: banState,
  signal: ({ code, version }) => ({ code, version }),
});

/** A new version of the page's design was published. */
export const designPublished = event('design.published', {
  data: z.object({ code, version: z.int() }),
  signal: ({ code, version }) => ({ code, version }),
});

/** Something was there for the first time that the checklist of a new salon shows with its time. */
export const firstDayNoted = event('salon.first-day-noted', {
  data: z.object({ code, version: z.int() }),
  signal: ({ code, version }) => ({ code, version }),
});
