import { broken } from './kind.ts';

/** What no letter of windows-1254 is: a file with it is of another code page. */
const unassigned = /[\u{80}-\u{9F}]/u;
const controls = /[\p{Cc}\u{FFFD}]/u;
/** UTF-8 that somebody has read as windows-1252 and written down again. */
const garbled =
  /\u{C3}[\u{BC}\u{B6}\u{A7}\u{2021}\u{2013}\u{153}]|\u{C4}[\u{B1}\u{B0}\u{178}\u{17E}]|\u{C5}[\u{178}\u{17E}]/u;

const plain = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return inOurPage(bytes);
  }
};

const inOurPage = (bytes: Buffer): string => {
  // With a mark it says that it is UTF-8, and is not.
  if (bytes.subarray(0, 3).toString('hex') === 'efbbbf') throw broken('table-letters');
  const text = new TextDecoder('windows-1254').decode(bytes);
  if (unassigned.test(text)) throw broken('table-letters');
  return text;
};

/** UTF-8 with or without its mark, or windows-1254, as the Excel of this country writes. */
export const lettersOf = (bytes: Buffer): string => {
  if (/^(?:fffe|feff)/.test(bytes.subarray(0, 2).toString('hex'))) throw broken('table-letters');
  if (bytes.includes(0)) throw broken(isWide(bytes) ? 'table-letters' : 'not-a-table');
  const text = plain(bytes).normalize('NFC');
  if (controls.test(text.replaceAll(/[\t\r\n]/g, ''))) throw broken('not-a-table');
  if (garbled.test(text)) throw broken('table-letters');
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(text)) throw broken('not-a-table');
  if (/^\s*[[{]/.test(text)) throw broken('not-a-table');
  return text;
};

/** Two bytes a letter: every other one of the first is nothing. */
const isWide = (bytes: Buffer): boolean => {
  const head = [...bytes.subarray(0, 64)];
  const holes = (odd: number) => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  return Math.max(holes(0), holes(1)) > head.length / 4 && Math.min(holes(0), holes(1)) === 0;
};
