import * as z from 'zod/mini';
import { contract, del, get, patch, post, put } from './core/contract.ts';
import { line, personName, phone } from './core/people.ts';
import {
  banState,
  createForm,
  generalForm,
  hoursForm,
  rulesForm,
  salonCard,
  salonPath,
  salonState,
  salonStatus,
} from './core/salons.ts';
import { code, nothing, queryInt, statesAfter } from './core/shapes.ts';
import { admin, anyone, member, orAdmin, salonSibling, sibling, signedIn } from './core/who.ts';
import { fieldMessages as say } from './errors.ts';

export type { SalonStatus } from './core/salons.ts';
export { createForm, faceForm, generalForm, hoursForm, rulesForm, salonPath } from './core/salons.ts';

const { gone: _, ...shown } = salonState.shape;

/** A salon as its own people see it. */
const salonShape = z.object({
  ...shown,
  createdAt: z.iso.datetime(),
  changedAt: z.iso.datetime(),
  changedBy: z.nullable(z.string()),
});

export type Salon = z.output<typeof salonShape>;
export type SalonCard = z.output<typeof salonCard>;

/** Looks of a salon's own page; every saving is kept as a version. */
export const designForm = z.object({
  template: z.enum(['flow', 'razor']),
  /** One of the six tones that work in both themes. */
  tone: z.int().check(z.gte(1), z.lte(6)),
  slogan: line(0, 120),
  sections: z
    .array(z.enum(['about', 'services', 'team', 'photos', 'reviews', 'hours', 'map']))
    .check(z.maxLength(7)),
});

const design = z.object({ ...designForm.shape, version: z.int(), savedAt: z.nullable(z.iso.datetime()) });

export type Design = z.output<typeof design>;

/** By account or by phone: a guest who books with an SMS code has no account. */
export const banForm = z
  .object({
    salonCode: code,
    userCode: z._default(z.nullable(code), null),
    phone: z._default(z.nullable(phone), null),
    name: personName,
    reason: line(0, 200),
    /** The last day of it; null is for good. */
    until: z._default(z.nullable(z.iso.date()), null),
  })
  .check(
    z.refine((ban) => ban.userCode !== null || ban.phone !== null, {
      path: ['phone'],
      error: say.whoMissing,
    }),
  );

const ban = z.object({
  code,
  userCode: z.nullable(code),
  phone: z.nullable(z.string()),
  name: z.string(),
  reason: z.string(),
  until: z.nullable(z.iso.date()),
  createdAt: z.iso.datetime(),
});

export type Ban = z.output<typeof ban>;

const inSalon = z.object({ salonCode: code });
const version = { version: z.int() };

