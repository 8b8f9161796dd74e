import * as z from 'zod/mini';
import { contract, del, get, post, put } from './core/contract.ts';
import { customerImports } from './core/customer-imports.ts';
import { card, cardConsent, cardForm, cardNote, knownCustomer } from './core/customers.ts';
import { longText, personName, phone } from './core/people.ts';
import { code, nothing, queryInt } from './core/shapes.ts';
import { member, salonSibling } from './core/who.ts';

export type {
  ImportField,
  ImportState,
  PreviewRow,
  RefusedRow,
  RowRefusal,
} from './core/customer-imports.ts';
export { cardForm } from './core/customers.ts';

export type Card = z.output<typeof card>;
export type CardNote = z.output<typeof cardNote>;

const inSalon = z.object({ salonCode: code });
const named = z.object({ code });

/** Not here for 90 days; sessions still to come; an allergy noted. */
const shown = z.enum(['away', 'sessions', 'allergies']);

export type ShownCards = z.output<typeof shown>;

const see = ['view-customers', 'manage-customers', 'Receptionist'] as const;
const edit = ['manage-customers', 'Receptionist'] as const;

export const customer = contract('customer', {
  ...customerImports,
  list: get('/api/Customer/by-salon/:salonCode', {
    who: member('params.salonCode', ...see),
    summary:
      'Cards of the salon; `s` searches name and phone without regard to Turkish letters; pages from 0',
    params: inSalon,
    query: z.object({
      page: z.optional(queryInt.check(z.refine((page) => page >= 0))),
      s: z.optional(z.string().check(z.maxLength(100))),
      tag: z.optional(z.string().check(z.maxLength(30))),
      sort: z.optional(z.enum(['name', 'last-visit', 'spent', 'newest'])),
      show: z.optional(shown),
      /** How many a page has. */
      size: z.optional(queryInt.check(z.refine((size) => size >= 1 && size <= 50))),
    }),
    answer: z.object({ items: z.array(card), totalCount: z.int(), pageCount: z.int() }),
  }),
  counts: get('/api/Customer/counts/:salonCode', {
    who: member('params.salonCode', ...see),
    summary: 'How many cards there are, how many each narrowing of the list would show, how many are new',
    params: inSalon,
    answer: z.object({
      all: z.int(),
      away: z.int(),
      sessions: z.int(),
      allergies: z.int(),
      newThisMonth: z.int(),
    }),
  }),
  find: get('/api/Customer/find/:salonCode', {
    who: member(
      'params.salonCode',
      ...see,
      'create-appointment-customer-free',
      'create-appointment-customer-free-all',
    ),
    summary: 'At most eight cards that fit what is being typed, for whoever books',
    params: inSalon,
    query: z.object({ s: z.string().check(z.minLength(2), z.maxLength(100)) }),
    answer: z.array(
      z.object({
        code,
        name: z.string(),
        lastname: z.string(),
        phone: z.nullable(z.string()),
        allergies: z.string(),
        lastVisit: card.shape.figures.shape.lastVisit,
        nextVisit: card.shape.figures.shape.nextVisit,
      }),
    ),
  }),
  one: get('/api/Customer/:code', {
    who: member('active', ...see),
    summary: 'One card; the code of a card that was merged answers with the one it became part of',
    params: named,
    answer: card,
  }),
  create: post('/api/Customer', {
    who: member('body.salonCode', ...edit),
    summary: 'Makes a card; one phone is one card',
    body: z.object({ salonCode: code, ...cardForm.shape }),
    answer: card,
    once: true,
  }),
  change: put('/api/Customer/:code', {
    who: member('active', ...edit),
    summary: 'Changes a card; a version that is not the present one is refused',
    params: named,
    body: z.object({ ...cardForm.shape, version: z.int() }),
    answer: card,
  }),
  remove: del('/api/Customer/:code', {
    who: member('active', ...edit),
    summary: 'Puts a card away; it can be brought back',
    params: named,
    answer: nothing,
  }),
  restore: post('/api/Customer/restore/:code', {
    who: member('active', ...edit),
    summary: 'Brings a card back',
    params: named,
    answer: card,
  }),
  merge: post('/api/Customer/merge/:code', {
    who: member('active', ...edit),
    summary:
      'Makes another card part of this one, with its visits, notes and consents; asked again it changes nothing more',
    params: named,
    body: z.object({ from: code, version: z.int(), fromVersion: z.int() }),
    answer: card,
  }),
  consent: post('/api/Customer/consent/:code', {
    who: member('active', ...edit),
    summary: 'Notes that the customer gave or took back a consent; every change is kept',
    params: named,
    body: z.object({ kind: cardConsent, given: z.boolean() }),
    answer: card,
  }),
  notes: get('/api/Customer/notes/:code', {
    who: member('active', ...see),
    summary: 'Notes on a customer, newest first',
    params: named,
    answer: z.array(cardNote),
  }),
  addNote: post('/api/Customer/notes/:code', {
    who: member('active', ...see),
    summary: 'Adds a note',
    params: named,
    body: z.object({ text: longText(1, 1_000) }),
    answer: cardNote,
    once: true,
  }),
  removeNote: del('/api/Customer/notes/:code/:noteCode', {
    who: member('active', ...edit),
    summary: 'Takes a note away',
    params: z.object({ code, noteCode: code }),
    answer: nothing,
  }),
  restoreNote: post('/api/Customer/notes/:code/:noteCode/restore', {
    who: member('active', ...edit),
    summary: 'Brings a note back',
    params: z.object({ code, noteCode: code }),
    answer: nothing,
  }),
  findOrMake: post('/internal/customer/find-or-make', {
    who: salonSibling('body.salonCode'),
    summary: 'The card of a phone, made if there is none',
    body: z.object({ salonCode: code, phone, name: personName, lastname: z.string() }),
    answer: knownCustomer,
  }),
  ofUser: post('/internal/customer/of-user', {
    who: salonSibling('body.salonCode'),
    summary: 'The card of an account, found by its verified phone or made if there is none',
    body: z.object({ salonCode: code, userCode: code }),
    answer: knownCustomer,
  }),
  known: get('/internal/customer/known/:salonCode/:code', {
    who: salonSibling('params.salonCode'),
    summary: 'What a booking needs to know of a card',
    params: z.object({ salonCode: code, code }),
    answer: knownCustomer,
  }),
});
