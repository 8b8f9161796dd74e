import { expect, test } from 'vitest';
import { formatProviderTime } from './provider-time.ts';

test.each([
  ['2026-11-15T05:30:07Z', '15.11.2026 08:30:07'],
  ['2026-12-31T21:00:00Z', '01.01.2027 00:00:00'],
])('%s is formatted as %s', (instant, formatted) => {
  expect(formatProviderTime(Date.parse(instant))).toBe(formatted);
});
