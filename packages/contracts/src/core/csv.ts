/** What a spreadsheet takes for a formula where a cell begins, in either width, whatever blanks stand before it. */
const formula = String.raw`(?=[\s\p{C}]*[=+\-@\uff1d\uff0b\uff0d\uff20])`;
const atTheStart = new RegExp(`^${formula}`, 'u');
/** After what parts cells somewhere in the world: not every spreadsheet reads the file as ours does. */
const afterParting = new RegExp(`([;,\\t\\r\\n])${formula}`, 'gu');

/** Text that no spreadsheet reckons with: an apostrophe says that it is text. */
const harmless = (text: string): string => text.replaceAll(afterParting, "$1'").replace(atTheStart, "'");

const cell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** A table as the file that Excel opens in Turkey: UTF-8 that says so, semicolons, every cell in quotes. */
export const csvOf = (rows: readonly (readonly string[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`;
