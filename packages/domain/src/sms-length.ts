// Operators count an SMS in parts of 140 octets, in the smallest alphabet that has all its characters. A header
// for several parts or for Turkish letters takes some of the octets.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const symbols = ' \n\r@$_!"#%&\'()*+,-./:;<=>?\u00a3\u00a5\u00a4\u00a1\u00a7\u00bf';
const western =
  '\u00e8\u00e9\u00f9\u00ec\u00f2\u00c7\u00d8\u00f8\u00c5\u00e5\u00c6\u00e6\u00df\u00c9\u00c4\u00d6\u00d1\u00dc\u00e4\u00f6\u00f1\u00fc\u00e0';
const greek = '\u0394\u03a6\u0393\u039b\u03a9\u03a0\u03a8\u03a3\u0398\u039e';

const basic = new Set(letters + symbols + western + greek);
/** Escaped characters, which take two units each. */
const extended = new Set('^{}\\[~]|\u20ac\f');
const turkish = new Set('\u011e\u0130\u015e\u00e7\u011f\u0131\u015f');

type Alphabet = 'gsm' | 'turkish' | 'ucs2';

/** The units of a single SMS, and of each part of a longer one. */
const capacity = { gsm: [160, 153], turkish: [155, 149], ucs2: [70, 67] } as const;

const alphabetOf = (chars: readonly string[]): Alphabet => {
  if (chars.every((char) => basic.has(char) || extended.has(char))) return 'gsm';
  const isTurkish = (char: string) => basic.has(char) || extended.has(char) || turkish.has(char);
  return chars.every(isTurkish) ? 'turkish' : 'ucs2';
};

const widthOf = (char: string, alphabet: Alphabet): number => {
  if (alphabet === 'ucs2') return char.length;
  return basic.has(char) ? 1 : 2;
};

/** A character that takes two units is never split between two parts. */
const countParts = (widths: readonly number[], perPart: number): number => {
  let parts = 1;
  let filled = 0;
  for (const width of widths) {
    if (filled + width > perPart) {
      parts += 1;
      filled = 0;
    }
    filled += width;
  }
  return parts;
};

export type SmsLength = {
  readonly alphabet: Alphabet;
  /** What the text takes, in the units of its alphabet. */
  readonly units: number;
  /** How many SMS it is billed as. */
  readonly parts: number;
  /** The most units that fit into these parts. */
  readonly limit: number;
  /** How many of its characters take two units. */
  readonly doubled: number;
};

/** How operators count a text, such as one that `toSmsText` has made. */
export const measureSms = (text: string): SmsLength => {
  const chars = Array.from(text);
  const alphabet = alphabetOf(chars);
  const widths = chars.map((char) => widthOf(char, alphabet));
  const units = widths.reduce((sum, width) => sum + width, 0);
  const [single, perPart] = capacity[alphabet];
  const parts = units <= single ? 1 : countParts(widths, perPart);
  const limit = parts === 1 ? single : parts * perPart;
  return { alphabet, units, parts, limit, doubled: widths.filter((width) => width === 2).length };
};

/** Characters outside the alphabets, of which one would halve the room of an SMS, and what reads the same. */
const plainForms: Readonly<Record<string, string>> = {
  '\u2018': "'",
  '\u2019': "'",
  '\u201c': '"',
  '\u201d': '"',
  '\u2013': '-',
  '\u2014': '-',
  '\u2026': '...',
  '\u00b7': '-',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  '\u20ba': 'TL',
  '\u00e2': 'a',
  '\u00ee': 'i',
  '\u00fb': 'u',
  '\u00c2': 'A',
  '\u00ce': 'I',
  '\u00db': 'U',
  '`': "'",
};

/**
 * A text as it is sent by SMS: typographic characters and circumflexes in their plain form, so that a typed quotation mark
 * does not make two SMS out of one. Letters of other languages and emoji stay.
 */
export const toSmsText = (text: string): string =>
  Array.from(text.normalize('NFC'), (char) => plainForms[char] ?? char).join('');
