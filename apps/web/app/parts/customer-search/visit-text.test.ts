import { describe, expect, test } from 'vitest';
import { customerLine } from './visit-text.ts';

const today = '2026-11-15';
const somebody = { phone: '+905327741806', lastVisit: null, nextVisit: null };

describe('what is said of a customer under the name', () => {
  test.each([
    ['who never came', {}, '0532 774 18 06 · Henüz gelmedi'],
    ['who came this year', { lastVisit: '2026-10-24T10:30:00' }, '0532 774 18 06 · Son ziyaret 24 Ekim'],
    ['who came before', { lastVisit: '2025-08-03T10:30:00' }, '0532 774 18 06 · Son ziyaret 3 Ağustos 2025'],
    [
      'who comes again',
      { lastVisit: '2026-05-11T10:30:00', nextVisit: '2026-11-18T14:30:00' },
      '0532 774 18 06 · Sıradaki 18 Kas Çar 14:30 · Son ziyaret 11 Mayıs',
    ],
    ['who comes today', { nextVisit: '2026-11-15T16:00:00' }, '0532 774 18 06 · Sıradaki bugün 16:00'],
    ['whose phone is masked', { phone: '0532 *** ** 06' }, '0532 *** ** 06 · Henüz gelmedi'],
    ['without a phone', { phone: null }, 'Telefon yok · Henüz gelmedi'],
  ])('%s', (_name, more, line) => {
    expect(customerLine({ ...somebody, ...more }, today)).toBe(line);
  });
});
