import type { PDFDocument } from 'pdfkit';

type FontName = 'regular' | 'regularTurkish' | 'bold' | 'boldTurkish';

export type PdfFonts = Readonly<Record<FontName, Uint8Array>> &
  Readonly<Partial<Record<'display' | 'displayTurkish', Uint8Array>>>;

export type Pen = ReturnType<typeof createPen>;

export type TextStyle = {
  readonly size?: number;
  readonly isBold?: boolean;
  /** In the face of titles, for papers whose fonts have it. */
  readonly isDisplay?: boolean;
  readonly color?: string;
  readonly opacity?: number;
  /** Where the text ends, instead of where it begins. */
  readonly isRight?: boolean;
  /** A longer text is cut, with three dots. */
  readonly width?: number;
};

/** Soft g, dotted capital i, s with cedilla and the lira sign lie in a font of their own, as the family is cut. */
const runs = /[\u011e\u011f\u0130\u015e\u015f\u20ba]+|[^\u011e\u011f\u0130\u015e\u015f\u20ba]+/gu;
const isTurkish = /[\u011e\u011f\u0130\u015e\u015f\u20ba]/u;

// Ligatures would join letters of one run only, so that fi looks different beside a Turkish letter.
const options = { lineBreak: false, features: ['kern', 'tnum'] };

const black = '#201a1f';

/** Writes texts whose letters come from two fonts. */
export const createPen = (document: PDFDocument, fonts: PdfFonts) => {
  for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, bytes);

  const choose = (run: string, style: TextStyle): PDFDocument => {
    const { isBold = false, isDisplay = false, size = 10 } = style;
    const plain = isBold ? 'bold' : 'regular';
    const weight = isDisplay ? 'display' : plain;
    return document.font(isTurkish.test(run) ? `${weight}Turkish` : weight).fontSize(size);
  };
  const widthOf = (text: string, style: TextStyle): number =>
    (text.match(runs) ?? []).reduce((sum, run) => sum + choose(run, style).widthOfString(run, options), 0);
  const shorten = (text: string, style: TextStyle): string => {
    const { width } = style;
    if (width === undefined || widthOf(text, style) <= width) return text;
    let letters = Array.from(text);
    while (letters.length > 0 && widthOf(`${letters.join('')}\u2026`, style) > width)
      letters = letters.slice(0, -1);
    return `${letters.join('').trimEnd()}\u2026`;
  };

  return {
    widthOf,
    write: (text: string, x: number, y: number, style: TextStyle = {}): void => {
      const fitting = shorten(text, style);
      let at = style.isRight ? x - widthOf(fitting, style) : x;
      document.fillColor(style.color ?? black, style.opacity ?? 1);
      for (const run of fitting.match(runs) ?? []) {
        const chosen = choose(run, style);
        chosen.text(run, at, y, options);
        at += chosen.widthOfString(run, options);
      }
    },
    fill: (x: number, y: number, width: number, height: number, color: string): void => {
      document.rect(x, y, width, height).fill(color);
    },
    line: (x: number, y: number, width: number, color: string, thickness = 0.7): void => {
      document
        .strokeColor(color)
        .lineWidth(thickness)
        .moveTo(x, y)
        .lineTo(x + width, y)
        .stroke();
    },
  };
};
