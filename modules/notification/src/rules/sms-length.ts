// How operators count an SMS: 140 octets in the alphabet that its letters ask for, less a header when it
// is sent in several parts or shifts to Turkish letters.

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const signs = ' \n\r@$_!"#%&\'()*+,-./:;<=>?\u00a3\u00a5\u00a4\u00a1\u00a7\u00bf';
const western =
  '\u00e8\u00e9\u00f9\u00ec\u00f2\u00c7\u00d8\u00f8\u00c5\u00e5\u00c6\u00e6\u00df\u00c9\u00c4\u00d6\u00d1\u00dc\u00e4\u00f6\u00f1\u00fc\u00e0';
const greek = '\u0394\u03a6\u0393\u039b\u03a9\u03a0\u03a8\u03a3\u0398\u039e';

const basic = new Set(letters + signs + western + greek);
/** Written with an escape before them, so that they take the place of two. */
const extended = new Set('^{}\\[~]|\u20ac\f');
const turkish = new Set('\u011e\u0130\u015e\u00e7\u011f\u0131\u015f');

type Alphabet = 'gsm' | 'turkish' | 'ucs2';

/** How much one SMS holds, and each part of a longer one. */
const room = { gsm: [160, 153], turkish: [155, 149], ucs2: [70, 67] } as const;

const alphabetOf = (signsOfText: readonly string[]): Alphabet => {
  if (signsOfText.every((sign) => basic.has(sign) || extended.has(sign))) return 'gsm';
  const isTurkish = (sign: string) => basic.has(sign) || extended.has(sign) || turkish.has(sign);
  return signsOfText.every(isTurkish) ? 'turkish' : 'ucs2';
};

const widthOf = (sign: string, alphabet: Alphabet): number => {
  if (alphabet === 'ucs2') return sign.length;
  return basic.has(sign) ? 1 : 2;
};

/** No sign is cut in two by the end of a part. */
const partsOf = (widths: readonly number[], perPart: number): number => {
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

export type SmsLength = { readonly alphabet: Alphabet; readonly units: number; readonly parts: number };

export const smsLength = (text: string): SmsLength => {
  const signsOfText = Array.from(text);
  const alphabet = alphabetOf(signsOfText);
  const widths = signsOfText.map((sign) => widthOf(sign, alphabet));
  const units = widths.reduce((sum, width) => sum + width, 0);
  const [alone, perPart] = room[alphabet];
  return { alphabet, units, parts: units <= alone ? 1 : partsOf(widths, perPart) };
};
