import { expect, test } from 'vitest';
import { daysAround, type NowState } from './now-state.ts';
import { clockDative, nowText } from './now-text.ts';

const melike = { from: '2026-11-14T13:00:00', to: '2026-11-14T14:30:00', customer: 'Melike I.' };
const next = { from: '2026-11-14T15:00:00', to: '2026-11-14T16:00:00', customer: 'Ada K.' };
const days = daysAround('2026-11-14T13:20:00');

test.each<[NowState, string]>([
  [{ state: 'working', until: '2026-11-14T20:00:00', next: undefined }, 'Çıkış 20:00'],
  [{ state: 'working', until: '2026-11-14T20:00:00', next }, 'Sıradaki 15:00, Ada K.'],
  [{ state: 'busy', visit: melike, next: undefined }, 'Melike I. ile, 14:30’a kadar'],
  [{ state: 'busy', visit: melike, next }, 'Melike I. ile, 14:30’a kadar. Sıradaki 15:00'],
  [{ state: 'break', until: '2026-11-14T14:00:00' }, 'Dönüş 14:00'],
  [{ state: 'dayOff', until: '2026-11-16T10:00:00' }, 'Dönüş 16 Kas Pzt 10:00'],
  [{ state: 'leave', until: '2026-11-15T10:00:00' }, 'Dönüş yarın 10:00'],
  [{ state: 'leave', until: '2026-11-20T00:00:00' }, 'Dönüş 20 Kas Cum'],
  [{ state: 'off', next: '2026-11-16T10:00:00' }, 'Sıradaki mesai 16 Kas Pzt 10:00'],
  [{ state: 'off', next: undefined }, 'Bu hafta mesaisi yok'],
  [{ state: 'inactive' }, 'Randevu almaz, giriş yapamaz'],
  [{ state: 'unset' }, 'Çalışma saatlerini ekleyin'],
])('%j reads %s', (state, text) => {
  expect(nowText(state, days)).toBe(text);
});

test.each([
  ['14:30', '14:30’a'],
  ['20:00', '20:00’ye'],
  ['10:00', '10:00’a'],
  ['14:00', '14:00’e'],
  ['09:45', '09:45’e'],
  ['12:20', '12:20’ye'],
  ['18:40', '18:40’a'],
  ['18:50', '18:50’ye'],
  ['06:00', '06:00’ya'],
  ['13:16', '13:16’ya'],
  ['19:00', '19:00’a'],
  ['17:27', '17:27’ye'],
  ['00:00', '00:00’a'],
])('until %s is said %s', (clock, said) => {
  expect(clockDative(clock)).toBe(said);
});
