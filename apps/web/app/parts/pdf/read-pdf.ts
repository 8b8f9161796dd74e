// Reads the texts of an uncompressed PDF back, for tests.

const hexCodes = (hex: string): number[] =>
  (hex.match(/.{4}/g) ?? []).map((four) => Number.parseInt(four, 16));

/** The letters of a font's glyphs, by the table that lets people copy and search a text. */
const lettersOf = (file: string, object: string): string[] => {
  const [, table = ''] =
    new RegExp(`\\n${object} 0 obj[\\s\\S]*?beginbfrange([\\s\\S]*?)endbfrange`).exec(file) ?? [];
  return [...table.matchAll(/\[([^\]]*)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([0-9a-f]*)>/g)].map(([, hex = '']) => String.fromCharCode(...hexCodes(hex))),
  );
};

const fontsOf = (file: string): Map<string, string[]> =>
  new Map(
    [...file.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', font]) => {
      const [, table = ''] = new RegExp(`\\n${font} 0 obj[\\s\\S]*?/ToUnicode (\\d+) 0 R`).exec(file) ?? [];
      return [name, lettersOf(file, table)];
    }),
  );

/** All texts in the order in which they are drawn. Neighbouring runs of two fonts are joined, so words stay whole. */
export const readPdfTexts = (bytes: Uint8Array): string => {
  const file = Buffer.from(bytes).toString('latin1');
  const fonts = fontsOf(file);
  return [...file.matchAll(/\/(F\d+) [\d.]+ Tf\n\[([^\]]*)\] TJ/g)]
    .map(([, font = '', runs = '']) =>
      [...runs.matchAll(/<([0-9a-f]+)>/g)]
        .flatMap(([, hex = '']) => hexCodes(hex))
        .map((glyph) => fonts.get(font)?.[glyph] ?? '?')
        .join(''),
    )
    .join('');
};

export const countPdfPages = (bytes: Uint8Array): number =>
  Buffer.from(bytes)
    .toString('latin1')
    .match(/\/Type \/Page\b/g)?.length ?? 0;

/** How far above the edge of the sheet the lowest text stands, in points. */
export const lowestPdfText = (bytes: Uint8Array): number => {
  const file = Buffer.from(bytes).toString('latin1');
  return Math.min(...[...file.matchAll(/1 0 0 1 [\d.]+ (-?[\d.]+) Tm/g)].map(([, y]) => Number(y)));
};
