import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toCsv } from './csv.ts';

const csvLine = (...cells: string[]): string => toCsv([cells]).slice(1, -2);

describe('toCsv', () => {
  test('writes a byte order mark and semicolons, and preserves quotes, line breaks and Turkish letters', () => {
    expect(toCsv([['Müşteri', 'Tutar'], ['Işıl "Gül" Şen', '1250,50'], ['iki\nsatır; bir']])).toBe(
      '\ufeff"Müşteri";"Tutar"\r\n"Işıl ""Gül"" Şen";"1250,50"\r\n"iki\nsatır; bir"\r\n',
    );
  });

  test.each([
    ['=1+1', "'=1+1"],
    ['+905324182796', "'+905324182796"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['  =cmd|calc', "'  =cmd|calc"],
    ['\t=1', "\t'=1"],
    ['\u200b=1', "'\u200b=1"],
    ['\uff1d1', "'\uff1d1"],
    ['Ali,=HYPERLINK(1)', "Ali,'=HYPERLINK(1)"],
    ['Ali;+1', "Ali;'+1"],
    ['Ali\n@x', "Ali\n'@x"],
    ['Saç - sakal', 'Saç - sakal'],
    ['a=b', 'a=b'],
    ['0532 418 27 96', '0532 418 27 96'],
  ])('attack 44: %j is written as %j', (text, written) => {
    expect(csvLine(text)).toBe(`"${written}"`);
  });

  test('attack 44: no cell starts like a formula, with any text and separator', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', ';', ',', '"', '\t', '\n', ' ', 'a'),
    });
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1 }), (cells) => {
        const inner = cells.map((cell) => csvLine(cell).slice(1, -1).replaceAll('""', '"'));
        for (const written of inner)
          for (const piece of written.split(/[;,\t\r\n]/)) expect(piece.trim()).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});
