import { loadPdfFonts } from '../../../parts/pdf/load-fonts.ts';
import { drawPaper } from './draw-paper.ts';
import type { StatementPaper } from './paper.ts';

/** The sheet as a PDF file. This file and what it needs are loaded when somebody asks for one. */
export const statementFile = async (paper: StatementPaper): Promise<Uint8Array<ArrayBuffer>> =>
  drawPaper(paper, await loadPdfFonts());
