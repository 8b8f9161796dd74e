import type { PDFDocument } from 'pdfkit';
import { drawings, field } from '../../ui/pattern/drawings.ts';
import { type SalonType, salonArts } from '../salon-art.tsx';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Shapes = ReturnType<typeof createShapes>;

type Line = { readonly color: string; readonly width: number; readonly opacity?: number };

const ellipseIn = (document: PDFDocument, { x, y, width, height }: Box): PDFDocument =>
  document.ellipse(x + width / 2, y + height / 2, width / 2, height / 2);

/** The smallest box of the pattern's form that covers this one, in the middle. */
const cover = ({ x, y, width, height }: Box) => {
  const factor = Math.max(width / field.width, height / field.height);
  return {
    factor,
    x: x + (width - field.width * factor) / 2,
    y: y + (height - field.height * factor) / 2,
  };
};

const drawArt = (document: PDFDocument, type: SalonType, seed: string, box: Box): void => {
  const { drawing, ground, ink } = salonArts[type];
  const { factor, x, y } = cover(box);
  ellipseIn(document, box).clip();
  document.rect(box.x, box.y, box.width, box.height).fill(ground);
  document.translate(x, y).scale(factor).lineCap('round');
  for (const { d, line, inside, opacity = 1 } of drawings[drawing](seed)) {
    if (inside !== undefined)
      document
        .fillColor(ink, inside * opacity)
        .path(d)
        .fill();
    if (line !== undefined) document.path(d).lineWidth(line).strokeColor(ink, opacity).stroke();
  }
};

/** Draws what is neither text nor a straight line. Lengths are points, as everywhere on a sheet. */
export const createShapes = (document: PDFDocument) => {
  const within = (draw: () => void): void => {
    document.save();
    draw();
    document.restore();
  };
  return {
    /** Turned upside down about the middle of the box. */
    upsideDown: ({ x, y, width, height }: Box, draw: () => void): void =>
      within(() => {
        document.rotate(180, { origin: [x + width / 2, y + height / 2] });
        draw();
      }),
    /** Nothing that is drawn leaves the box. */
    inside: ({ x, y, width, height }: Box, draw: () => void): void =>
      within(() => {
        document.rect(x, y, width, height).clip();
        draw();
      }),
    box: ({ x, y, width, height }: Box, color: string, radius = 0): void => {
      document.roundedRect(x, y, width, height, radius).fill(color);
    },
    oval: (box: Box, color: string): void => {
      ellipseIn(document, box).fill(color);
    },
    ring: (box: Box, { color, width, opacity = 1 }: Line): void => {
      ellipseIn(document, box).lineWidth(width).strokeColor(color, opacity).stroke();
    },
    /** Dashed lines say where to cut and to fold. */
    dashedRing: (box: Box, { color, width }: Line): void => {
      ellipseIn(document, box).lineWidth(width).dash(4, { space: 3 }).strokeColor(color).stroke();
      document.undash();
    },
    dashedLine: (x: number, y: number, length: number, { color, width }: Line): void => {
      document.moveTo(x, y).lineTo(x + length, y);
      document.lineWidth(width).dash(4, { space: 3 }).strokeColor(color).stroke();
      document.undash();
    },
    /** A drawing of `size` units, fitted into the box. */
    drawing: (d: string, size: number, { x, y, width }: Box, color: string): void =>
      within(() => {
        document
          .translate(x, y)
          .scale(width / size)
          .path(d)
          .fill(color);
      }),
    /** The salon's pattern in an oval. */
    art: (type: SalonType, seed: string, box: Box): void => within(() => drawArt(document, type, seed, box)),
  };
};
