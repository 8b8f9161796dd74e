import { expect, test } from 'vitest';
import { findInvalidDates } from './leave-dates.ts';

test.each([
  ['2026-11-15T10:00:00', '2026-11-15T12:00:00', null],
  ['2026-11-15', null, null],
  ['0000-01-01', '2026-11-15', ['startDate']],
  ['2026-11-15', '9999-12-31', ['endDate']],
  ['2100-12-31', '2101-01-01', ['endDate']],
])('from %s to %s: %j is invalid', (startDate, endDate, invalid) => {
  const fields = findInvalidDates({ startDate, endDate });
  expect(fields && Object.keys(fields)).toEqual(invalid);
});
