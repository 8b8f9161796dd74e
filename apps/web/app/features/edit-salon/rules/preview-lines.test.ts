import { expect, test } from 'vitest';
import { previewLines } from './preview-lines.ts';

const salon = { name: 'Nehir Saç Atölyesi', phone: '0216 349 12 75' };
const rules = { onlineBooking: true, approval: 'auto', cancelMinutes: 180, remindDayBefore: true } as const;

test('what a customer reads follows the rules', () => {
  expect(previewLines(rules, salon, '2026-11-15')).toEqual([
    'Randevunuz hazır, Melike Hanım. 17 Kasım Salı 16:30, Nehir Saç Atölyesi.',
    '17 Kasım Salı 13:30 olana kadar iptal edebilir ya da saatinizi değiştirebilirsiniz.',
  ]);
});

test('a limit of days is a day of its own, none is none', () => {
  const [, days] = previewLines({ ...rules, cancelMinutes: 2_880 }, salon, '2026-11-15');
  expect(days).toMatch(/^15 Kasım Pazar 16:30 olana kadar/);
  const [, none] = previewLines({ ...rules, cancelMinutes: 0 }, salon, '2026-11-15');
  expect(none).toMatch(/^Randevu saatine kadar/);
});

test('by hand it is asked for; paused, one is sent to the telephone', () => {
  expect(previewLines({ ...rules, approval: 'manual' }, salon, '2026-11-15')[0]).toContain('onaylayınca');
  expect(previewLines({ ...rules, onlineBooking: false }, salon, '2026-11-15')).toEqual([
    'Şu an online randevu almıyoruz. Bizi arayabilirsiniz: 0216 349 12 75',
  ]);
});
