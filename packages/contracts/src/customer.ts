import { bookingRights, customerViewRights } from '@ayna/domain/permissions';
import * as z from 'zod/mini';
import { contract, del, get, post, put } from './core/contract.ts';
import { customerFigureRoutes } from './core/customer-figure-routes.ts';
import { customerImportRoutes } from './core/customer-import-routes.ts';
import { bookingCustomer, cardConsent, cardForm, cardNote, customerCard } from './core/customers.ts';
import { personalDataRoute } from './core/personal-data.ts';
import { code, emptyObject, pageNumber, queryInt, version } from './core/shapes.ts';
import { multiLineText, personName, phone } from './core/text-fields.ts';
import { internal, internalSalon, member } from './core/who.ts';

export type {
  ImportField,
  ImportState,
  PreviewRow,
  RefusedRow,
  RowRefusal,
} from './core/customer-import-routes.ts';
export { cardForm } from './core/customers.ts';
export type { LapsedAfter } from './core/lapsed.ts';

export type CustomerCard = z.output<typeof customerCard>;
export type CardNote = z.output<typeof cardNote>;

export type CustomerLifetime = z.output<typeof customerFigureRoutes.lifetime.response>;

const salonParams = z.object({ salonCode: code });
const codeParams = z.object({ code });

/** Without a visit for 90 days; with upcoming sessions; with a recorded allergy. */
const cardFilter = z.enum(['away', 'sessions', 'allergies']);

export type CardFilter = z.output<typeof cardFilter>;

const editRights = ['manage-customers', 'Receptionist'] as const;

