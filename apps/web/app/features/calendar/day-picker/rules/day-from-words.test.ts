import { describe, expect, test } from 'vitest';
import { dayFromWords } from './day-from-words.ts';

// A Wednesday.
const today = '2026-11-18';

describe('what people type for a day', () => {
  test.each([
    ['bugün', '2026-11-18'],
    ['YARIN', '2026-11-19'],
    ['dun', '2026-11-17'],
    ['12.12', '2026-12-12'],
    ['1.2', '2027-02-01'],
    ['18/05', '2026-05-18'],
    ['17.5', '2027-05-17'],
    ['12.12.2027', '2027-12-12'],
    ['3-1-27', '2027-01-03'],
    ['12 aralık', '2026-12-12'],
    ['12 ara', '2026-12-12'],
    ['5 Ocak', '2027-01-05'],
    ['5 ocak 2028', '2028-01-05'],
    ['salı', '2026-11-24'],
    ['cum', '2026-11-20'],
    ['cumartesi', '2026-11-21'],
    ['Çarşamba', '2026-11-25'],
    ['3 hafta sonra', '2026-12-09'],
    ['+6 hafta', '2026-12-30'],
    ['2 gün önce', '2026-11-16'],
    ['1 ay sonra', '2026-12-18'],
    ['10 gün', '2026-11-28'],
  ])('%s', (typed, day) => {
    expect(dayFromWords(typed, today)).toBe(day);
  });

  test.each(['', 'x', '31.02', '32.1', '12.13', '5', 'pa', 'hafta', '3 yıl', '12 foo'])(
    'nobody can tell: %s',
    (typed) => {
      expect(dayFromWords(typed, today)).toBeNull();
    },
  );
});
