import { expect, test } from 'vitest';
import { maskName } from './name-mask.ts';

test.each([
  ['Ayşe', 'Yılmaz', 'A*** Y***'],
  ['ışıl', 'İpekçi', 'I*** İ***'],
  ['Ali Can', 'Öz', 'A*** Ö***'],
])('%s %s is shown as %s', (name, lastname, shown) => {
  expect(maskName(name, lastname)).toBe(shown);
});
