import { readFileSync } from 'node:fs';

const readFont = (file: string): Uint8Array =>
  readFileSync(new URL(`../../fonts/pdf/${file}.ttf`, import.meta.url));

/** The fonts of a PDF as a test reads them. */
export const testFonts = {
  regular: readFont('geologica-latin'),
  regularTurkish: readFont('geologica-turkish'),
  bold: readFont('geologica-bold-latin'),
  boldTurkish: readFont('geologica-bold-turkish'),
  display: readFont('ysabeau-latin'),
  displayTurkish: readFont('ysabeau-turkish'),
};
