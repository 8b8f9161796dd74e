import { expect, test } from 'vitest';
import { endText, whenText } from './visit-state.ts';

test.each([
  ['2026-11-18', 'bugün'],
  ['2026-11-19', 'yarın'],
  ['2026-11-21', '21 Kasım Cumartesi günü'],
])('the greeting names %s', (date, words) => {
  expect(whenText(date, '2026-11-18')).toBe(words);
});

const visit = (...states: string[]) =>
  ({ appointments: states.map((status) => ({ status })) }) as unknown as Parameters<typeof endText>[0];

test.each([
  ['to come', ['Approved', 'Canceled'], false, undefined],
  ['begun', ['Approved'], true, 'Bu randevunun saati geçti.'],
  ['canceled', ['Canceled', 'Canceled'], false, 'Bu randevu iptal edildi.'],
  ['completed', ['Completed', 'Canceled'], true, 'Bu randevu tamamlandı. Yine bekleriz.'],
  ['missed', ['NoShow'], true, 'Bu randevuya gelinmedi.'],
])('a visit that is %s says so', (_, states, isPast, words) => {
  expect(endText(visit(...states), isPast)).toBe(words);
});
