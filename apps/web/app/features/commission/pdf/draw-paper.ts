import type { PdfFonts, Pen } from '../../../parts/pdf/pen.ts';
import { drawSheet, type SheetOptions, sheet, sheetColors } from '../../../parts/pdf/sheet.ts';
import { texts } from '../texts.ts';
import type { PaperEntries, StatementPaper } from './paper.ts';

const { margin: MARGIN, right: RIGHT, inner: INNER, gap: GAP } = sheet;
const { gray, pale, plum } = sheetColors;

const words = texts.statement;

const drawHead = (pen: Pen, paper: StatementPaper): number => {
  pen.write(paper.salon, MARGIN, MARGIN, { size: 11, isBold: true, color: plum, width: 300 });
  pen.write(texts.paper.title, RIGHT, MARGIN, { size: 11, color: gray, isRight: true });
  pen.write(paper.address, MARGIN, MARGIN + 16, { size: 8.5, color: gray, width: 300 });
  pen.write([paper.number, paper.prepared].join(texts.paper.dot), RIGHT, MARGIN + 16, {
    size: 8.5,
    color: gray,
    isRight: true,
  });
  pen.write(paper.employee, MARGIN, 84, { size: 20, isBold: true, width: 320 });
  pen.write([paper.title, paper.month].filter(Boolean).join(texts.paper.dot), MARGIN, 112, {
    size: 11,
    color: gray,
    width: 320,
  });
  pen.write(words.toPay, RIGHT, 84, { color: gray, isRight: true });
  pen.write(paper.toPay, RIGHT, 98, { size: 20, isBold: true, isRight: true });
  pen.write(paper.state, MARGIN, 130, { size: 9, color: gray });
  return 158;
};

const drawFigures = (pen: Pen, { figures, toPay }: StatementPaper, top: number): number => {
  const rows = [...figures, { label: words.toPay, note: '', amount: toPay }];
  rows.forEach(({ label, note, amount }, index) => {
    const y = top + index * 22;
    const isBold = index === rows.length - 1;
    pen.line(MARGIN, y - 5, INNER, pale);
    pen.write(label, MARGIN, y, { isBold: true });
    pen.write(note, MARGIN + 110, y, { color: gray });
    pen.write(amount, RIGHT, y, { isBold, isRight: true });
  });
  return top + rows.length * 22 + GAP;
};

const drawLines = (pen: Pen, { lines, total }: StatementPaper, top: number): number => {
  pen.write(words.lines, MARGIN, top, { size: 12, isBold: true });
  let y = top + 26;
  if (lines.length === 0) pen.write(words.noLines, MARGIN, y, { color: gray });
  for (const { label, note, base, share, amount } of lines) {
    pen.line(MARGIN, y - 5, INNER, pale);
    pen.write(label, MARGIN, y, { isBold: true, width: 170 });
    pen.write(note, MARGIN, y + 12, { size: 8, color: gray, width: 170 });
    pen.write(base, MARGIN + 245, y, { isRight: true });
    pen.write(share, MARGIN + 257, y + 1, { size: 8.5, color: plum, width: 168 });
    pen.write(amount, RIGHT, y, { isRight: true });
    y += 28;
  }
  if (lines.length > 0) {
    pen.line(MARGIN, y - 5, INNER, gray);
    pen.write(words.total, MARGIN, y, { isBold: true });
    pen.write(total.base, MARGIN + 245, y, { isBold: true, isRight: true });
    pen.write(total.amount, RIGHT, y, { isBold: true, isRight: true });
  }
  return y + 18 + GAP;
};

const SIGNATURE_TOP = 768;

/** Who pays, who receives and when, to be signed by hand. */
const drawSignatures = (pen: Pen, { payer, receiver }: StatementPaper): void => {
  const width = (INNER - 2 * GAP) / 3;
  [payer, receiver, texts.paper.date].forEach((name, index) => {
    const x = MARGIN + index * (width + GAP);
    pen.line(x, SIGNATURE_TOP, width, gray);
    pen.write(name, x, SIGNATURE_TOP + 6, { size: 9, width });
  });
};

const COLUMN = (INNER - GAP) / 2;

const drawEntries = (pen: Pen, { title, none, entries }: PaperEntries, x: number, top: number): void => {
  pen.write(title, x, top, { size: 12, isBold: true });
  let y = top + 24;
  if (entries.length === 0) pen.write(none, x, y, { color: gray });
  for (const { day, title: name, amount } of entries) {
    pen.line(x, y - 4, COLUMN, pale);
    pen.write(day, x, y, { size: 9, color: gray });
    pen.write(name, x + 58, y, { size: 9, width: COLUMN - 58 - 78 });
    pen.write(amount, x + COLUMN, y, { size: 9, isRight: true });
    y += 16;
  }
};

/** One sheet of A4. */
export const drawPaper = (
  paper: StatementPaper,
  fonts: PdfFonts,
  options: SheetOptions = {},
): Promise<Uint8Array<ArrayBuffer>> =>
  drawSheet(texts.paper.fileTitle(paper.employee, paper.month), fonts, options, (pen) => {
    const below = drawLines(pen, paper, drawFigures(pen, paper, drawHead(pen, paper)));
    drawEntries(pen, paper.tips, MARGIN, below);
    drawEntries(pen, paper.advances, MARGIN + COLUMN + GAP, below);
    drawSignatures(pen, paper);
    pen.write(words.fixed, MARGIN, SIGNATURE_TOP + 26, { size: 8, color: gray });
  });
