import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../data/audit.ts';
import { clockOf, entriesByDay } from './entries-by-day.ts';

const at = (instant: string) => ({ code: instant, at: instant }) as AuditEntry;

test('entries stand under their days in Turkey, today and yesterday by name', () => {
  const days = entriesByDay(
    [
      at('2026-11-16T09:34:07.000Z'),
      at('2026-11-15T21:00:00.000Z'),
      at('2026-11-15T20:59:00.000Z'),
      at('2026-11-11T08:00:00.000Z'),
    ],
    '2026-11-16',
  );
  expect(days.map(({ heading, entries }) => [heading, entries.length])).toEqual([
    ['Bugün, 16 Kasım 2026 Pazartesi', 2],
    ['Dün, 15 Kasım 2026 Pazar', 1],
    ['11 Kasım 2026 Çarşamba', 1],
  ]);
  expect(clockOf(at('2026-11-15T21:00:00.000Z'))).toBe('00:00');
});
