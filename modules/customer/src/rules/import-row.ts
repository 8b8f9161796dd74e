import type { ImportField } from '@ayna/contracts/core/customer-import-routes';
import { foldText, toSearchText } from '@ayna/contracts/core/search-text';
import {
  email as emailShape,
  multiLineText,
  personName,
  singleLineText,
} from '@ayna/contracts/core/text-fields';
import { validate } from '@ayna/contracts/core/validation';
import * as z from 'zod/mini';
import {
  isFormula,
  isRefusal,
  parseDate,
  parsePhone,
  parseTime,
  type RefusalReason,
  refuse,
} from './import-cells.ts';

export type FileRow = { readonly number: number; readonly cells: readonly string[] };

type AppointmentRequest = {
  readonly startDate: string;
  readonly service: string;
  readonly employee: string | null;
};

/** A customer as one row of a file describes them. */
export type ImportedCustomer = {
  readonly name: string;
  readonly lastname: string;
  readonly folded: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly birthday: string | null;
  readonly lastVisit: string | null;
  readonly allergies: string;
  readonly note: string;
  readonly tags: readonly string[];
  readonly request: AppointmentRequest | null;
};

type CellReader = (field: ImportField) => string;

export const createCellReader = ({ cells }: FileRow, columns: readonly ImportField[]): CellReader => {
  const indexes = new Map(columns.map((field, at) => [field, at]));
  return (field) => cells[indexes.get(field) ?? -1] ?? '';
};

const collapseSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The last word is the last name, unless it is a single letter. */
const splitName = (whole: string): { name: string; lastname: string } => {
  const [, name = whole, lastname = ''] = /^(.+) (\S{2,})$/.exec(whole) ?? [];
  return { name, lastname };
};

export const parseName = (cell: CellReader): { name: string; lastname: string } => {
  const whole = collapseSpaces(cell('full-name'));
  const name = collapseSpaces(cell('name'));
  const lastname = collapseSpaces(cell('lastname'));
  if (name === '' && whole !== '') return lastname === '' ? splitName(whole) : { name: whole, lastname };
  return lastname.length === 1 ? { name: `${name} ${lastname}`, lastname: '' } : { name, lastname };
};

const nameShape = z.object({ name: personName, lastname: z.union([personName, z.literal('')]) });

const tagsShape = z.array(singleLineText(1, 30)).check(z.maxLength(20));

const parseTags = (cell: string): string[] | null => {
  const tags = [
    ...new Set(
      cell
        .split(/[,;\n]/)
        .map(collapseSpaces)
        .filter(Boolean),
    ),
  ];
  return validate(tagsShape, tags).fields ? null : tags;
};

const parseAppointmentRequest = (cell: CellReader): AppointmentRequest | null | RefusalReason => {
  const dateCell = cell('appointment-date');
  if (dateCell === '') return null;
  const date = parseDate(dateCell);
  if (!date) return refuse('bad-appointment-date', dateCell);
  const time = parseTime(cell('appointment-time')) ?? parseTime(dateCell);
  if (!time) return refuse('bad-appointment-time', cell('appointment-time'));
  const service = collapseSpaces(cell('service'));
  if (service === '') return refuse('no-service-named');
  return { startDate: `${date}T${time}`, service, employee: collapseSpaces(cell('employee')) || null };
};

/** A note that mentions an allergy becomes the allergy, which the screens show as a banner. */
const separateAllergy = (note: string, allergies: string) =>
  allergies === '' && note.length <= 300 && /all?erji/.test(foldText(note))
    ? { note: '', allergies: note }
    : { note, allergies };

const textShape = z.object({ note: multiLineText(0, 1_000), allergies: multiLineText(0, 300) });

const parseDetails = (cell: CellReader) => {
  const email = cell('email') === '' ? null : validate(emailShape, cell('email'));
  if (email?.fields) return refuse('bad-email', cell('email'));
  const birthday = cell('birthday') === '' ? null : parseDate(cell('birthday'));
  if (birthday === null && cell('birthday') !== '') return refuse('bad-birthday', cell('birthday'));
  const lastVisit = cell('last-visit') === '' ? null : parseDate(cell('last-visit'));
  if (lastVisit === null && cell('last-visit') !== '') return refuse('bad-last-visit', cell('last-visit'));
  const tags = parseTags(cell('tags'));
  if (!tags) return refuse('bad-tags');
  const texts = validate(textShape, separateAllergy(cell('note'), cell('allergies')));
  if (texts.fields) return refuse('too-long');
  return { email: email?.value ?? null, birthday, lastVisit, tags, ...texts.value };
};

/** The customer of a row, or why the row is refused. */
export const parseRow = (row: FileRow, columns: readonly ImportField[]): ImportedCustomer | RefusalReason => {
  const cell = createCellReader(row, columns);
  if (columns.some((field) => field !== 'skip' && isFormula(cell(field)))) return refuse('formula');
  const rawName = parseName(cell);
  if (rawName.name === '') return refuse('no-name');
  const checked = validate(nameShape, rawName);
  if (checked.fields) return refuse('bad-name', rawName.name);
  const phone = parsePhone(cell('phone'));
  if (isRefusal(phone)) return phone;
  const details = parseDetails(cell);
  if (isRefusal(details)) return details;
  const request = parseAppointmentRequest(cell);
  if (isRefusal(request)) return request;
  const { name, lastname } = checked.value;
  return { name, lastname, folded: toSearchText([name, lastname]), phone, ...details, request };
};

export type ParsedRow = { readonly row: FileRow; readonly parsed: ImportedCustomer | RefusalReason };

export const parseRows = (rows: readonly FileRow[], columns: readonly ImportField[]): ParsedRow[] =>
  rows.map((row) => ({ row, parsed: parseRow(row, columns) }));
