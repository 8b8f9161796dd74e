import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvOf } from './csv.ts';

const lineOf = (...cells: string[]): string => csvOf([cells]).slice(1, -2);

describe('a table for a spreadsheet', () => {
  test('says that it is UTF-8, parts by semicolons, and keeps quotes, breaks and Turkish letters', () => {
    expect(csvOf([['Müşteri', 'Tutar'], ['Işıl "Gül" Şen', '1250,50'], ['iki\nsatır; bir']])).toBe(
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
    expect(lineOf(text)).toBe(`"${written}"`);
  });

  test('attack 44: whatever is written, no cell begins like a formula, by any separator', () => {
    const nasty = fc.string({
      unit: fc.constantFrom('=', '+', '-', '@', ';', ',', '"', '\t', '\n', ' ', 'a'),
    });
    fc.assert(
      fc.property(fc.array(nasty, { minLength: 1 }), (cells) => {
        const inner = cells.map((cell) => lineOf(cell).slice(1, -1).replaceAll('""', '"'));
        for (const written of inner)
          for (const piece of written.split(/[;,\t\r\n]/)) expect(piece.trim()).not.toMatch(/^[=+\-@]/);
      }),
    );
  });
});
