import { expect, test } from 'vitest';
import { lastVisitText, nextText } from './row-text.ts';

const figures = {
  visits: 0,
  noShows: 0,
  cancels: 0,
  spent: 0,
  lastVisit: null,
  lastService: '',
  inSessions: false,
  nextVisit: null,
};

test.each([
  ['2026-11-15T10:30:00', 'Bugün'],
  ['2026-10-24T10:30:00', '24 Ekim'],
  ['2025-10-24T10:30:00', '24 Ekim 2025'],
])('a last visit of %s reads %s', (lastVisit, day) => {
  const last = { ...figures, lastVisit, lastService: 'Fön' };
  expect(lastVisitText(last, '2026-11-15')).toEqual({ day, service: 'Fön' });
});

test('who was never here is awaited for the first time, or was only written down', () => {
  expect(lastVisitText({ ...figures, nextVisit: '2026-11-15T18:30:00' }, '2026-11-15').day).toBe('İlk kez');
  expect(lastVisitText(figures, '2026-11-15').day).toBe('Henüz gelmedi');
});

test('the next visit names its day unless that is today', () => {
  expect(nextText('2026-11-15T13:15:00', '2026-11-15')).toBe('Bugün 13:15');
  expect(nextText('2026-11-18T14:30:00', '2026-11-15')).toBe('18 Kas Çar 14:30');
});
