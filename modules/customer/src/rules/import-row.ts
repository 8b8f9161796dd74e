import type { ImportField } from '@ayna/contracts/core/customer-imports';
import { check } from '@ayna/contracts/core/fields';
import { fold, foldedTogether } from '@ayna/contracts/core/fold';
import { email as emailShape, line, longText, personName } from '@ayna/contracts/core/people';
import * as z from 'zod/mini';
import { dateIn, isFormula, isRefused, phoneIn, type Refused, refused, timeIn } from './import-cells.ts';

export type FileRow = { readonly number: number; readonly cells: readonly string[] };

export type Wish = { readonly startDate: string; readonly service: string; readonly employee: string | null };

/** Somebody, as a row tells of them. */
export type Told = {
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
  readonly wish: Wish | null;
};

type Cell = (field: ImportField) => string;

export const cellsOf = ({ cells }: FileRow, columns: readonly ImportField[]): Cell => {
  const places = new Map(columns.map((field, at) => [field, at]));
  return (field) => cells[places.get(field) ?? -1] ?? '';
};

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The last word is the last name; of one letter it is none, and stays with the name. */
const partedName = (whole: string): { name: string; lastname: string } => {
  const [, name = whole, lastname = ''] = /^(.+) (\S{2,})$/.exec(whole) ?? [];
  return { name, lastname };
};

export const nameIn = (cell: Cell): { name: string; lastname: string } => {
  const whole = spaced(cell('full-name'));
  const name = spaced(cell('name'));
  const lastname = spaced(cell('lastname'));
  if (name === '' && whole !== '') return lastname === '' ? partedName(whole) : { name: whole, lastname };
  return lastname.length === 1 ? { name: `${name} ${lastname}`, lastname: '' } : { name, lastname };
};

const names = z.object({ name: personName, lastname: z.union([personName, z.literal('')]) });

const someTags = z.array(line(1, 30)).check(z.maxLength(20));

const tagsIn = (cell: string): string[] | null => {
  const tags = [
    ...new Set(
      cell
        .split(/[,;\n]/)
        .map(spaced)
        .filter(Boolean),
    ),
  ];
  return check(someTags, tags).fields ? null : tags;
};

const wishIn = (cell: Cell): Wish | null | Refused => {
  const given = cell('appointment-date');
  if (given === '') return null;
  const date = dateIn(given);
  if (!date) return refused('bad-appointment-date', given);
  const time = timeIn(cell('appointment-time')) ?? timeIn(given);
  if (!time) return refused('bad-appointment-time', cell('appointment-time'));
  const service = spaced(cell('service'));
  if (service === '') return refused('no-service-named');
  return { startDate: `${date}T${time}`, service, employee: spaced(cell('employee')) || null };
};

/** A note that speaks of an allergy is shown as one, as a banner. */
const noted = (note: string, allergies: string) =>
  allergies === '' && note.length <= 300 && /all?erji/.test(fold(note))
    ? { note: '', allergies: note }
    : { note, allergies };

const texts = z.object({ note: longText(0, 1_000), allergies: longText(0, 300) });

/** What can be wrong beside the name and the phone. */
const detailsIn = (cell: Cell) => {
  const email = cell('email') === '' ? null : check(emailShape, cell('email'));
  if (email?.fields) return refused('bad-email', cell('email'));
  const birthday = cell('birthday') === '' ? null : dateIn(cell('birthday'));
  if (birthday === null && cell('birthday') !== '') return refused('bad-birthday', cell('birthday'));
  const lastVisit = cell('last-visit') === '' ? null : dateIn(cell('last-visit'));
  if (lastVisit === null && cell('last-visit') !== '') return refused('bad-last-visit', cell('last-visit'));
  const tags = tagsIn(cell('tags'));
  if (!tags) return refused('bad-tags');
  const said = check(texts, noted(cell('note'), cell('allergies')));
  if (said.fields) return refused('too-long');
  return { email: email?.value ?? null, birthday, lastVisit, tags, ...said.value };
};

/** Somebody, or why the row can't be taken as it is. */
export const readRow = (row: FileRow, columns: readonly ImportField[]): Told | Refused => {
  const cell = cellsOf(row, columns);
  if (columns.some((field) => field !== 'skip' && isFormula(cell(field)))) return refused('formula');
  const called = nameIn(cell);
  if (called.name === '') return refused('no-name');
  const checked = check(names, called);
  if (checked.fields) return refused('bad-name', called.name);
  const phone = phoneIn(cell('phone'));
  if (isRefused(phone)) return phone;
  const details = detailsIn(cell);
  if (isRefused(details)) return details;
  const wish = wishIn(cell);
  if (isRefused(wish)) return wish;
  const { name, lastname } = checked.value;
  return { name, lastname, folded: foldedTogether([name, lastname]), phone, ...details, wish };
};

/** A row of the file, and somebody or why not. */
export type ReadRow = { readonly row: FileRow; readonly read: Told | Refused };

export const readRows = (rows: readonly FileRow[], columns: readonly ImportField[]): ReadRow[] =>
  rows.map((row) => ({ row, read: readRow(row, columns) }));
