import { expect, test } from 'vitest';
import { texts } from './texts.ts';

test.each([
  [12, 11, '12 hizmet, 11’i online randevuya açık'],
  [13, 12, '13 hizmet, 12’si online randevuya açık'],
  [14, 3, '14 hizmet, 3’ü online randevuya açık'],
  [14, 6, '14 hizmet, 6’sı online randevuya açık'],
  [14, 9, '14 hizmet, 9’u online randevuya açık'],
  [14, 10, '14 hizmet, 10’u online randevuya açık'],
  [60, 40, '60 hizmet, 40’ı online randevuya açık'],
  [300, 200, '300 hizmet, 200’ü online randevuya açık'],
  [5, 5, '5 hizmet, hepsi online randevuya açık'],
  [5, 0, '5 hizmet, hiçbiri online randevuya açık değil'],
])('of %d services %d are open: %s', (all, open, said) => {
  expect(texts.sub(all, open)).toBe(said);
});
