import { brotliDecompressSync } from 'node:zlib';

// Reads of a WOFF2 file (W3C, 'WOFF File Format 2.0') what the tests of the shipped fonts ask for.

/** The tags that the format writes as one number instead of four letters, as far as we read them. */
const knownTags =
  'cmap head hhea hmtx maxp name OS/2 post cvt  fpgm glyf loca prep CFF  VORG EBDT EBLC gasp hdmx kern LTSH PCLT VDMX vhea vmtx BASE GDEF GPOS GSUB EBSC JSTF MATH CBDT CBLC COLR CPAL SVG  sbix acnt avar bdat bloc bsln cvar fdsc feat fmtx fvar gvar hsty just lcar mort morx opbd prop trak Zapf Silf Glat Gloc Feat Sill';
const headerBytes = 48;

/** A number of seven bits a byte, the highest bit saying that more follows. */
const base128 = (data: Buffer, start: number): { value: number; next: number } => {
  let value = 0;
  let next = start;
  for (;;) {
    const byte = data.readUInt8(next);
    next += 1;
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, next };
  }
};

/** Only `glyf` and `loca` are stored in another form unless their entry says that they are not. */
const isTransformed = (tag: string, version: number): boolean =>
  tag === 'glyf' || tag === 'loca' ? version === 0 : version !== 0;

/** The tables of a font, by tag. */
export const tablesOf = (file: Buffer): ReadonlyMap<string, Buffer> => {
  const lengths: [tag: string, length: number][] = [];
  let at = headerBytes;
  for (let left = file.readUInt16BE(12); left > 0; left -= 1) {
    const flags = file.readUInt8(at);
    const known = flags & 0x3f;
    const tag =
      known === 0x3f ? file.toString('latin1', at + 1, at + 5) : knownTags.slice(known * 5, known * 5 + 4);
    const length = base128(file, known === 0x3f ? at + 5 : at + 1);
    const stored = isTransformed(tag, flags >> 6) ? base128(file, length.next) : length;
    lengths.push([tag, stored.value]);
    at = stored.next;
  }
  const data = brotliDecompressSync(file.subarray(at, at + file.readUInt32BE(20)));
  let start = 0;
  return new Map(
    lengths.map(([tag, length]) => {
      start += length;
      return [tag, data.subarray(start - length, start)];
    }),
  );
};

const glyphAt = (table: Buffer, segments: number, segment: number, point: number): number => {
  const first = table.readUInt16BE(16 + segments * 2 + segment * 2);
  const delta = table.readUInt16BE(16 + segments * 4 + segment * 2);
  const offsetAt = 16 + segments * 6 + segment * 2;
  const offset = table.readUInt16BE(offsetAt);
  if (offset === 0) return (point + delta) & 0xffff;
  return table.readUInt16BE(offsetAt + offset + (point - first) * 2);
};

/** The code points that a table of format 4 leads to a glyph. */
const pointsOf = (table: Buffer): readonly number[] => {
  const segments = table.readUInt16BE(6) / 2;
  const points: number[] = [];
  for (let segment = 0; segment < segments; segment += 1) {
    const last = table.readUInt16BE(14 + segment * 2);
    for (let point = table.readUInt16BE(16 + segments * 2 + segment * 2); point <= last; point += 1) {
      if (point !== 0xffff && glyphAt(table, segments, segment, point) !== 0) points.push(point);
    }
  }
  return points;
};

/** Every letter that the font can show. */
export const lettersOf = (cmap: Buffer): ReadonlySet<string> => {
  const letters = new Set<string>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const table = cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4));
    if (table.readUInt16BE(0) !== 4) continue;
    for (const point of pointsOf(table)) letters.add(String.fromCodePoint(point));
  }
  return letters;
};

/** The features of a GSUB or GPOS table. */
export const featuresOf = (layout: Buffer): ReadonlySet<string> => {
  const list = layout.subarray(layout.readUInt16BE(6));
  return new Set(
    Array.from({ length: list.readUInt16BE(0) }, (_, index) =>
      list.toString('latin1', 2 + index * 6, 6 + index * 6),
    ),
  );
};

/** The first axis of a variable font: its tag, and how far it goes. */
export const axisOf = (fvar: Buffer): { tag: string; min: number; max: number } => {
  const axis = fvar.subarray(fvar.readUInt16BE(4));
  return {
    tag: axis.toString('latin1', 0, 4),
    min: axis.readInt32BE(4) / 65_536,
    max: axis.readInt32BE(12) / 65_536,
  };
};
