/** What we use of pdfkit, which brings no types. */
declare module 'pdfkit' {
  type TextOptions = { readonly lineBreak?: boolean; readonly features?: readonly string[] };

  export type PDFDocument = {
    registerFont(name: string, bytes: Uint8Array): PDFDocument;
    font(name: string): PDFDocument;
    fontSize(size: number): PDFDocument;
    fillColor(color: string, opacity?: number): PDFDocument;
    strokeColor(color: string, opacity?: number): PDFDocument;
    lineWidth(width: number): PDFDocument;
    lineCap(style: 'butt' | 'round'): PDFDocument;
    dash(length: number, options: { readonly space: number }): PDFDocument;
    undash(): PDFDocument;
    save(): PDFDocument;
    restore(): PDFDocument;
    translate(x: number, y: number): PDFDocument;
    scale(factor: number): PDFDocument;
    rotate(degrees: number, options: { readonly origin: readonly [number, number] }): PDFDocument;
    clip(): PDFDocument;
    ellipse(x: number, y: number, radiusX: number, radiusY: number): PDFDocument;
    roundedRect(x: number, y: number, width: number, height: number, radius: number): PDFDocument;
    /** In the language of SVG. */
    path(d: string): PDFDocument;
    moveTo(x: number, y: number): PDFDocument;
    lineTo(x: number, y: number): PDFDocument;
    stroke(): PDFDocument;
    rect(x: number, y: number, width: number, height: number): PDFDocument;
    fill(color?: string): PDFDocument;
    widthOfString(text: string, options?: TextOptions): number;
    text(text: string, x: number, y: number, options: TextOptions): PDFDocument;
    end(): void;
  };

  export const PDFDocument: new (options: {
    readonly size: 'A4';
    readonly margin: number;
    /** No font of the library's own is loaded. */
    readonly font: null;
    readonly lang: string;
    readonly compress: boolean;
    readonly info: { readonly Title: string };
  }) => PDFDocument;
}

declare module 'pdfkit/output' {
  import type { PDFDocument } from 'pdfkit';
  /** The finished file; to be called before `end`. */
  export function toBytes(document: PDFDocument): Promise<Uint8Array<ArrayBuffer>>;
}
