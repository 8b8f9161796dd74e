// Not inlined, however small: our content security policy lets no script read an address that begins with data.
import boldUrl from '../../fonts/pdf/geologica-bold-latin.ttf?no-inline';
import boldTurkishUrl from '../../fonts/pdf/geologica-bold-turkish.ttf?no-inline';
import regularUrl from '../../fonts/pdf/geologica-latin.ttf?no-inline';
import regularTurkishUrl from '../../fonts/pdf/geologica-turkish.ttf?no-inline';
import displayUrl from '../../fonts/pdf/ysabeau-latin.ttf?no-inline';
import displayTurkishUrl from '../../fonts/pdf/ysabeau-turkish.ttf?no-inline';
import { readAsset } from '../../lib/read-asset.ts';
import type { PdfFonts } from './pen.ts';

/** The fonts that a PDF embeds. */
export const loadPdfFonts = async (): Promise<PdfFonts> => {
  const [regular, regularTurkish, bold, boldTurkish] = await Promise.all([
    readAsset(regularUrl),
    readAsset(regularTurkishUrl),
    readAsset(boldUrl),
    readAsset(boldTurkishUrl),
  ]);
  return { regular, regularTurkish, bold, boldTurkish };
};

/** The same with the face of titles. */
export const loadDisplayFonts = async (): Promise<PdfFonts> => {
  const [fonts, display, displayTurkish] = await Promise.all([
    loadPdfFonts(),
    readAsset(displayUrl),
    readAsset(displayTurkishUrl),
  ]);
  return { ...fonts, display, displayTurkish };
};
