import * as z from 'zod/mini';
import { del, get, post } from './contract.ts';
import { mostColumns } from './import/limits.ts';
import { line } from './people.ts';
import { code, nothing, queryInt } from './shapes.ts';
import { wallClock } from './wall-clock.ts';
import { member } from './who.ts';

// Customers who come from a file, and cards that leave as one; beside the contract that uses them.

const see = ['view-customers', 'manage-customers', 'Receptionist'] as const;
const edit = ['manage-customers', 'Receptionist'] as const;

/** What a column of a file can be; `skip` is left where it is. */
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

/** Why a row was not taken; `detail` says which value, whose card, or how many. */
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
]);

export type RowRefusal = z.output<typeof rowRefusal>;

const columns = z.array(importField).check(z.minLength(1), z.maxLength(mostColumns));

const importOptions = z.object({
  columns,
  /** Whether the card of a phone gets what it lacks; else it stays as it is, and the row is not taken. */
  merge: z.boolean(),
  /** Whether all of them allowed offers by SMS. */
  marketing: z.boolean(),
});

export const importState = z.object({
  code,
  /** `mapping` until somebody says go. */
  state: z.enum(['mapping', 'running', 'stopped', 'done']),
  fileName: z.string(),
  sheet: z.nullable(z.string()),
  headers: z.array(z.string()),
  /** The first value of each column, to know it by. */
  samples: z.array(z.string()),
  options: importOptions,
  rows: z.int(),
  seen: z.int(),
  made: z.int(),
  merged: z.int(),
  refused: z.int(),
  /** Appointments that were asked for, and what became of them so far. */
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
  lastVisit: z.nullable(z.iso.date()),
  appointment: z.nullable(wallClock),
  becomes: z.enum(['new', 'merged', 'refused']),
  /** No mobile of this country: no SMS reaches it. */
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
  /** The card that has the phone. */
  cardCode: z.nullable(code),
});

export type RefusedRow = z.output<typeof refusedRow>;

const download = z.object({ name: z.string(), csv: z.string() });

const named = z.object({ code });

export const customerImports = {
  startImport: post('/api/Customer/import', {
    who: member('query.salonCode', ...edit),
    summary:
      'A file of customers (CSV or .xlsx, 8 MB) as one part `file`; answers with columns as they were guessed',
    upload: true,
    query: z.object({ salonCode: code, fileName: line(1, 200) }),
    answer: importState,
    limit: { max: 30, seconds: 600 },
  }),
  latestImport: get('/api/Customer/import/of/:salonCode', {
    who: member('params.salonCode', ...edit),
    summary: 'The import that is under way or was the last; null where none is',
    params: z.object({ salonCode: code }),
    answer: z.object({ latest: z.nullable(importState) }),
  }),
  previewImport: post('/api/Customer/import/preview/:code', {
    who: member('active', ...edit),
    summary: 'What would become of the rows with these columns; nothing is written',
    params: named,
    body: importOptions,
    answer: z.object({
      rows: z.array(previewRow),
      fresh: z.int(),
      merging: z.int(),
      refused: z.int(),
      appointments: z.int(),
    }),
  }),
  runImport: post('/api/Customer/import/run/:code', {
    who: member('active', ...edit),
    summary: 'Takes the rows, piece by piece, in the background',
    params: named,
    body: importOptions,
    answer: importState,
  }),
  stopImport: post('/api/Customer/import/stop/:code', {
    who: member('active', ...edit),
    summary: 'Stops after the piece that is being taken; what was taken stays',
    params: named,
    answer: importState,
  }),
  resumeImport: post('/api/Customer/import/resume/:code', {
    who: member('active', ...edit),
    summary: 'Goes on where it was stopped',
    params: named,
    answer: importState,
  }),
  refusedRows: get('/api/Customer/import/refused/:code', {
    who: member('active', ...edit),
    summary: 'Rows that were not taken, and why; pages of 50 from 0',
    params: named,
    query: z.object({ page: z.optional(queryInt.check(z.refine((page) => page >= 0))) }),
    answer: z.object({ items: z.array(refusedRow), totalCount: z.int(), pageCount: z.int() }),
  }),
  mendRow: post('/api/Customer/import/mend/:code/:number', {
    who: member('active', ...edit),
    summary: 'Takes a row with other cells than the file has',
    params: z.object({ code, number: queryInt }),
    body: z.object({ cells: z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(mostColumns)) }),
    answer: z.object({ import: importState, refused: z.nullable(refusedRow) }),
  }),
  refusedFile: get('/api/Customer/import/refused-file/:code', {
    who: member('active', ...edit),
    summary: 'The rows that were not taken, as a file to mend and send again',
    params: named,
    answer: download,
  }),
  dropImport: del('/api/Customer/import/:code', {
    who: member('active', ...edit),
    summary: 'Forgets a file and its report; cards that were made stay',
    params: named,
    answer: nothing,
  }),
  exportCards: get('/api/Customer/export/:salonCode', {
    who: member('params.salonCode', ...see),
    summary: 'All cards as a file that Excel opens; phones masked for those who may not see them',
    params: z.object({ salonCode: code }),
    answer: download,
    limit: { max: 30, seconds: 600 },
  }),
};
