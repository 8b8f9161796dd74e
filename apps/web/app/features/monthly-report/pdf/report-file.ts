import { loadPdfFonts } from '../../../parts/pdf/load-fonts.ts';
import { drawReport, type ReportPaper } from './draw-report.ts';

/** The report as a PDF file. This file and what it needs are loaded when somebody asks for one. */
export const reportFile = async (paper: ReportPaper): Promise<Uint8Array<ArrayBuffer>> =>
  drawReport(paper, await loadPdfFonts());
