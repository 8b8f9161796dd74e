import { expect, test } from 'vitest';
import { lastDueMonth } from './report-mail.ts';

test.each([
  ['2026-11-01T07:59:59', '2026-09-01'],
  ['2026-11-01T08:00:00', '2026-10-01'],
  ['2026-11-30T23:59:59', '2026-10-01'],
  ['2027-01-01T07:00:00', '2026-11-01'],
  ['2027-01-01T09:00:00', '2026-12-01'],
])('at %s the newest report that is due is that of %s', (now, month) => {
  expect(lastDueMonth(now)).toBe(month);
});
