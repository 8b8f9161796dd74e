import { maxColumns, maxRows } from '@ayna/contracts/core/import/limits';
import { tableError } from './file-kind.ts';

export type Table = {
  readonly sheet: string | null;
  readonly headers: readonly string[];
  /** `number` is the row number that a spreadsheet shows. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
};

const LONGEST_CELL = 2_000;
/** Over all cells: a small archive can repeat one long text a million times. */
const MOST_CHARACTERS = 16_000_000;

const lineBreaks = /\r\n?/g;
/** Our own exports mark a cell as text with a leading apostrophe, which is not part of its value. */
const textApostrophe = /^'(?=[=+\-@])/;
const normalizeCell = (cell: string): string =>
  cell.normalize('NFC').replaceAll(lineBreaks, '\n').trim().replace(textApostrophe, '');

/** A, B and so on: the name that a spreadsheet gives to a column without a header. */
const columnLetter = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : columnLetter(Math.floor(index / 26) - 1) + columnLetter(index % 26);

/** A table without a header row has a phone or an e-mail address in its first row. */
const looksLikeData = (cell: string): boolean =>
  /^[=+@-]/.test(cell) || cell.includes('@') || cell.replaceAll(/\D/g, '').length >= 7;

const countCharacters = (rows: readonly { readonly cells: readonly string[] }[]): number =>
  rows.reduce((sum, { cells }) => cells.reduce((total, cell) => total + cell.length, sum), 0);

export const normalizeTable = (sheet: string | null, rawRows: readonly (readonly string[])[]): Table => {
  const filledRows = rawRows
    .map((cells, index) => ({ number: index + 1, cells: cells.map(normalizeCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [header, ...rows] = filledRows;
  if (!header) throw tableError('table-empty');
  const width = Math.max(...filledRows.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  if (width > maxColumns) throw tableError('table-too-wide');
  if (rows.length > maxRows) throw tableError('table-too-long');
  if (filledRows.some(({ cells }) => cells.some((cell) => cell.length > LONGEST_CELL)))
    throw tableError('cell-too-long');
  if (countCharacters(filledRows) > MOST_CHARACTERS) throw tableError('table-too-large');
  if (header.cells.some(looksLikeData)) throw tableError('table-without-heads');
  if (rows.length === 0) throw tableError('table-without-rows');
  const padCells = (cells: readonly string[]) => Array.from({ length: width }, (_, at) => cells[at] ?? '');
  return {
    sheet,
    headers: padCells(header.cells).map(
      (cell, at) => cell.replaceAll(/\s+/g, ' ').slice(0, 100) || columnLetter(at),
    ),
    rows: rows.map(({ number, cells }) => ({ number, cells: padCells(cells) })),
  };
};
