import { tableError } from './file-kind.ts';

/** Not assigned in windows-1254: a file that contains them uses another code page. */
const unassignedCharacters = /[\u{80}-\u{9F}]/u;
const controlCharacters = /[\p{Cc}\u{FFFD}]/u;
/** Turkish letters in UTF-8 that a program read as windows-1252 and saved again. */
const doublyEncoded =
  /\u{C3}[\u{BC}\u{B6}\u{A7}\u{2021}\u{2013}\u{153}]|\u{C4}[\u{B1}\u{B0}\u{178}\u{17E}]|\u{C5}[\u{178}\u{17E}]/u;

const decodeUtf8OrTurkish = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1254(bytes);
  }
};

const decodeWindows1254 = (bytes: Buffer): string => {
  // The byte order mark claims UTF-8, but the bytes are not valid UTF-8.
  if (bytes.subarray(0, 3).toString('hex') === 'efbbbf') throw tableError('table-letters');
  const text = new TextDecoder('windows-1254').decode(bytes);
  if (unassignedCharacters.test(text)) throw tableError('table-letters');
  return text;
};

/** Decodes UTF-8, with or without a byte order mark, or windows-1254, which Turkish Excel writes. */
export const decodeText = (bytes: Buffer): string => {
  if (/^(?:fffe|feff)/.test(bytes.subarray(0, 2).toString('hex'))) throw tableError('table-letters');
  if (bytes.includes(0)) throw tableError(looksLikeUtf16(bytes) ? 'table-letters' : 'not-a-table');
  const text = decodeUtf8OrTurkish(bytes).normalize('NFC');
  if (controlCharacters.test(text.replaceAll(/[\t\r\n]/g, ''))) throw tableError('not-a-table');
  if (doublyEncoded.test(text)) throw tableError('table-letters');
  if (/^\s*<(?:!doctype|html|\?xml|table)/i.test(text)) throw tableError('not-a-table');
  if (/^\s*[[{]/.test(text)) throw tableError('not-a-table');
  return text;
};

/** Latin text in UTF-16 has a zero in every other byte. */
const looksLikeUtf16 = (bytes: Buffer): boolean => {
  const head = [...bytes.subarray(0, 64)];
  const countZeros = (odd: number) => head.filter((byte, at) => at % 2 === odd && byte === 0).length;
  return (
    Math.max(countZeros(0), countZeros(1)) > head.length / 4 && Math.min(countZeros(0), countZeros(1)) === 0
  );
};
