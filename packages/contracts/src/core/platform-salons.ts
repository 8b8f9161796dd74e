import * as z from 'zod/mini';
import { get, patch } from './contract.ts';
import { fieldMessages } from './fields/errors.ts';
import { salonCard, salonStatus } from './salons.ts';
import { code, emptyObject, pageNumber } from './shapes.ts';
import { multiLineText } from './text-fields.ts';
import { calendarDate } from './wall-clock.ts';
import { admin, member, orAdmin } from './who.ts';

// The salons of the platform as its staff see them, used by `@ayna/contracts/salon`.

/** Why platform staff suspended a salon, which the owner reads, and the status to return to. */
export const suspension = z.nullable(
  z.object({ at: z.iso.datetime(), reason: z.string(), from: salonStatus }),
);

/** How a salon stands with the platform: suspended, or by its package. */
const salonStanding = z.enum(['trial', 'active', 'expired', 'suspended']);

export type SalonStanding = z.output<typeof salonStanding>;

/** A salon as platform staff see it: who owns it and how it stands, nothing of what happens inside. */
const platformSalon = z.object({
  ...salonCard.shape,
  ownerCode: code,
  createdAt: z.iso.datetime(),
  standing: salonStanding,
  suspension,
  /** Null for the moment between a salon's creation and its trial. */
  subscription: z.nullable(
    z.object({ packageName: z.string(), trial: z.boolean(), endsAt: z.iso.datetime() }),
  ),
});

export type PlatformSalon = z.output<typeof platformSalon>;

/** The reason that the owner reads is part of a suspension. */
const statusForm = z.object({ status: salonStatus, reason: z.optional(multiLineText(0, 500)) }).check(
  z.refine(({ status, reason = '' }) => status !== 'Suspended' || reason.length >= 10, {
    path: ['reason'],
    error: fieldMessages.suspensionReason,
  }),
);

export const platformSalonRoutes = {
  all: get('/api/Salon/all', {
    who: admin,
    summary:
      'Salons of the platform, newest first, and how many have each standing; `s` searches, `codes` selects; pages of 20 from 0',
    query: z.object({
      page: z.optional(pageNumber),
      standing: z.optional(salonStanding),
      s: z.optional(z.string().check(z.maxLength(100))),
      codes: z.optional(z.string().check(z.maxLength(4_000))),
    }),
    response: z.object({
      items: z.array(platformSalon),
      totalCount: z.int(),
      pageCount: z.int(),
      /** Of what the search finds, whatever standing was asked for. */
      counts: z.record(salonStanding, z.int()),
    }),
  }),
  openings: get('/api/Salon/openings', {
    who: admin,
    summary:
      'How many salons were opened on each of the last 28 days in Turkish time, and how many there are',
    response: z.object({
      days: z.array(z.object({ date: calendarDate, count: z.int() })),
      totalCount: z.int(),
    }),
  }),
  setStatus: patch('/api/Salon/status/:salonCode', {
    who: orAdmin(member('params.salonCode', 'manage-salon')),
    summary:
      'Publishes or unpublishes a salon; only Admin suspends one, with a reason, or lifts a suspension',
    params: z.object({ salonCode: code }),
    body: statusForm,
    response: emptyObject,
  }),
};
