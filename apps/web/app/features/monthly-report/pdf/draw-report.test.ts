import { expect, test } from 'vitest';
import { countPdfPages, lowestPdfText, readPdfTexts } from '../../../parts/pdf/read-pdf.ts';
import { testFonts } from '../../../parts/pdf/test-fonts.ts';
import type { MonthReport } from '../model/report.ts';
import { sampleReport } from '../model/sample.ts';
import { drawReport } from './draw-report.ts';

const draw = (report: MonthReport = sampleReport()) =>
  drawReport(
    {
      report,
      salon: 'Nehir Saç Atölyesi',
      address: 'Moda Cad. 118/A, Kadıköy',
      title: 'Ekim 2026',
      prepared: 'Hazırlandı: 14 Kasım 2026 14:22',
      running: '',
    },
    testFonts,
    { compress: false },
  );

test('the sheet says salon, month, figures, categories, employees and what is due', async () => {
  const text = readPdfTexts(await draw());
  for (const part of [
    'Nehir Saç Atölyesi',
    'Ekim 2026',
    'Moda Cad. 118/A, Kadıköy',
    'Hazırlandı: 14 Kasım 2026 14:22',
    'Ödenen kayıtlara göre',
    '₺196.340,00',
    'Eylül: ₺188.120 (+%4,4)',
    '+₺102.066,00',
    'taralı günler kapalı, 29 Ekim resmî tatil',
    '₺14.600,50',
    'Ürün satışı38₺18.690,00',
    'Ürün iadesi1₺274,00',
    'Toplam₺196.340,00',
    'Nehir Aksoy98%84₺62.300₺7.480—',
    'Işıl Öğütçü Şahin101%84₺41.150₺3.960₺4.115',
    'alacak ₺3.250,00, borç ₺8.640,00',
  ])
    expect(text).toContain(part);
});

test.each([
  [0, /Bu ay çalışanlara yazılan işlem yok\./],
  [1, /Çalışanlar(?!.*Diğer \d)/],
  [60, /Diğer 5\d çalışan/],
])('with %i employees and every category it is one sheet', async (count, said) => {
  const report = sampleReport();
  const [one] = report.employees;
  const [line] = report.incomes;
  if (!one || !line) throw new Error('the sample has neither employee nor income');
  const lines = Array.from({ length: 6 }, () => line);
  const bytes = await draw({
    ...report,
    incomes: lines,
    expenses: lines,
    employees: Array.from({ length: count }, () => ({ ...one, services: 0.1 })),
  });
  expect(countPdfPages(bytes)).toBe(1);
  // Printers leave 12 mm and more blank.
  expect(lowestPdfText(bytes)).toBeGreaterThan(34);
  expect(readPdfTexts(bytes)).toMatch(said);
});
