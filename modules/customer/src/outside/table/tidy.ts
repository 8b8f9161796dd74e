import { mostColumns, mostRows } from '@ayna/contracts/core/import/limits';
import { broken } from './kind.ts';

export type Table = {
  readonly sheet: string | null;
  readonly headers: readonly string[];
  /** Each with its number as a spreadsheet shows it. */
  readonly rows: readonly { readonly number: number; readonly cells: readonly string[] }[];
};

const LONGEST = 2_000;
/** Of all cells together: a small archive can say one long text a million times. */
const MOST_LETTERS = 16_000_000;

const lines = /\r\n?/g;
/** What we hand out says with an apostrophe that a cell is text; it is not part of what it says. */
const asText = /^'(?=[=+\-@])/;
const shown = (cell: string): string =>
  cell.normalize('NFC').replaceAll(lines, '\n').trim().replace(asText, '');

/** A, B and so on: what a spreadsheet calls a column that has no name. */
const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

/** Whoever forgot the heads has somebody's phone or address there. */
const isNoHead = (cell: string): boolean =>
  /^[=+@-]/.test(cell) || cell.includes('@') || cell.replaceAll(/\D/g, '').length >= 7;

const lettersIn = (rows: readonly { readonly cells: readonly string[] }[]): number =>
  rows.reduce((sum, { cells }) => cells.reduce((many, cell) => many + cell.length, sum), 0);

export const tidied = (sheet: string | null, given: readonly (readonly string[])[]): Table => {
  const all = given
    .map((cells, index) => ({ number: index + 1, cells: cells.map(shown) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const [head, ...rows] = all;
  if (!head) throw broken('table-empty');
  const wide = Math.max(...all.map(({ cells }) => cells.findLastIndex((cell) => cell !== '') + 1));
  if (wide > mostColumns) throw broken('table-too-wide');
  if (rows.length > mostRows) throw broken('table-too-long');
  if (all.some(({ cells }) => cells.some((cell) => cell.length > LONGEST))) throw broken('cell-too-long');
  if (lettersIn(all) > MOST_LETTERS) throw broken('table-too-large');
  if (head.cells.some(isNoHead)) throw broken('table-without-heads');
  if (rows.length === 0) throw broken('table-without-rows');
  const filled = (cells: readonly string[]) => Array.from({ length: wide }, (_, at) => cells[at] ?? '');
  return {
    sheet,
    headers: filled(head.cells).map((cell, at) => cell.replaceAll(/\s+/g, ' ').slice(0, 100) || letterOf(at)),
    rows: rows.map(({ number, cells }) => ({ number, cells: filled(cells) })),
  };
};
