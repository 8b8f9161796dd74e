import { expect, test } from 'vitest';
import { daysAround, type NowState } from './now-state.ts';
import { nowText } from './now-text.ts';

const days = daysAround('2026-11-14T13:20:00');

test.each<[NowState, string]>([
  [{ state: 'working', until: '2026-11-14T20:00:00' }, 'Çıkış 20:00'],
  [{ state: 'leave', until: '2026-11-15T10:00:00' }, 'Dönüş yarın 10:00'],
  [{ state: 'leave', until: '2026-11-20T00:00:00' }, 'Dönüş 20 Kas Cum'],
  [{ state: 'off', next: '2026-11-16T10:00:00' }, 'Sıradaki mesai 16 Kas Pzt 10:00'],
  [{ state: 'off', next: undefined }, 'Bu hafta mesaisi yok'],
  [{ state: 'inactive' }, 'Randevu almaz, giriş yapamaz'],
  [{ state: 'unset' }, 'Çalışma saatlerini ekleyin'],
])('%j reads %s', (state, text) => {
  expect(nowText(state, days)).toBe(text);
});
