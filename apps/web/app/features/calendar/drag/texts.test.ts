import { expect, test } from 'vitest';
import { texts } from './texts.ts';

test.each([
  ['18:15', '18:15’ten taşınıyor'],
  ['18:30', '18:30’dan taşınıyor'],
  ['18:45', '18:45’ten taşınıyor'],
  ['18:00', '18:00’den taşınıyor'],
  ['09:00', '09:00’dan taşınıyor'],
  ['10:00', '10:00’dan taşınıyor'],
  ['20:00', '20:00’den taşınıyor'],
  ['13:00', '13:00’ten taşınıyor'],
  ['00:00', '00:00’dan taşınıyor'],
  ['10:40', '10:40’tan taşınıyor'],
  ['10:50', '10:50’den taşınıyor'],
  ['10:20', '10:20’den taşınıyor'],
  ['10:05', '10:05’ten taşınıyor'],
])('%s is said %s', (clock, said) => expect(texts.movingFrom(clock)).toBe(said));

test('a resize says by how much and how long it is now', () => {
  expect(texts.resizing(15, 105)).toBe('+15 dk, 105 dk');
  expect(texts.resizing(-30, 60)).toBe('−30 dk, 60 dk');
});
