/** The start of a formula in a spreadsheet: half-width or full-width sign, after any blanks. */
const formula = String.raw`(?=[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])`;
const formulaAtStart = new RegExp(`^${formula}`, 'u');
/** A formula after any common cell separator: not every spreadsheet splits cells at semicolons. */
const formulaAfterSeparator = new RegExp(`([;,\\t\\r\\n])${formula}`, 'gu');

/** Prevents formulas: a leading apostrophe makes a spreadsheet treat the cell as text. */
const escapeFormulas = (text: string): string =>
  text.replaceAll(formulaAfterSeparator, "$1'").replace(formulaAtStart, "'");

const toCell = (text: string): string => `"${escapeFormulas(text).replaceAll('"', '""')}"`;

/** Writes a table as CSV for Excel in Turkey: UTF-8 with a byte order mark, semicolons, every cell quoted. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')}`;
