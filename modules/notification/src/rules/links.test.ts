import { expect, test } from 'vitest';
import { removeLinks } from './links.ts';

test.each([
  ['Nehir Saç Atölyesi', 'Nehir Saç Atölyesi'],
  ['Dr. Işıl Güzellik', 'Dr. Işıl Güzellik'],
  ['Makas & Tarak No.5', 'Makas & Tarak No 5'],
  ['Ödül: https://kotu.ornek/al', 'Ödül: kotu ornek al'],
  ['www.kotu.com', 'www kotu com'],
  ['Nehir\r\nGiriş: 1', 'Nehir Giriş: 1'],
])('attack 43: %s becomes %s', (name, plain) => {
  expect(removeLinks(name)).toBe(plain);
});
