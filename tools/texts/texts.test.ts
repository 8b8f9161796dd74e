import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { problemsOf, textsOf, textsOfMarkdown } from './check.ts';

const sources = globSync([
  'apps/web/app/**/{,*.}texts.ts',
  'apps/web/app/**/*-texts.ts',
  'apps/web/worker/texts.ts',
  'packages/contracts/src/**/{errors,texts}.ts',
  'modules/*/src/**/texts.ts',
  // One of the districts is called Of.
]).filter((path) => !path.includes('/provinces/'));
const documents = globSync('apps/web/app/**/*.md');

test('every Turkish text of the product is written as Turkish is', () => {
  expect(sources.length).toBeGreaterThan(80);
  expect(documents.length).toBeGreaterThan(30);
  const texts = [
    ...sources.flatMap((path) =>
      textsOf(path, readFileSync(path, 'utf8')).map((text) => ({ path, ...text })),
    ),
    ...documents.flatMap((path) =>
      textsOfMarkdown(readFileSync(path, 'utf8')).map((text) => ({ path, ...text })),
    ),
  ];
  expect(texts.length).toBeGreaterThan(3_000);
  const problems = texts.flatMap(({ path, line, text }) =>
    problemsOf(text).map((problem) => `${path}:${line} ${problem}`),
  );
  expect(problems).toEqual([]);
});

test.each([
  ["Ayna'da bir sayfa", 'straight apostrophe'],
  ['Ona "evet" deyin', 'quotation'],
  ['Bekleyin...', 'ellipsis'],
  ['Save düğmesine basın', 'English: Save'],
  ['Herşey yolunda', 'her şey'],
  ['Saat 16:30’de gelin', 'does not follow'],
  ['Saat 14:40’da gelin', 'follows'],
  ['2026’de', 'does not follow'],
  ['Ayşe’e söyleyin', 'missing'],
  ['Elif’e, Nehir’a', 'does not follow'],
  ['PDF’a bakın', 'does not follow'],
  ['İki  boşluk', 'space'],
  ['Son halini görüp yeniden deneyin', 'hâlini'],
  ['Dükkan kirası', 'dükkân'],
  ['Şifrenizi mi unuttunuz?', 'parolanızı'],
  ['Kontrol edip tekrar deneyin', 'yeniden deneyin'],
  ['Bir parola lütfen', 'without it'],
  ['Saat \u25a1’da görüşürüz', 'fixed suffix'],
  ['Hayırlı işler!', 'exclamation'],
  ['Muhasebe · ayna', 'Ayna'],
])('“%s” is wrong', (text, problem) => {
  expect(problemsOf(text).join()).toContain(problem);
});

test.each([
  'Saat 16:30’da, 15:00’te, 09:10’da, 14:40’ta',
  '2026’da 5’te 3’ü, 100’ü, 1.000’i',
  'Ayşe’ye, Elif’e, Nehir’in, Mart’ta, Kasım’da, Şubat’tan',
  'Excel’den, SMS’i, PDF’i, Enter’a, Instagram’dan',
  'Saat \u25a1’\u25a1 taşınıyor',
  'Dükkândan, hâlâ, parolanız',
  'Muhasebe · Ayna',
  '<html lang="tr">Bitti</html>',
])('“%s” is right', (text) => {
  expect(problemsOf(text)).toEqual([]);
});

test('reads texts, and neither names nor types', () => {
  const source = `import a from 'save';
type Kind = 'error';
export const texts = { 'saved': 'Kaydedildi', of: (name: string) => \`\${name} silindi\`, list: ['Bir'] } as const;`;
  expect(textsOf('texts.ts', source).map(({ text }) => text)).toEqual([
    'Kaydedildi',
    '\u25a1 silindi',
    'Bir',
  ]);
});

test('reads the text of a document without its addresses', () => {
  expect(
    textsOfMarkdown('---\ntitle: Bir\nwords: şifre\n---\n\nBuraya [yaz](/save).\n').map(({ text }) => text),
  ).toEqual(['Bir', 'Buraya [yaz].']);
});
