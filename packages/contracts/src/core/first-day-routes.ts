import * as z from 'zod/mini';
import { put } from './contract.ts';
import { code } from './shapes.ts';
import { member } from './who.ts';

// The checklist of a new salon, used by `@ayna/contracts/salon`. Its other points are computed from what is there.

/** What a point of the checklist hangs on, and became true at a moment. */
const firstDayFacts = ['hours', 'service', 'colleague', 'joined', 'photo', 'design'] as const;

export type FirstDayFact = (typeof firstDayFacts)[number];

const time = z.optional(z.iso.datetime());

export const firstDay = z.object({
  /** When each of them was there for the first time; missing before, and for salons that are older than these. */
  times: z.object({
    /** The salon opens on some day of the week. */
    hours: time,
    /** A service that customers can book. */
    service: time,
    /** A colleague without an account. */
    colleague: time,
    /** A colleague with one. */
    joined: time,
    photo: time,
    /** A published design of the page. */
    design: time,
  } satisfies Record<FirstDayFact, typeof time>),
  /** When somebody first shared the link of the salon's page. */
  sharedAt: z.nullable(z.iso.datetime()),
  /** When the checklist was done or closed; null while it is shown. */
  closedAt: z.nullable(z.iso.datetime()),
});

export const firstDayRoutes = {
  saveFirstDay: put('/api/Salon/first-day/:salonCode', {
    who: member('params.salonCode', 'manage-salon'),
    summary:
      "Notes that the page's link was shared, or closes the checklist of a new salon or opens it again",
    params: z.object({ salonCode: code }),
    body: z.object({ shared: z.optional(z.literal(true)), closed: z.optional(z.boolean()) }),
    response: firstDay,
  }),
};
