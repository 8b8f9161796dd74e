import { expect, test } from 'vitest';
import { transactionsCsv } from './csv-export.ts';
import { sampleTransaction as entry } from './sample.ts';

test('income and expense are numbers in columns of their own, and a formula is text', () => {
  const file = transactionsCsv([
    entry({ amount: 1_250.5 }),
    entry({
      type: 'Expense',
      category: 'Rent',
      title: '=1+1',
      amount: 32_000,
      status: false,
      paidDate: null,
    }),
  ]);
  expect(file.split('\r\n')).toEqual([
    '\ufeff"Tarih";"Kayıt";"Kategori";"Çalışan";"Durum";"Ödeme günü";"Gelir";"Gider";"Not"',
    '"14.11.2026";"Topuz";"Diğer";"";"Ödendi";"14.11.2026";"1250,50";"";""',
    '"14.11.2026";"\'=1+1";"Kira";"";"Bekliyor";"";"";"32000,00";""',
    '',
  ]);
});

test.each(['=1+1', '+90 532', '-5 indirim', '@SUM(A1)'])(
  'attack 44: %j is text in every column that a person fills in, and amounts stay numbers',
  (text) => {
    const names = { name: text, lastname: 'Kara' };
    const one = entry({ title: text, note: text, employeeSnapshot: names, amount: 1_250.5 });
    const performed = entry({ title: text, performer: { employeeCode: one.id, ...names }, amount: 0.1 });
    const cells = transactionsCsv([one, performed])
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.slice(1, -1).split('";"'));
    // A spreadsheet reads a formula from the first letter of a cell.
    for (const cell of cells.flat()) expect(cell).not.toMatch(/^[=+\-@]/);
    expect(cells.map((row) => row[6])).toEqual(['1250,50', '0,10']);
    expect(cells[0]?.filter((cell) => cell.includes(text))).toHaveLength(3);
  },
);
