import { crc32, deflateRawSync } from 'node:zlib';

type Entry = {
  readonly name: string;
  readonly bytes: Buffer;
  /** What it says of its own size, where that is not the truth. */
  readonly size?: number;
  readonly locked?: true;
};

const headOf = ({ name, bytes, size, locked }: Entry, packed: Buffer, at: number | null): Buffer => {
  const central = at !== null;
  const head = Buffer.alloc(central ? 46 : 30);
  head.writeUInt32LE(central ? 0x02014b50 : 0x04034b50, 0);
  // From here on the two heads are alike but for the two bytes that the central one has first.
  const from = central ? 6 : 4;
  head.writeUInt16LE(20, from);
  head.writeUInt16LE(locked ? 1 : 0, from + 2);
  head.writeUInt16LE(8, from + 4);
  head.writeUInt32LE(crc32(bytes), from + 10);
  head.writeUInt32LE(packed.length, from + 14);
  head.writeUInt32LE(size ?? bytes.length, from + 18);
  head.writeUInt16LE(Buffer.byteLength(name), from + 22);
  if (central) head.writeUInt32LE(at, 42);
  return head;
};

/** An archive, whole or made to lie. */
export const archiveOf = (entries: readonly Entry[]): Buffer => {
  const files: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const entry of entries) {
    const packed = deflateRawSync(entry.bytes, { level: 1 });
    const name = Buffer.from(entry.name);
    central.push(headOf(entry, packed, at), name);
    const file = [headOf(entry, packed, null), name, packed];
    files.push(...file);
    at += file.reduce((sum, part) => sum + part.length, 0);
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, directory, end]);
};

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`;
const safe = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const schemas = 'http://schemas.openxmlformats.org';
const relations = `${schemas}/officeDocument/2006/relationships`;
const sheets = `${schemas}/spreadsheetml/2006/main`;

/** A day, as the number that Excel counts it by. */
export type Serial = { readonly serial: number };
export type Cell = string | number | Serial;

const letterOf = (index: number): string =>
  index < 26 ? String.fromCharCode(65 + index) : letterOf(Math.floor(index / 26) - 1) + letterOf(index % 26);

const cellOf = (cell: Cell, place: string): string => {
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c r="${place}" s="1"><v>${cell.serial}</v></c>`;
  return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${safe(cell)}</t></is></c>`;
};

export const sheetOf = (rows: readonly (readonly Cell[])[]): string => {
  const lines = rows.map((row, line) => {
    const cells = row.map((cell, column) => cellOf(cell, `${letterOf(column)}${line + 1}`));
    return `<row r="${line + 1}">${cells.join('')}</row>`;
  });
  return xml(`<worksheet xmlns="${sheets}"><sheetData>${lines.join('')}</sheetData></worksheet>`);
};

/** The parts of a workbook with one sheet, so that a test may break one of them. */
export const workbookParts = (sheet: string, name = 'Liste'): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': xml(
    `<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
  ),
  '_rels/.rels': xml(
    `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': xml(
    `<workbook xmlns="${sheets}" xmlns:r="${relations}"><sheets><sheet name="${safe(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': xml(
    `<Relationships xmlns="${schemas}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ),
  'xl/styles.xml': xml(
    `<styleSheet xmlns="${sheets}"><cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  ),
  'xl/worksheets/sheet1.xml': sheet,
});

export const packedParts = (parts: Readonly<Record<string, string>>): Buffer =>
  archiveOf(Object.entries(parts).map(([name, text]) => ({ name, bytes: Buffer.from(text) })));

/** A workbook as the new Excel writes it. */
export const workbookOf = (rows: readonly (readonly Cell[])[], name?: string): Buffer =>
  packedParts(workbookParts(sheetOf(rows), name));
