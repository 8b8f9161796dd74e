// What is cut out of the type families we ship. Fontsource splits a family over files by script: the
// Turkish letters and the lira sign lie apart from the rest of Latin, and are loaded beside it.

type Range = readonly [first: number, last: number];

/** Western letters, and the marks that Turkish typesetting and our own sentences use. */
const latin: readonly Range[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
];

/** Soft g, dotted capital i, s with cedilla, the lira sign. */
const turkish: readonly Range[] = [
  [0x11e, 0x11f],
  [0x130, 0x130],
  [0x15e, 0x15f],
  [0x20ba, 0x20ba],
];

export type FontSubset = {
  readonly family: string;
  readonly source: 'latin' | 'latin-ext';
  readonly file: string;
  readonly ranges: readonly Range[];
  readonly weights: { readonly min: number; readonly max: number };
};

const subsetsOf = (family: string, weights: FontSubset['weights']): readonly FontSubset[] => [
  { family, source: 'latin', file: `${family}-latin.woff2`, ranges: latin, weights },
  { family, source: 'latin-ext', file: `${family}-turkish.woff2`, ranges: turkish, weights },
];

/** The weights are those the look uses; outside of them the files would only carry dead weight. */
export const fontSubsets: readonly FontSubset[] = [
  ...subsetsOf('geologica', { min: 300, max: 700 }),
  ...subsetsOf('ysabeau', { min: 400, max: 700 }),
];

/** Turkish forms, figures in columns, lining figures; and what shaping itself needs. */
export const includedFeatures = [
  'locl',
  'tnum',
  'lnum',
  'kern',
  'liga',
  'calt',
  'ccmp',
  'mark',
  'mkmk',
  'rvrn',
];

export const textOf = (ranges: readonly Range[]): string =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, step) => first + step))
    .map((point) => String.fromCodePoint(point))
    .join('');