export const customer = contract('customer', {
  ...customerImportRoutes,
  ...customerFigureRoutes,
  list: get('/api/Customer/by-salon/:salonCode', {
    who: member('params.salonCode', ...customerViewRights),
    summary: 'Cards of the salon; `s` searches name and phone, folding Turkish letters; pages from 0',
    params: salonParams,
    query: z.object({
      page: z.optional(pageNumber),
      s: z.optional(z.string().check(z.maxLength(100))),
      tag: z.optional(z.string().check(z.maxLength(30))),
      sort: z.optional(z.enum(['name', 'last-visit', 'spent', 'newest'])),
      show: z.optional(cardFilter),
      /** Those who have lapsed after this service, as the weekly suggestion counts them. */
      lapsed: z.optional(code),
      /** Cards per page. */
      size: z.optional(queryInt(1, 50)),
    }),
    response: z.object({ items: z.array(customerCard), totalCount: z.int(), pageCount: z.int() }),
  }),
  counts: get('/api/Customer/counts/:salonCode', {
    who: member('params.salonCode', ...customerViewRights),
    summary: 'Number of cards: in total, per list filter, and new ones',
    params: salonParams,
    response: z.object({
      all: z.int(),
      away: z.int(),
      sessions: z.int(),
      allergies: z.int(),
      newThisMonth: z.int(),
    }),
  }),
  find: get('/api/Customer/find/:salonCode', {
    who: member('params.salonCode', ...customerViewRights, bookingRights.own, bookingRights.all),
    summary: 'At most eight cards that match a search, for booking',
    params: salonParams,
    query: z.object({ s: z.string().check(z.minLength(2), z.maxLength(100)) }),
    response: z.array(
      z.object({
        code,
        name: z.string(),
        lastname: z.string(),
        phone: z.nullable(z.string()),
        allergies: z.string(),
        lastVisit: customerCard.shape.figures.shape.lastVisit,
        nextVisit: customerCard.shape.figures.shape.nextVisit,
      }),
    ),
  }),
  byCode: get('/api/Customer/:code', {
    who: member('active', ...customerViewRights),
    summary: 'One card; the code of a merged card returns the card it was merged into',
    params: codeParams,
    response: customerCard,
  }),
  create: post('/api/Customer', {
    who: member('body.salonCode', ...editRights),
    summary: 'Creates a card; a phone belongs to one card',
    body: z.object({ salonCode: code, ...cardForm.shape }),
    response: customerCard,
    idempotent: true,
  }),
  change: put('/api/Customer/:code', {
    who: member('active', ...editRights),
    summary: 'Changes a card; an outdated version is refused',
    params: codeParams,
    body: z.object({ ...cardForm.shape, version }),
    response: customerCard,
  }),
  remove: del('/api/Customer/:code', {
    who: member('active', ...editRights),
    summary: 'Removes a card; it can be restored',
    params: codeParams,
    response: emptyObject,
  }),
  erase: post('/api/Customer/erase/:code', {
    who: member('active', 'manage-customers'),
    // People keep their right to be erased.
    whileSuspended: true,
    summary:
      'Deletes a card and all personal data of the customer for good; refused while an appointment is coming',
    params: codeParams,
    response: emptyObject,
    rateLimit: { max: 30, seconds: 3_600 },
  }),
  restore: post('/api/Customer/restore/:code', {
    who: member('active', ...editRights),
    summary: 'Restores a card',
    params: codeParams,
    response: customerCard,
  }),
  merge: post('/api/Customer/merge/:code', {
    who: member('active', ...editRights),
    summary:
      'Merges another card into this one, with its visits, notes and consents; repeating it is harmless',
    params: codeParams,
    body: z.object({ from: code, version, fromVersion: version }),
    response: customerCard,
  }),
  consent: post('/api/Customer/consent/:code', {
    who: member('active', ...editRights),
    summary: 'Records that the customer gave or withdrew a consent; every change is stored',
    params: codeParams,
    body: z.object({ kind: cardConsent, given: z.boolean() }),
    response: customerCard,
  }),
  notes: get('/api/Customer/notes/:code', {
    who: member('active', ...customerViewRights),
    summary: 'Notes on a customer, newest first',
    params: codeParams,
    response: z.array(cardNote),
  }),
  addNote: post('/api/Customer/notes/:code', {
    who: member('active', ...customerViewRights),
    summary: 'Adds a note',
    params: codeParams,
    body: z.object({ text: multiLineText(1, 1_000) }),
    response: cardNote,
    idempotent: true,
  }),
  removeNote: del('/api/Customer/notes/:code/:noteCode', {
    who: member('active', ...editRights),
    summary: 'Removes a note',
    params: z.object({ code, noteCode: code }),
    response: emptyObject,
  }),
  restoreNote: post('/api/Customer/notes/:code/:noteCode/restore', {
    who: member('active', ...editRights),
    summary: 'Restores a note',
    params: z.object({ code, noteCode: code }),
    response: emptyObject,
  }),
  findOrCreate: post('/internal/customer/find-or-make', {
    who: internalSalon('body.salonCode'),
    summary: 'The card with a phone, created if there is none',
    body: z.object({ salonCode: code, phone, name: personName, lastname: z.string() }),
    response: bookingCustomer,
  }),
  findOrCreateForUser: post('/internal/customer/of-user', {
    who: internalSalon('body.salonCode'),
    summary: 'The card of an account, found by its verified phone or created',
    body: z.object({ salonCode: code, userCode: code }),
    response: bookingCustomer,
  }),
  cardOfUser: get('/internal/customer/of-user/:salonCode/:userCode', {
    who: internalSalon('params.salonCode'),
    summary:
      'The card that a booking of the account would use, null where it would create one; and the phone of the account',
    params: z.object({ salonCode: code, userCode: code }),
    response: z.object({ code: z.nullable(code), phone: z.string() }),
  }),
  claimCards: post('/internal/customer/claim', {
    who: internal,
    summary:
      "Links an account to the cards with its verified phone that have no account, and returns all of the account's cards",
    body: z.object({ userCode: code }),
    response: z.array(z.object({ salonCode: code, code })),
  }),
  bookingCustomer: get('/internal/customer/known/:salonCode/:code', {
    who: internalSalon('params.salonCode'),
    summary: 'The data of a card that a booking needs',
    params: z.object({ salonCode: code, code }),
    response: bookingCustomer,
  }),
  allergies: get('/internal/customer/allergies/:salonCode/:code', {
    who: internalSalon('params.salonCode'),
    summary: 'The allergies on a card, for a module that knows who may see them; none for a removed card',
    params: z.object({ salonCode: code, code }),
    response: z.object({ allergies: z.string() }),
  }),
  allergicCards: post('/internal/customer/allergic-cards', {
    who: internalSalon('body.salonCode'),
    summary: 'Those of the cards with an allergy, for a module that knows who may see them',
    body: z.object({ salonCode: code, codes: z.array(code).check(z.maxLength(2_000)) }),
    response: z.array(z.object({ code, allergies: z.string() })),
  }),
  matchingCards: post('/internal/customer/matching-cards', {
    who: internalSalon('body.salonCode'),
    summary:
      'Codes of at most 200 cards that match a search by name or phone, the latest first; without `seesPhones` a phone matches as a whole only',
    body: z.object({
      salonCode: code,
      s: z.string().check(z.minLength(2), z.maxLength(100)),
      seesPhones: z.boolean(),
    }),
    response: z.array(code).check(z.maxLength(200)),
  }),
  personalData: personalDataRoute('customer'),
});
