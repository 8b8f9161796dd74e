import { expect, test } from 'vitest';
import { maskedName } from './mask.ts';

test.each([
  ['Ayşe', 'Yılmaz', 'A*** Y***'],
  ['ışıl', 'İpekçi', 'I*** İ***'],
  ['Ali Can', 'Öz', 'A*** Ö***'],
])('%s %s is shown as %s', (name, lastname, shown) => {
  expect(maskedName(name, lastname)).toBe(shown);
});
