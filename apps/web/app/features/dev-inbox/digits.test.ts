import { expect, test } from 'vitest';
import { digitsIn } from './digits.ts';

test.each([
  ['048213 Ayna doğrulama kodunuz. 3 dakika geçerlidir.\n@ornek.com #048213', '048213'],
  ['Kodunuz: 1234.', '1234'],
  ['Randevunuz 15 Kasım 14:30', null],
  ['Bizi +905321234567 numarasından arayın', null],
  ['Zaten hesabınız var: https://ornek.com/giris-yap', null],
])('%s: %s', (text, digits) => {
  expect(digitsIn(text)).toBe(digits);
});
