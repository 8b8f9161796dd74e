import { isReadable } from '@ayna/domain/contrast';
import type { PdfFonts, Pen, TextStyle } from '../../../parts/pdf/pen.ts';
import type { Box, Shapes } from '../../../parts/pdf/shapes.ts';
import { drawSheet, type SheetOptions } from '../../../parts/pdf/sheet.ts';
import { drawQrCode } from '../../../parts/qr-code.tsx';
import { breakLines } from './break-lines.ts';
import type { QrKind } from './kinds.ts';
import type { Design } from './paper.ts';
import { texts } from './texts.ts';

// The same papers as `print-sheet.css` lays out, in millimeters of an A4 page.
const MM = 72 / 25.4;
const PAGE = { width: 210, height: 297 };
const FACE = { width: 210, height: 115 };
const STICKER = { width: 150, height: 191 };

const dashes = { color: '#7b8787', width: 0.3 * MM };
const noteColor = '#253232';
const noteSize = 3.4;

/** How much taller a line of Geologica and Ysabeau is than its letters' size. */
const NATURAL_LINE = 1.25;

/** `url` is the salon's short address. */
export type Paper = Design & { readonly url: string };

/** As people read it, without what a browser adds by itself. */
const readable = (url: string): string => url.replace(/^https?:\/\//, '');

type Tools = { readonly pen: Pen; readonly shapes: Shapes };

const toPoints = ({ x, y, width, height }: Box): Box => ({
  x: x * MM,
  y: y * MM,
  width: width * MM,
  height: height * MM,
});

type Line = {
  readonly text: string;
  /** The size of the letters and the height of a line, above which so much stays free. */
  readonly size: number;
  readonly lineHeight: number;
  readonly gap: number;
  readonly style: TextStyle;
};

type Block = Line & { readonly lines: readonly string[]; readonly height: number };

/** How wide texts are, each measured once: widths grow with the letters. */
const widths = (pen: Pen, style: TextStyle) => {
  const known = new Map<string, number>();
  return (text: string, size: number): number => {
    const width = known.get(text) ?? pen.widthOf(text, { ...style, size: 1 });
    known.set(text, width);
    return width * size;
  };
};

/** Lines of text that fit the width, as large as the height allows and no larger than they are meant. */
const layOut = (pen: Pen, all: readonly Line[], { width, height }: Pick<Box, 'width' | 'height'>) => {
  const measured = all.map((one) => ({ one, widthOf: widths(pen, one.style) }));
  for (let scale = 1; ; scale *= 0.94) {
    const blocks = measured.map(({ one, widthOf }): Block => {
      const size = one.size * scale;
      const style = { ...one.style, size: size * MM };
      const lines = breakLines(one.text, width * MM, (text) => widthOf(text, size * MM));
      const gap = one.gap * scale;
      return { ...one, size, gap, style, lines, height: gap + lines.length * size * one.lineHeight };
    });
    const used = blocks.reduce((sum, block) => sum + block.height, 0);
    if (used <= height || scale < 0.3) return { blocks, used };
  }
};

type Column = { readonly x: number; readonly width: number; readonly isCentered: boolean };

/** Writes the lines from a height on, and says where they end. */
const writeBlocks = (pen: Pen, blocks: readonly Block[], top: number, column: Column): number => {
  let y = top;
  for (const { lines, size, lineHeight, gap, style } of blocks) {
    y += gap;
    for (const line of lines) {
      const free = column.width * MM - pen.widthOf(line, style);
      const x = column.x * MM + (column.isCentered ? free / 2 : 0);
      pen.write(line, x, (y + ((lineHeight - NATURAL_LINE) * size) / 2) * MM, style);
      y += size * lineHeight;
    }
  }
  return y;
};

const writeNote = (pen: Pen, text: string, y: number, x?: number): void => {
  const style = { size: noteSize * MM, color: noteColor };
  const centered = (PAGE.width * MM - pen.widthOf(text, style)) / 2;
  pen.write(text, x === undefined ? centered : x * MM, y * MM, style);
};

/** Black on white whatever the ground, as cameras read it. */
const drawCode = ({ shapes }: Tools, paper: Paper, box: Box): void => {
  const { size, path } = drawQrCode(paper.url, { isForPrint: true });
  shapes.drawing(path, size, toPoints(box), '#000000');
};

const wordsColor = (ground: string): string => (isReadable(ground, '#ffffff') ? '#ffffff' : '#162120');

const drawFace = (tools: Tools, paper: Paper, top: number): void => {
  const { pen, shapes } = tools;
  const { salon, sentence, ground, url } = paper;
  const color = wordsColor(ground);
  const face = { x: 0, y: top, ...FACE };
  const oval = { x: 10.5, y: top + 8.05, width: 77.7, height: 98.9 };
  const ring = { x: oval.x - 2.2, y: oval.y - 2.2, width: oval.width + 4.4, height: oval.height + 4.4 };
  const code = oval.width * 0.72;
  shapes.inside(toPoints(face), () => {
    shapes.box(toPoints(face), ground);
    shapes.art(salon.type, salon.code, toPoints({ x: 189, y: top - 13.8, width: 50.4, height: 142.6 }));
    shapes.oval(toPoints(oval), '#ffffff');
    shapes.ring(toPoints(ring), { color, width: 0.63 * MM, opacity: 0.45 });
    const x = oval.x + (oval.width - code) / 2;
    drawCode(tools, paper, { x, y: top + (FACE.height - code) / 2, width: code, height: code });
    const space = { width: 81.9, height: 96 };
    const { blocks, used } = layOut(pen, faceLines(salon.name, sentence, readable(url), color), space);
    const column = { x: 98.7, width: space.width, isCentered: false };
    writeBlocks(pen, blocks, top + (FACE.height - used) / 2, column);
  });
};

const faceLines = (name: string, sentence: string, url: string, color: string): readonly Line[] => [
  { text: name, size: 6.3, lineHeight: 1.2, gap: 0, style: { isDisplay: true, color, opacity: 0.85 } },
  { text: sentence, size: 11.76, lineHeight: 1.05, gap: 1.3, style: { isDisplay: true, color } },
  { text: texts.hold, size: 4, lineHeight: 1.3, gap: 5, style: { color } },
  { text: url, size: 4.6, lineHeight: 1.3, gap: 2.5, style: { isBold: true, color } },
];

/** Two faces, one upside down, between a flap to glue and the base. */
const drawTent = (tools: Tools, paper: Paper): void => {
  const { pen, shapes } = tools;
  const margin = (PAGE.height - 2 * FACE.height) / 2;
  const upper = { x: 0, y: margin, ...FACE };
  shapes.upsideDown(toPoints(upper), () => drawFace(tools, paper, margin));
  drawFace(tools, paper, margin + FACE.height);
  for (const y of [margin, margin + FACE.height, margin + 2 * FACE.height])
    shapes.dashedLine(0, y * MM, PAGE.width * MM, dashes);
  writeNote(pen, texts.tent.glue, margin / 2 - 2);
  writeNote(pen, texts.tent.base, PAGE.height - margin / 2 - 2);
};

const stickerLines = (name: string, sentence: string, color: string): readonly Line[] => [
  { text: name, size: 6.9, lineHeight: 1.2, gap: 0, style: { isDisplay: true, color, opacity: 0.85 } },
  { text: sentence, size: 10.8, lineHeight: 1.08, gap: 0, style: { isDisplay: true, color } },
];

const drawSticker = (tools: Tools, paper: Paper): void => {
  const { pen, shapes } = tools;
  const { salon, sentence, ground, url } = paper;
  const color = wordsColor(ground);
  const outer = {
    x: (PAGE.width - STICKER.width) / 2,
    y: (PAGE.height - STICKER.height) / 2,
    ...STICKER,
  };
  const inner = { x: outer.x + 6, y: outer.y + 7.64, width: 138, height: 175.72 };
  shapes.art(salon.type, salon.code, toPoints(outer));
  shapes.oval(toPoints(inner), ground);
  shapes.dashedRing(
    toPoints({ x: outer.x - 3, y: outer.y - 3, width: outer.width + 6, height: outer.height + 6 }),
    dashes,
  );
  const code = 69;
  const column = { x: outer.x + 23, width: 104, isCentered: true };
  const below: readonly Line[] = [
    { text: readable(url), size: 5.4, lineHeight: 1.3, gap: 4.5, style: { isBold: true, color } },
    { text: texts.hold, size: 4.2, lineHeight: 1.3, gap: 0, style: { color } },
  ];
  const upper = layOut(pen, stickerLines(salon.name, sentence, color), { width: 104, height: 48 });
  const lower = layOut(pen, below, { width: 96, height: 24 });
  const top = outer.y + (STICKER.height - (upper.used + 5 + code + lower.used)) / 2;
  const codeTop = writeBlocks(pen, upper.blocks, top, column) + 5;
  const box = { x: (PAGE.width - code) / 2, y: codeTop, width: code, height: code };
  shapes.box(toPoints(box), '#ffffff', 6 * MM);
  drawCode(tools, paper, box);
  writeBlocks(pen, lower.blocks, codeTop + code, { ...column, x: outer.x + 27, width: 96 });
  writeNote(pen, texts.sticker.measure, 12, 172);
  writeNote(pen, texts.sticker.cut, PAGE.height - 16, 12);
};

const drawBareCode = (tools: Tools, paper: Paper): void => {
  const size = 120;
  const box = { x: (PAGE.width - size) / 2, y: 80, width: size, height: size };
  drawCode(tools, paper, box);
  const style = { color: noteColor };
  const line = { text: readable(paper.url), size: 6, lineHeight: 1.3, gap: 6, style };
  const { blocks } = layOut(tools.pen, [line], { width: 180, height: 40 });
  writeBlocks(tools.pen, blocks, box.y + size, { x: 15, width: 180, isCentered: true });
};

const papers = { tent: drawTent, sticker: drawSticker, code: drawBareCode } as const;

/** The chosen paper as one A4 page of vectors. */
export const drawQrSheet = (
  kind: QrKind,
  paper: Paper,
  fonts: PdfFonts,
  options: SheetOptions = {},
): Promise<Uint8Array<ArrayBuffer>> =>
  drawSheet(texts.paperTitle(paper.salon.name), fonts, options, (pen, shapes) =>
    papers[kind]({ pen, shapes }, paper),
  );
