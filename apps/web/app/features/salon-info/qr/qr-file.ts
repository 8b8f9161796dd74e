import { loadDisplayFonts } from '../../../parts/pdf/load-fonts.ts';
import { shortSalonUrl } from '../../../parts/salon-page-url.ts';
import { drawQrSheet } from './draw-sheet.ts';
import type { QrKind } from './kinds.ts';
import type { Design } from './paper.ts';

/** The paper as a PDF file. This file and what it needs are loaded when somebody asks for one. */
export const qrFile = async (kind: QrKind, design: Design): Promise<Uint8Array<ArrayBuffer>> =>
  drawQrSheet(kind, { ...design, url: shortSalonUrl(design.salon.path) }, await loadDisplayFonts());
