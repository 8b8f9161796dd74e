import { customerViewRights } from '@ayna/domain/permissions';
import * as z from 'zod/mini';
import { del, get, post } from './contract.ts';
import { maxColumns } from './import/limits.ts';
import { code, emptyObject, pageNumber, queryInt } from './shapes.ts';
import { singleLineText } from './text-fields.ts';
import { calendarDate, wallClock } from './wall-clock.ts';
import { member, type SalonSource, withRight } from './who.ts';

// Import of customers from a file and export of cards to one, used by `@ayna/contracts/customer`.

const editRights = ['manage-customers', 'Receptionist'] as const;

/** A file shows the phones of everybody in it, also those of its refused rows. */
const importers = (salon: SalonSource) =>
  withRight(member(salon, ...editRights), 'view-customer-phone', 'Receptionist');

/** What a column of a file contains; a `skip` column is ignored. */
export const importField = z.enum([
  'skip',
  'full-name',
  'name',
  'lastname',
  'phone',
  'email',
  'birthday',
  'last-visit',
  'note',
  'allergies',
  'tags',
  'appointment-date',
  'appointment-time',
  'service',
  'employee',
]);

export type ImportField = z.output<typeof importField>;

/** Why a row was refused; `detail` is the value, the name on the other card, or a number. */
export const rowRefusal = z.enum([
  'no-name',
  'bad-name',
  'formula',
  'no-phone-same-name',
  'no-phone-many',
  'phone-short',
  'phone-wrong',
  'phone-of-another',
  'has-card',
  'bad-email',
  'bad-birthday',
  'bad-last-visit',
  'bad-tags',
  'too-long',
  'bad-appointment-date',
  'bad-appointment-time',
  'no-service-named',
  'unknown-service',
  'unknown-employee',
  'not-performed',
  'outside-hours',
  'slot-taken',
  'past',
  'package-needed',
]);

export type RowRefusal = z.output<typeof rowRefusal>;

const columns = z.array(importField).check(z.minLength(1), z.maxLength(maxColumns));

const importOptions = z.object({
  columns,
  /** Fills empty fields of a card with the same phone. Otherwise the card stays unchanged and the row is refused. */
  merge: z.boolean(),
  /** Whether all customers in the file agreed to SMS offers. */
  marketing: z.boolean(),
});

export const importState = z.object({
  code,
  /** `mapping` until the import is started. */
  state: z.enum(['mapping', 'running', 'stopped', 'done']),
  fileName: z.string(),
  sheet: z.nullable(z.string()),
  headers: z.array(z.string()),
  /** The first value of each column, to recognize it by. */
  samples: z.array(z.string()),
  options: importOptions,
  rows: z.int(),
  seen: z.int(),
  made: z.int(),
  merged: z.int(),
  refused: z.int(),
  /** Requested appointments, and how many of them were booked or refused so far. */
  wished: z.int(),
  booked: z.int(),
  unbooked: z.int(),
  startedAt: z.nullable(z.iso.datetime()),
});

export type ImportState = z.output<typeof importState>;

const previewRow = z.object({
  number: z.int(),
  name: z.string(),
  phone: z.nullable(z.string()),
  about: z.string(),
  lastVisit: z.nullable(calendarDate),
  appointment: z.nullable(wallClock),
  becomes: z.enum(['new', 'merged', 'refused']),
  /** Not a Turkish mobile number: it cannot receive SMS. */
  deaf: z.boolean(),
  why: z.nullable(rowRefusal),
  detail: z.string(),
});

export type PreviewRow = z.output<typeof previewRow>;

const refusedRow = z.object({
  number: z.int(),
  cells: z.array(z.string()),
  name: z.string(),
  phone: z.string(),
  why: rowRefusal,
  detail: z.string(),
  /** The card with the same phone. */
  cardCode: z.nullable(code),
});

export type RefusedRow = z.output<typeof refusedRow>;

const download = z.object({ name: z.string(), csv: z.string() });

const codeParams = z.object({ code });

export const customerImportRoutes = {
  startImport: post('/api/Customer/import', {
    who: importers('query.salonCode'),
    summary:
      'Uploads a file of customers (CSV or .xlsx, 8 MB) as one part `file`; responds with the guessed columns',
    upload: true,
    idempotent: true,
    query: z.object({ salonCode: code, fileName: singleLineText(1, 200) }),
    response: importState,
    rateLimit: { max: 30, seconds: 600 },
  }),
  latestImport: get('/api/Customer/import/of/:salonCode', {
    who: importers('params.salonCode'),
    summary: 'The running or last import; null if there is none',
    params: z.object({ salonCode: code }),
    response: z.object({ latest: z.nullable(importState) }),
  }),
  previewImport: post('/api/Customer/import/preview/:code', {
    who: importers('active'),
    summary: 'Shows the result of the rows with these columns; writes nothing',
    params: codeParams,
    body: importOptions,
    response: z.object({
      rows: z.array(previewRow),
      fresh: z.int(),
      merging: z.int(),
      refused: z.int(),
      appointments: z.int(),
    }),
  }),
  runImport: post('/api/Customer/import/run/:code', {
    who: importers('active'),
    summary: 'Imports the rows in the background, batch by batch',
    params: codeParams,
    body: importOptions,
    response: importState,
  }),
  stopImport: post('/api/Customer/import/stop/:code', {
    who: importers('active'),
    summary: 'Stops after the current batch; imported rows stay',
    params: codeParams,
    response: importState,
  }),
  resumeImport: post('/api/Customer/import/resume/:code', {
    who: importers('active'),
    summary: 'Continues a stopped import',
    params: codeParams,
    response: importState,
  }),
  refusedRows: get('/api/Customer/import/refused/:code', {
    who: importers('active'),
    summary: 'Refused rows with the reason; pages of 50 from 0',
    params: codeParams,
    query: z.object({ page: z.optional(pageNumber) }),
    response: z.object({ items: z.array(refusedRow), totalCount: z.int(), pageCount: z.int() }),
  }),
  correctRow: post('/api/Customer/import/mend/:code/:number', {
    who: importers('active'),
    summary: 'Imports a refused row with corrected cells',
    params: z.object({ code, number: queryInt(1, 1_000_000) }),
    body: z.object({ cells: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(maxColumns)) }),
    response: z.object({ import: importState, refused: z.nullable(refusedRow) }),
  }),
  refusedFile: get('/api/Customer/import/refused-file/:code', {
    who: importers('active'),
    summary: 'The refused rows as a file, to correct and upload again',
    params: codeParams,
    response: download,
  }),
  deleteImport: del('/api/Customer/import/:code', {
    who: importers('active'),
    summary: 'Deletes an import and its report; created cards stay',
    params: codeParams,
    response: emptyObject,
  }),
  exportCards: get('/api/Customer/export/:salonCode', {
    secondFactor: true,
    who: member('params.salonCode', ...customerViewRights),
    summary: 'All cards as CSV for Excel; phones masked for callers who may not read them',
    params: z.object({ salonCode: code }),
    response: download,
    rateLimit: { max: 30, seconds: 600 },
  }),
};
