import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { suggestAlternativePaths, suggestSalonPath } from './salon-path.ts';
import { salonPath } from './salons.ts';

test.each([
  ['Nehir Saç Atölyesi', 'nehir-sac-atolyesi'],
  ['Işıl Güzellik', 'isil-guzellik'],
  ['İPEK KUAFÖR', 'ipek-kuafor'],
  ['ŞIK ÇİÇEK', 'sik-cicek'],
  ['Çınar & İnci', 'cinar-inci'],
  ["Ali'nin Yeri", 'alinin-yeri'],
  ['Ali’nin  Yeri!', 'alinin-yeri'],
  ['  --Makas--  ', 'makas'],
  ['34 Berber', 'salon-34-berber'],
  ['Su', 'su-salonu'],
  ['Salon', 'salon-salonu'],
  ['理发店', 'salon-salonu'],
  ['gül\u0308s\u0327en', 'gulsen'],
  [`${'uzun '.repeat(11)}kuafor salonu`, 'uzun-'.repeat(11).slice(0, -1)],
  ['x'.repeat(80), 'x'.repeat(60)],
])('%s gets the path %s', (name, path) => {
  expect(suggestSalonPath(name)).toBe(path);
});

const isValid = (path: string): boolean => z.safeParse(salonPath, path).success;

test('every name gets a valid path and valid, distinct alternatives', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (name) => {
      const path = suggestSalonPath(name);
      const others = suggestAlternativePaths(path, '7f3a9c');
      expect(isValid(path), path).toBe(true);
      for (const other of others) expect(isValid(other), other).toBe(true);
      expect(new Set([path, ...others]).size).toBe(others.length + 1);
    }),
  );
});

test('alternatives start with the path itself', () => {
  expect(suggestAlternativePaths('akis-kuafor', 'abc123').slice(0, 2)).toEqual([
    'akis-kuafor-2',
    'akis-kuafor-3',
  ]);
  expect(suggestAlternativePaths('akis-kuafor', 'abc123').at(-1)).toBe('akis-kuafor-abc123');
});
