import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { sampleTransaction as entry } from './sample.ts';
import { transactionsWorkbook } from './workbook.ts';

const list = [
  entry({ amount: 1_250.5, note: 'Fiş 12' }),
  entry({
    type: 'Expense',
    category: 'Salary',
    salaryKind: 'advance',
    title: '=HYPERLINK("http://kotu.example";"Tıkla")',
    note: '@SUM(A1)',
    amount: 0.1,
    status: false,
    paidDate: null,
    date: '2026-03-29',
  }),
];

const readBack = async (transactions = list) => {
  const bytes = Buffer.from(await (await transactionsWorkbook(transactions)).arrayBuffer());
  const [sheet] = await readExcelFile(bytes);
  return sheet?.data ?? [];
};

test('amounts are numbers, days are days, and both columns keep their own', async () => {
  const rows = await readBack();
  expect(rows[0]).toEqual([
    'Tarih',
    'Kayıt',
    'Kategori',
    'Çalışan',
    'Durum',
    'Ödeme günü',
    'Gelir',
    'Gider',
    'Not',
  ]);
  const [first, second] = rows.slice(1);
  expect(first?.slice(5)).toEqual([new Date('2026-11-14T00:00:00Z'), 1_250.5, null, 'Fiş 12']);
  expect(second?.[0]).toEqual(new Date('2026-03-29T00:00:00Z'));
  expect(second?.slice(1, 8)).toEqual([list[1]?.title, 'Avans', null, 'Bekliyor', null, null, 0.1]);
});

test('what begins like a formula is read back as the text that people have written', async () => {
  const [, , row] = await readBack();
  expect(row?.[1]).toBe('=HYPERLINK("http://kotu.example";"Tıkla")');
  expect(row?.[8]).toBe('@SUM(A1)');
});

test.each(['=1+1', '+90 532', '-5 indirim', '@SUM(A1)'])(
  'attack 44: %j is text in every column that a person fills in, and amounts stay numbers',
  async (text) => {
    const names = { name: text, lastname: 'Kara' };
    const one = entry({ title: text, note: text, employeeSnapshot: names, amount: 1_250.5 });
    const [, row] = await readBack([one]);
    expect(row?.[1]).toBe(text);
    expect(row?.[3]).toBe(`${text} Kara`);
    expect(row?.[6]).toBe(1_250.5);
    expect(row?.[8]).toBe(text);
  },
);
