import { expect, test } from 'vitest';
import { mappingProblem, secondsLeft, withColumn } from './rules.ts';

test.each([
  [['full-name', 'phone'], undefined],
  [['phone'], 'Hangi sütunun ad olduğunu seçin.'],
  [['name', 'phone', 'phone'], '“Telefon” iki sütunda seçili. Birini değiştirin.'],
  [['name', 'skip', 'skip'], undefined],
  [['name', 'service'], 'Randevu için tarih, saat ve hizmet sütunlarının üçü de gerekli.'],
  [['name', 'appointment-date', 'appointment-time', 'service', 'employee'], undefined],
] as const)('%j: %s', (columns, words) => {
  expect(mappingProblem(columns)).toBe(words);
});

test('one column is changed', () => {
  expect(withColumn(['name', 'skip'], 1, 'phone')).toEqual(['name', 'phone']);
});

test('what is left is told by how fast it went', () => {
  const startedAt = '2026-11-14T10:00:00.000Z';
  const now = Date.parse('2026-11-14T10:00:10.000Z');
  expect(secondsLeft({ rows: 300, seen: 100, startedAt }, now)).toBe(20);
  expect(secondsLeft({ rows: 300, seen: 0, startedAt }, now)).toBeUndefined();
});
