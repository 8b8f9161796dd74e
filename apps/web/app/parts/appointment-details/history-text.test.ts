import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../data/appointments.ts';
import { historyLine, undoSecondsLeft } from './history-text.ts';

const deniz = { code: 'deniz', name: 'Deniz Korkmaz' };
const at = '2026-11-14T07:05:00.000Z';

const entry = (
  what: HistoryEntry['what'],
  from: string | null,
  to: string | null,
  by = deniz,
): HistoryEntry => ({
  at,
  by,
  what,
  from,
  to,
  reason: null,
  remark: '',
});

test.each([
  [entry('booked', null, 'Approved'), 'Deniz Korkmaz randevuyu oluşturdu.', undefined],
  [
    entry('status', 'Approved', 'Completed'),
    'Deniz Korkmaz randevuyu tamamlandı olarak işaretledi.',
    'Önce Bekleniyor, şimdi Tamamlandı',
  ],
  [
    entry('status', 'Approved', 'Canceled'),
    'Deniz Korkmaz randevuyu iptal etti.',
    'Önce Bekleniyor, şimdi İptal',
  ],
  [
    { ...entry('status', 'Approved', 'Canceled'), reason: 'ill' as const },
    'Deniz Korkmaz randevuyu iptal etti.',
    'Hastalandı',
  ],
  [
    { ...entry('status', 'Approved', 'Canceled'), reason: 'other' as const, remark: 'Kar yağdı' },
    'Deniz Korkmaz randevuyu iptal etti.',
    'Diğer: “Kar yağdı”',
  ],
  [
    entry('status', 'Approved', 'NoShow'),
    'Deniz Korkmaz müşteriyi gelmedi olarak işaretledi.',
    'Önce Bekleniyor, şimdi Gelmedi',
  ],
  [
    entry('status', 'Pending', 'Approved'),
    'Deniz Korkmaz randevuyu onayladı.',
    'Önce Onay Bekliyor, şimdi Bekleniyor',
  ],
  [
    entry('undone', 'Completed', 'Approved'),
    'Deniz Korkmaz son değişikliği geri aldı.',
    'Önce Tamamlandı, şimdi Bekleniyor',
  ],
  [
    entry('moved', '2026-11-14T10:00:00', '2026-11-15T14:30:00'),
    'Deniz Korkmaz randevuyu başka bir zamana taşıdı.',
    'Önce 14 Kas Cts 10:00, şimdi 15 Kas Paz 14:30',
  ],
  [
    entry('reassigned', 'Nehir Aksoy', 'Elif Şahin'),
    'Deniz Korkmaz çalışanı değiştirdi.',
    'Önce Nehir Aksoy, şimdi Elif Şahin',
  ],
  [entry('service', 'Fön', 'Boya'), 'Deniz Korkmaz hizmeti değiştirdi.', 'Önce Fön, şimdi Boya'],
  [entry('price', '900.00', '649.50'), 'Deniz Korkmaz tutarı değiştirdi.', 'Önce ₺900, şimdi ₺649,50'],
  [entry('resized', '30', '60'), 'Deniz Korkmaz süreyi değiştirdi.', 'Önce 30 dk, şimdi 60 dk'],
  [entry('noted', '', 'Uzun saç'), 'Deniz Korkmaz not ekledi.', '“Uzun saç”'],
  [entry('noted', 'Uzun saç', ''), 'Deniz Korkmaz notu sildi.', '“Uzun saç”'],
  [entry('noted', 'Uzun', 'Kısa'), 'Deniz Korkmaz notu değiştirdi.', 'Önce “Uzun”, şimdi “Kısa”'],
])('%j', (one, sentence, change) => {
  expect(historyLine(one)).toEqual({ sentence, change });
});

test('what nobody is known to have done is said without a name', () => {
  expect(historyLine({ ...entry('booked', null, 'Pending'), by: null }).sentence).toBe(
    'Randevu oluşturuldu.',
  );
  const nameless = entry('status', 'Approved', 'Canceled', { code: 'x', name: ' ' });
  expect(historyLine(nameless).sentence).toBe('Ekipten biri randevuyu iptal etti.');
});

test('a change of status is taken back for 60 s, by the person who made it', () => {
  const then = Date.parse(at);
  const done = entry('status', 'Approved', 'Completed');
  expect(undoSecondsLeft(done, 'deniz', then)).toBe(60);
  expect(undoSecondsLeft(done, 'deniz', then + 59_500)).toBe(1);
  expect(undoSecondsLeft(done, 'deniz', then + 60_000)).toBe(0);
  expect(undoSecondsLeft(done, 'elif', then)).toBe(0);
  // A clock that goes behind gives no more than the minute.
  expect(undoSecondsLeft(done, 'deniz', then - 300_000)).toBe(60);
  expect(undoSecondsLeft(entry('undone', 'Completed', 'Approved'), 'deniz', then)).toBe(0);
  expect(undoSecondsLeft(entry('noted', '', 'Uzun saç'), 'deniz', then)).toBe(0);
  expect(undoSecondsLeft(undefined, 'deniz', then)).toBe(0);
});
