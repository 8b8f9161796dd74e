import * as z from 'zod/mini';
import { contract, del, get, patch, post } from './core/contract.ts';
import { embeddingRoutes } from './core/embedding-routes.ts';
import { fieldMessages } from './core/fields/errors.ts';
import { firstDay, firstDayRoutes } from './core/first-day-routes.ts';
import { pageDesignRoutes } from './core/page-design-routes.ts';
import { personalDataRoute } from './core/personal-data.ts';
import { platformSalonRoutes, suspension } from './core/platform-salons.ts';
import { salonPageRoutes } from './core/salon-page-routes.ts';
import {
  banState,
  createSalonForm,
  salonCard,
  salonGeneralForm,
  salonHoursForm,
  salonPath,
  salonRulesForm,
  salonState,
} from './core/salons.ts';
import { code, emptyObject, statePageQuery, version } from './core/shapes.ts';
import { personName, phone, singleLineText } from './core/text-fields.ts';
import { calendarDate } from './core/wall-clock.ts';
import { anyone, anySession, internal, internalSalon, member, signedIn } from './core/who.ts';

export type { FirstDayFact } from './core/first-day-routes.ts';
export type { DesignDraft, DesignVersion, PublishedDesign } from './core/page-design-routes.ts';
export type { PlatformSalon, SalonStanding } from './core/platform-salons.ts';
export type { SalonStatus } from './core/salons.ts';
export {
  salonBasicsForm,
  salonGeneralForm,
  salonHoursForm,
  salonPath,
  salonRulesForm,
} from './core/salons.ts';

const { gone: _, ...visibleFields } = salonState.shape;

/** A salon as its members see it. */
const salonShape = z.object({
  ...visibleFields,
  suspension,
  firstDay,
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  changedBy: z.nullable(z.string()),
});

export type Salon = z.output<typeof salonShape>;
export type SalonCard = z.output<typeof salonCard>;

/** By account or by phone: a guest who books with an SMS code has no account. */
export const banForm = z
  .object({
    salonCode: code,
    userCode: z._default(z.nullable(code), null),
    phone: z._default(z.nullable(phone), null),
    name: personName,
    reason: singleLineText(0, 200),
    /** The last day of the ban; null means for good. */
    until: z._default(z.nullable(calendarDate), null),
  })
  .check(
    z.refine((ban) => ban.userCode !== null || ban.phone !== null, {
      path: ['phone'],
      error: fieldMessages.whoMissing,
    }),
  );

const ban = z.object({
  code,
  userCode: z.nullable(code),
  phone: z.nullable(z.string()),
  name: z.string(),
  reason: z.string(),
  until: z.nullable(calendarDate),
  createdAt: z.iso.datetime(),
});

export type Ban = z.output<typeof ban>;

const salonParams = z.object({ salonCode: code });

export const salon = contract('salon', {
  create: post('/api/Salon', {
    who: signedIn,
    summary: 'Creates a salon; the caller becomes its owner and Administrator, and its trial begins',
    body: createSalonForm,
    response: salonShape,
    idempotent: true,
    rateLimit: { max: 20, seconds: 600 },
  }),
  checkPath: get('/api/Salon/check-path', {
    who: signedIn,
    summary: 'Whether a page address is free, and a similar free one',
    query: z.object({ path: salonPath, salonCode: z.optional(code) }),
    response: z.object({ free: z.boolean(), suggestion: z.string() }),
    rateLimit: { max: 120, seconds: 60 },
  }),
  ...platformSalonRoutes,
  byOwner: get('/api/Salon/by-owner', {
    who: signedIn,
    summary: 'The salons that the signed-in person owns',
    response: z.array(salonCard),
  }),
  mine: get('/api/Salon/mine', {
    who: signedIn,
    summary: 'The salons that the signed-in person belongs to',
    response: z.array(salonCard),
  }),
  byPath: get('/api/Salon/by-path/:path', {
    who: anyone,
    summary: 'A published salon by its page address; a former address returns the current one',
    params: z.object({ path: z.string().check(z.maxLength(80)) }),
    response: z.object({
      ...salonCard.shape,
      phone: z.string(),
      address: z.string(),
      description: z.string(),
      openingHours: salonHoursForm.shape.openingHours,
      onlineBooking: z.boolean(),
    }),
    rateLimit: { max: 120, seconds: 60 },
  }),
  ...salonPageRoutes,
  byCode: get('/api/Salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'A salon with all its settings',
    params: salonParams,
    response: salonShape,
  }),
  change: patch('/api/Salon/:salonCode', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Changes the given parts of the settings; an outdated version is refused',
    params: salonParams,
    body: z.object({
      version,
      general: z.optional(salonGeneralForm),
      hours: z.optional(salonHoursForm),
      rules: z.optional(salonRulesForm),
    }),
    response: salonShape,
  }),
  ...pageDesignRoutes,
  ...embeddingRoutes,
  ...firstDayRoutes,
  ban: post('/api/UserBan', {
    who: member('body.salonCode', 'manage-customers', 'Receptionist'),
    summary: 'Bans a person from booking in this salon',
    body: banForm,
    response: ban,
    idempotent: true,
  }),
  liftBan: del('/api/UserBan/:salonCode/:code', {
    who: member('params.salonCode', 'manage-customers', 'Receptionist'),
    summary: 'Lifts a ban',
    params: z.object({ salonCode: code, code }),
    response: emptyObject,
  }),
  bansOfSalon: get('/api/UserBan/salon/:salonCode', {
    who: member('params.salonCode', 'view-customers', 'manage-customers', 'Receptionist'),
    summary: 'The bans of the salon, newest first',
    params: salonParams,
    response: z.array(ban),
  }),
  bansOfUser: get('/api/UserBan/user/:salonCode/:userCode', {
    who: member('params.salonCode', 'view-customers', 'manage-customers', 'Receptionist'),
    summary: 'The bans of one person in the salon',
    params: z.object({ salonCode: code, userCode: code }),
    response: z.array(ban),
  }),
  isBanned: get('/api/UserBan/is-banned', {
    who: anySession,
    summary: 'Whether the signed-in person is banned from a salon; false for an unknown salon',
    query: salonParams,
    response: z.object({ banned: z.boolean() }),
  }),
  card: get('/internal/salon/card/:salonCode', {
    who: internalSalon('params.salonCode'),
    summary: 'The data of a salon that other modules put in messages',
    params: salonParams,
    response: salonCard,
  }),
  states: get('/internal/salon/states', {
    who: internal,
    summary: 'Salon states ordered by key, for copies',
    query: statePageQuery,
    response: z.array(z.object({ salonCode: code, state: salonState })),
  }),
  banStates: get('/internal/salon/ban-states', {
    who: internal,
    summary: 'Ban states of all salons ordered by key, for copies',
    query: statePageQuery,
    response: z.array(z.object({ salonCode: code, state: banState })),
  }),
  personalData: personalDataRoute('salon'),
});
