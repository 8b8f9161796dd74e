import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answers } from '../../../parts/help/answers.ts';
import { markFound, search } from './search.ts';

const found = (typed: string): readonly string[] => search(answers, typed).map(({ slug }) => slug);

test.each([
  ['randevu taşıma', 'randevu-tasima'],
  ['RANDEVUYU TAŞIMAK', 'randevu-tasima'],
  ['randevu tasima', 'randevu-tasima'],
  ['sms gitmedi', 'kod-gelmedi'],
  ['yetki', 'kasayi-kim-gorur'],
  ['karekod', 'karekod'],
  ['qr', 'karekod'],
  ['telefonum değişti', 'telefonum-degisti'],
  ['şifremi unuttum', 'telefonum-degisti'],
  ['whatsapp', 'hatirlatma'],
  ['excelden müşteri', 'excel-aktarma'],
  ['deneme bitince ne olur', 'deneme-bitince'],
  ['öğle arası', 'saat-kapatma'],
  ['boya bekleme', 'beklemeli-hizmet'],
  ['hasta çalışan', 'calisan-gelmedi'],
  ['veresiye', 'borc-isleme'],
])('“%s” finds %s first', (typed, slug) => {
  expect(found(typed)[0]).toBe(slug);
});

test.each(['', '   ', '??', 'xyzzy'])('“%s” finds nothing', (typed) => {
  expect(found(typed)).toEqual([]);
});

test('every answer is found by its own title', () => {
  for (const { slug, title } of answers) expect(found(title).slice(0, 3)).toContain(slug);
});

test('any words at all are searched without a failure, and each answer is found once', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (typed) => {
      const slugs = found(typed);
      expect(new Set(slugs).size).toBe(slugs.length);
    }),
  );
});

test('marks the words that were found, and keeps every letter of the title', () => {
  expect(markFound('Karekodu nasıl bastırırım?', 'karekod')).toEqual([
    { text: 'Karekodu', isFound: true },
    { text: ' ', isFound: false },
    { text: 'nasıl', isFound: false },
    { text: ' ', isFound: false },
    { text: 'bastırırım', isFound: false },
    { text: '?', isFound: false },
  ]);
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), fc.string({ maxLength: 20 }), (title, typed) => {
      expect(
        markFound(title, typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe(title);
    }),
  );
});
