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

type Weights = { readonly min: number; readonly max: number };

export type FontSubset = {
  readonly family: string;
  /** What the family's file is cut from: `geologica-latin`, `playfair-italic-latin-ext`. */
  readonly source: string;
  readonly file: string;
  readonly ranges: readonly Range[];
  /** Null for a family of one weight. */
  readonly weights: Weights | null;
};

const subsetsOf = (family: string, weights: Weights | null, source = family): readonly FontSubset[] => [
  { family, source: `${source}-latin`, file: `${family}-latin.woff2`, ranges: latin, weights },
  { family, source: `${source}-latin-ext`, file: `${family}-turkish.woff2`, ranges: turkish, weights },
];

/** The weights are those the look uses; outside of them the files would only carry dead weight. */
export const fontSubsets: readonly FontSubset[] = [
  ...subsetsOf('geologica', { min: 300, max: 700 }),
  ...subsetsOf('ysabeau', { min: 400, max: 700 }),
  // Display faces of the templates of salon pages.
  ...subsetsOf('gloock', null),
  ...subsetsOf('big-shoulders', { min: 150, max: 800 }),
  ...subsetsOf('playfair', { min: 300, max: 400 }),
  ...subsetsOf('playfair-italic', { min: 380, max: 500 }),
  ...subsetsOf('geologica-heavy', { min: 800, max: 900 }, 'geologica'),
  ...subsetsOf('ysabeau-light', { min: 300, max: 480 }, 'ysabeau'),
];

type ShareFont = Pick<FontSubset, 'source' | 'file' | 'ranges'> & {
  /** The one weight that is drawn; null for a family of one weight. */
  readonly weight: number | null;
};

const shareFontsOf = (family: string, weight: number | null, source = family): readonly ShareFont[] => [
  { source: `${source}-latin`, file: `${family}-latin.ttf`, ranges: latin, weight },
  { source: `${source}-latin-ext`, file: `${family}-turkish.ttf`, ranges: turkish, weight },
];

/** For the pictures of shared links, which the server draws: it reads no woff2 and no axes. */
export const shareFonts: readonly ShareFont[] = [
  ...shareFontsOf('geologica', 400),
  ...shareFontsOf('gloock', null),
  ...shareFontsOf('big-shoulders', 800),
  ...shareFontsOf('playfair', 400),
  ...shareFontsOf('geologica-heavy', 850, 'geologica'),
  ...shareFontsOf('ysabeau-light', 400, 'ysabeau'),
];

/** For papers that the browser writes as PDF, which wants a font of one weight. */
export const pdfFonts: readonly ShareFont[] = [
  ...shareFontsOf('geologica', 400),
  ...shareFontsOf('geologica-bold', 600, 'geologica'),
  // What hangs in a salon's window has a title.
  ...shareFontsOf('ysabeau', 650),
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
