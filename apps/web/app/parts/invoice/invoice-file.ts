import type { Invoice } from '@ayna/contracts/subscription';
import { loadPdfFonts } from '../pdf/load-fonts.ts';
import { drawInvoice } from './draw-invoice.ts';

/** The invoice as a PDF file. This file and what it needs are loaded when somebody asks for one. */
export const invoiceFile = async (invoice: Invoice): Promise<Uint8Array<ArrayBuffer>> =>
  drawInvoice(invoice, await loadPdfFonts());
