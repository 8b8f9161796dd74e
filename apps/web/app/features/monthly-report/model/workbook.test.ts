import { sumLira } from '@ayna/domain/money';
import readExcelFile from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { sampleReport } from './sample.ts';
import { reportWorkbook } from './workbook.ts';

const readBack = async (salon = 'Nehir Saç Atölyesi') => {
  const report = sampleReport();
  const bytes = Buffer.from(await (await reportWorkbook(report, salon)).arrayBuffer());
  const sheets = await readExcelFile(bytes);
  return { report, rowsOf: (name: string) => sheets.find(({ sheet }) => sheet === name)?.data ?? [] };
};

test('the summary has the month, the figures and what is due as numbers', async () => {
  const { rowsOf } = await readBack();
  const rows = rowsOf('Özet');
  expect(rows[0]?.slice(0, 2)).toEqual(['Nehir Saç Atölyesi', new Date('2026-10-01T00:00:00Z')]);
  expect(rows.slice(2, 6)).toEqual([
    ['Gelir', 196_340, 188_120, 0],
    ['Gider', 94_274, 91_050, 0],
    ['Net', 102_066, 97_070, 0],
    ['Randevu', 199, 0, null],
  ]);
  expect(rows.at(-1)?.slice(0, 2)).toEqual(['Bekleyen borç', 8_640]);
});

test('days are days, and add up with the categories to what the page says', async () => {
  const { report, rowsOf } = await readBack();
  const days = rowsOf('Günler').slice(1);
  expect(days).toHaveLength(31);
  expect(days[23]).toEqual([new Date('2026-10-24T00:00:00Z'), 14_600.5, 0]);
  const categories = rowsOf('Kalemler').slice(1);
  const sumOf = (kind: string) =>
    sumLira(categories.filter((row) => row[1] === kind).map((row) => Number(row[3])));
  expect([sumOf('Gelir'), sumOf('Gider')]).toEqual([report.income, report.expense]);
});

test('employees have a share of their time, and no commission is an empty cell', async () => {
  const { rowsOf } = await readBack();
  expect(rowsOf('Çalışanlar').slice(1)).toEqual([
    ['Nehir Aksoy', 98, 0.84, 62_300, 7_480, null],
    ['Işıl Öğütçü Şahin', 101, 0.84, 41_150, 3_960, 4_115],
  ]);
});

test('attack 44: a salon whose name begins like a formula stays a text', async () => {
  const { rowsOf } = await readBack('=HYPERLINK("http://kotu.example")');
  expect(rowsOf('Özet')[0]?.[0]).toBe('=HYPERLINK("http://kotu.example")');
});
