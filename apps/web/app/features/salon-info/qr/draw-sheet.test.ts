import { expect, test } from 'vitest';
import { countPdfPages, lowestPdfText, readPdfTexts } from '../../../parts/pdf/read-pdf.ts';
import { testFonts } from '../../../parts/pdf/test-fonts.ts';
import { drawQrCode } from '../../../parts/qr-code.tsx';
import { drawQrSheet, type Paper } from './draw-sheet.ts';
import { type QrKind, qrKinds } from './kinds.ts';

const salon = {
  code: '019a3b1c-0000-7000-8000-000000000001',
  type: 'HairSalon',
  name: 'Nehir Saç Atölyesi',
  path: 'nehir-sac-atolyesi',
} as const;

const url = `https://ayna.ornek/${salon.path}`;

const draw = (kind: QrKind, paper: Partial<Paper> = {}) =>
  drawQrSheet(
    kind,
    { salon, url, sentence: 'Kapımız kapalıyken de randevu açık.', ground: '#174238', ...paper },
    testFonts,
    { compress: false },
  );

const kinds = Object.keys(qrKinds) as QrKind[];

/** Words stand in lines, which are read without what parts them. */
const wordsOf = (bytes: Uint8Array): string => readPdfTexts(bytes).replaceAll(' ', '');

test.each(kinds)(
  'the paper %s is one page with the code and the salon’s short address',
  { timeout: 20_000 },
  async (kind) => {
    const bytes = await draw(kind);
    expect(countPdfPages(bytes)).toBe(1);
    const words = wordsOf(bytes);
    expect(words).toContain('/nehir-sac-atolyesi');
    const faces = { tent: 2, sticker: 1, code: 0 }[kind];
    expect(words.match(/NehirSaçAtölyesi/g) ?? []).toHaveLength(faces);
    expect(words.match(/Kapımızkapalıykenderandevuaçık\./g) ?? []).toHaveLength(faces);
    expect(words.includes('150×191mm')).toBe(kind === 'sticker');
    // Each run of dark squares is a closed path.
    const runs = drawQrCode(url, { isForPrint: true }).path.match(/M/g)?.length ?? 0;
    const closed = Buffer.from(bytes).toString('latin1').match(/^h$/gm)?.length ?? 0;
    expect(closed).toBeGreaterThanOrEqual(runs * (kind === 'tent' ? 2 : 1));
  },
);

test.each(kinds)('the longest names stay on %s', { timeout: 20_000 }, async (kind) => {
  const bytes = await draw(kind, {
    salon: { ...salon, name: 'N'.repeat(80) },
    url: `https://ayna.ornek/${'n'.repeat(60)}`,
    sentence: 'Sıradaki randevunuzu beklerken şimdiden alın, biz hazırız ok',
  });
  expect(countPdfPages(bytes)).toBe(1);
  expect(lowestPdfText(bytes)).toBeGreaterThan(20);
});
