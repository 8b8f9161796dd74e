import type { Invoice, InvoiceParty } from '@ayna/contracts/subscription';
import { datesText } from '../day-range.ts';
import { sumText } from '../money-text.ts';
import type { PdfFonts, Pen } from '../pdf/pen.ts';
import { drawSheet, type SheetOptions, sheet, sheetColors } from '../pdf/sheet.ts';
import { texts } from './invoice.texts.ts';

const { margin: MARGIN, right: RIGHT, inner: INNER } = sheet;
const { gray, pale, plum } = sheetColors;
const dayText = (day: string): string => datesText(day, day);

const COLUMN = INNER / 2 + 8;

const drawHead = (pen: Pen, invoice: Invoice): void => {
  pen.write(invoice.seller.name, MARGIN, MARGIN, { size: 11, isBold: true, color: plum, width: 300 });
  pen.write(texts.title, MARGIN, 84, { size: 20, isBold: true });
  pen.write(texts.number(invoice.number, dayText(invoice.issuedOn)), MARGIN, 112, { size: 11, color: gray });
  pen.write(texts.order(invoice.orderNumber), RIGHT, 112, { size: 11, color: gray, isRight: true });
};

const drawParty = (pen: Pen, label: string, party: InvoiceParty, x: number): void => {
  const width = INNER / 2 - 16;
  pen.write(label, x, 152, { size: 9, color: gray });
  pen.write(party.name, x, 166, { isBold: true, width });
  const { taxOffice, taxNumber, address, district, city, email, phone } = party;
  const lines = [texts.tax(taxOffice, taxNumber), address, `${district}, ${city}`, email, phone];
  lines.forEach((line, index) => pen.write(line, x, 182 + index * 14, { size: 9, color: gray, width }));
};

const drawItem = (pen: Pen, { item, from, to, net }: Invoice): void => {
  pen.write(texts.item, MARGIN, 280, { size: 9, color: gray });
  pen.write(texts.amount, RIGHT, 280, { size: 9, color: gray, isRight: true });
  pen.line(MARGIN, 296, INNER, gray);
  pen.write(item, MARGIN, 304, { isBold: true, width: 340 });
  pen.write(sumText(net), RIGHT, 304, { isRight: true });
  if (from !== null && to !== null)
    pen.write(texts.days(dayText(from), dayText(to)), MARGIN, 318, { size: 9, color: gray });
  pen.line(MARGIN, 338, INNER, pale);
};

const drawSums = (pen: Pen, { net, vat, vatRate, total }: Invoice): void => {
  const rows = [
    { label: texts.net, amount: net, isBold: false },
    { label: texts.vat(vatRate), amount: vat, isBold: false },
    { label: texts.total, amount: total, isBold: true },
  ];
  rows.forEach(({ label, amount, isBold }, index) => {
    const y = 350 + index * 20;
    pen.write(label, MARGIN + COLUMN, y, { isBold });
    pen.write(sumText(amount), RIGHT, y, { isBold, isRight: true });
  });
};

/** An invoice on one sheet. */
export const drawInvoice = (invoice: Invoice, fonts: PdfFonts, options: SheetOptions = {}) =>
  drawSheet(`${texts.title} ${invoice.number}`, fonts, options, (pen) => {
    drawHead(pen, invoice);
    drawParty(pen, texts.seller, invoice.seller, MARGIN);
    drawParty(pen, texts.buyer, invoice.buyer, MARGIN + COLUMN);
    drawItem(pen, invoice);
    drawSums(pen, invoice);
    pen.write(texts.draft, MARGIN, sheet.bottom - 12, { size: 8.5, color: gray });
  });
