import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { pathFromName, pathsLike } from './salon-path.ts';
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
])('%s lies at %s', (name, path) => {
  expect(pathFromName(name)).toBe(path);
});

const taken = (path: string): boolean => z.safeParse(salonPath, path).success;

test('whatever a salon is called, its address is one that can be taken, and so are those like it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (name) => {
      const path = pathFromName(name);
      const others = pathsLike(path, '7f3a9c');
      expect(taken(path), path).toBe(true);
      for (const other of others) expect(taken(other), other).toBe(true);
      expect(new Set([path, ...others]).size).toBe(others.length + 1);
    }),
  );
});

test('what is like an address begins as it does', () => {
  expect(pathsLike('akis-kuafor', 'abc123').slice(0, 2)).toEqual(['akis-kuafor-2', 'akis-kuafor-3']);
  expect(pathsLike('akis-kuafor', 'abc123').at(-1)).toBe('akis-kuafor-abc123');
});