export const salon = contract('salon', {
  create: post('/api/Salon', {
    who: signedIn,
    summary: 'Opens a salon: its owner is its Administrator, and its trial begins',
    body: createForm,
    answer: salonShape,
    once: true,
    limit: { max: 20, seconds: 600 },
  }),
  checkPath: get('/api/Salon/check-path', {
    who: signedIn,
    summary: 'Whether an address is free, and a free one like it',
    query: z.object({ path: salonPath, salonCode: z.optional(code) }),
    answer: z.object({ free: z.boolean(), suggestion: z.string() }),
    limit: { max: 120, seconds: 60 },
  }),
  all: get('/api/Salon/all', {
    who: admin,
    summary: 'Salons of the platform, newest first; `s` searches, `codes` picks; pages of 20 from 0',
    query: z.object({
      page: z.optional(queryInt.check(z.refine((page) => page >= 0))),
      s: z.optional(z.string().check(z.maxLength(100))),
      codes: z.optional(z.string().check(z.maxLength(4_000))),
    }),
    answer: z.object({ items: z.array(salonCard), totalCount: z.int(), pageCount: z.int() }),
  }),
  byOwner: get('/api/Salon/by-owner', {
    who: signedIn,
    summary: 'The salons that the signed-in person owns',
    answer: z.array(salonCard),
  }),
  mine: get('/api/Salon/mine', {
    who: signedIn,
    summary: 'The salons that the signed-in person belongs to',
    answer: z.array(salonCard),
  }),
  byPath: get('/api/Salon/by-path/:path', {
    who: anyone,
    summary: 'A published salon by its address; an earlier address leads to the present one',
    params: z.object({ path: z.string().check(z.maxLength(80)) }),
    answer: z.object({
      ...salonCard.shape,
      phone: z.string(),
      address: z.string(),
      description: z.string(),
      openingHours: hoursForm.shape.openingHours,
      onlineBooking: z.boolean(),
    }),
    limit: { max: 120, seconds: 60 },
  }),
  setStatus: patch('/api/Salon/status/:salonCode', {
    who: orAdmin(member('params.salonCode', 'manage-salon')),
    summary: 'Publishes a salon or takes it down; only Admin suspends, and lifts that',
    params: inSalon,
    body: z.object({ status: salonStatus }),
    answer: nothing,
  }),
  one: get('/api/Salon/:salonCode', {
    who: member('params.salonCode'),
    summary: 'A salon with all its settings',
    params: inSalon,
    answer: salonShape,
  }),
  change: patch('/api/Salon/:salonCode', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Changes what is given; a version that is not the present one is refused',
    params: inSalon,
    body: z.object({
      ...version,
      general: z.optional(generalForm),
      hours: z.optional(hoursForm),
      rules: z.optional(rulesForm),
    }),
    answer: salonShape,
  }),
  design: get('/api/CustomSalonData/:salonCode', {
    who: member('params.salonCode'),
    summary: "How the salon's own page looks",
    params: inSalon,
    answer: design,
  }),
  saveDesign: put('/api/CustomSalonData/:salonCode', {
    who: member('params.salonCode', 'manage-salon'),
    summary: "Saves a new version of the page's looks",
    params: inSalon,
    body: z.object({ ...designForm.shape, ...version }),
    answer: design,
  }),
  ban: post('/api/UserBan', {
    who: member('body.salonCode', 'manage-customers', 'Receptionist'),
    summary: 'Somebody may book no more in this salon',
    body: banForm,
    answer: ban,
    once: true,
  }),
  liftBan: del('/api/UserBan/:salonCode/:code', {
    who: member('params.salonCode', 'manage-customers', 'Receptionist'),
    summary: 'Lifts a ban',
    params: z.object({ salonCode: code, code }),
    answer: nothing,
  }),
  bansOfSalon: get('/api/UserBan/salon/:salonCode', {
    who: member('params.salonCode', 'view-customers', 'manage-customers', 'Receptionist'),
    summary: 'Everybody banned from the salon, newest first',
    params: inSalon,
    answer: z.array(ban),
  }),
  bansOfUser: get('/api/UserBan/user/:salonCode/:userCode', {
    who: member('params.salonCode', 'view-customers', 'manage-customers', 'Receptionist'),
    summary: 'The bans of one person in the salon',
    params: z.object({ salonCode: code, userCode: code }),
    answer: z.array(ban),
  }),
  isBanned: get('/api/UserBan/is-banned', {
    who: signedIn,
    summary: 'Whether the signed-in person is banned from a salon; a salon that is not there bans nobody',
    query: inSalon,
    answer: z.object({ banned: z.boolean() }),
  }),
  card: get('/internal/salon/card/:salonCode', {
    who: salonSibling('params.salonCode'),
    summary: 'What a sibling says of the salon in a message',
    params: inSalon,
    answer: salonCard,
  }),
  states: get('/internal/salon/states', {
    who: sibling,
    summary: 'Salon states in the order of their keys, for copies',
    query: statesAfter,
    answer: z.array(z.object({ salonCode: code, state: salonState })),
  }),
  banStates: get('/internal/salon/ban-states', {
    who: sibling,
    summary: 'Ban states of all salons in the order of their keys, for copies',
    query: statesAfter,
    answer: z.array(z.object({ salonCode: code, state: banState })),
  }),
});
