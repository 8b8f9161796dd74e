import { expect, test } from 'vitest';
import type { CommissionStatement } from '../../../data/commission.ts';
import { countPdfPages, lowestPdfText, readPdfTexts } from '../../../parts/pdf/read-pdf.ts';
import { testFonts as fonts } from '../../../parts/pdf/test-fonts.ts';
import { drawPaper } from './draw-paper.ts';
import { toPaper } from './paper.ts';

const share = { kind: 'percent', value: 12.5, beforeDiscount: false } as const;

const statement: CommissionStatement = {
  employeeCode: '0199a001-0000-7000-8000-000000000001',
  name: 'Işıl',
  lastname: 'Öğütçü Şahin',
  title: 'Uzman kuaför',
  lines: [
    { rule: { on: 'services', share }, isCorrection: false, count: 31, base: 41_250.5, commission: 5_156.31 },
  ],
  base: 41_250.5,
  discount: 0,
  commission: 5_156.31,
  tips: [{ day: '2026-10-03', title: 'Bahşiş, İpek Ğ.', amount: 150 }],
  tipSum: 150,
  advances: [{ day: '2026-10-15', title: 'Avans', amount: 1_000 }],
  advanceSum: 1_000,
  toPay: 4_306.31,
  isFrozen: true,
  paid: null,
};

const options = {
  salon: 'Nehir Saç Atölyesi',
  address: 'Moda Cad. 118/A, Kadıköy',
  place: 2,
  prepared: '2 Kasım 2026 10:40',
  payer: 'Nehir Aksoy',
  month: '2026-10',
  labelOf: () => 'Bütün hizmetler',
};

const draw = (about: Partial<CommissionStatement> = {}) =>
  drawPaper(toPaper({ ...statement, ...about }, options), fonts, { compress: false });

test('the sheet says salon, employee, month, base, percent, tips, advances and what is to be paid', async () => {
  const text = readPdfTexts(await draw());
  for (const part of [
    'Nehir Saç Atölyesi',
    'Işıl Öğütçü Şahin',
    'Uzman kuaför · Ekim 2026',
    'Moda Cad. 118/A, Kadıköy',
    'Belge PRM-2026-10-002 · Hazırlandı: 2 Kasım 2026 10:40',
    'Ödeyen: Nehir Aksoy',
    'Alan: Işıl Öğütçü Şahin',
    'Ay kapandı, tutarlar kesindir.',
    '₺41.250,50 üzerinden',
    'Bütün hizmetler',
    '31 işlem',
    '%12,5',
    '+₺5.156,31',
    'Bahşiş, İpek Ğ.',
    '+₺150,00',
    '3 Ekim',
    '\u2212₺1.000,00',
    'Ödenecek',
    '₺4.306,31',
  ])
    expect(text).toContain(part);
});

test('a month without work says so', async () => {
  const none = {
    lines: [],
    base: 0,
    commission: 0,
    tips: [],
    tipSum: 0,
    advances: [],
    advanceSum: 0,
    toPay: 0,
  };
  const text = readPdfTexts(await draw(none));
  for (const part of ['Bu ay kurala uyan işlem yok.', 'Bahşiş yok', 'Avans yok', '₺0,00'])
    expect(text).toContain(part);
});

test.each([
  [0, 'Bu ay kurala uyan işlem yok.'],
  [1, '2 işlem'],
  [11, '2 işlem'],
  [12, '2 işlem'],
  [30, 'Diğer 21 kural42 işlem'],
])('with %i rules and 200 tips it is one sheet, and the rest is summed up', async (count, said) => {
  const [line] = statement.lines;
  const [tip] = statement.tips;
  if (!line || !tip) throw new Error('the sample has neither rule nor tip');
  const bytes = await draw({
    lines: Array.from({ length: count }, () => ({ ...line, count: 2, base: 100, commission: 10 })),
    tips: Array.from({ length: 200 }, () => ({ ...tip, amount: 0.1 })),
  });
  expect(countPdfPages(bytes)).toBe(1);
  // Printers leave 12 mm and more blank.
  expect(lowestPdfText(bytes)).toBeGreaterThan(34);
  const text = readPdfTexts(bytes);
  expect(text).toMatch(/diğer 1[789]\d kayıt/);
  expect(text).toContain(said);
});
