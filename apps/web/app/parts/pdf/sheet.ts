import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { createPen, type PdfFonts, type Pen } from './pen.ts';
import { createShapes, type Shapes } from './shapes.ts';

// A4 in points, 72 to the inch.
const WIDTH = 595.28;
const HEIGHT = 841.89;
const MARGIN = 48;

export const sheet = {
  margin: MARGIN,
  right: WIDTH - MARGIN,
  inner: WIDTH - 2 * MARGIN,
  bottom: HEIGHT - MARGIN,
  gap: 24,
} as const;

export const sheetColors = {
  gray: '#6b6068',
  pale: '#ddd5da',
  plum: '#8a2b57',
  teal: '#26a59f',
  black: '#201a1f',
} as const;

/** Without compression its texts can be read in the file, for tests. */
export type SheetOptions = { readonly compress?: boolean };

/** One sheet of A4 on which `draw` writes. */
export const drawSheet = async (
  title: string,
  fonts: PdfFonts,
  { compress = true }: SheetOptions,
  draw: (pen: Pen, shapes: Shapes) => void,
): Promise<Uint8Array<ArrayBuffer>> => {
  const info = { Title: title };
  const document = new PDFDocument({ size: 'A4', margin: 0, font: null, lang: 'tr-TR', compress, info });
  const bytes = toBytes(document);
  draw(createPen(document, fonts), createShapes(document));
  document.end();
  return bytes;
};
