import { expect, test } from 'vitest';
import { waitMs } from './use-seconds-left.ts';

test.each([
  ['2026-11-14T12:01:00Z', '2026-11-14T12:00:00Z', 60_000],
  ['2026-11-14T12:00:00.500Z', '2026-11-14T12:00:00Z', 500],
  ['2026-11-14T11:59:00Z', '2026-11-14T12:00:00Z', 0],
])('until %s from %s it is %d ms, whatever the browser believes', (resendAt, now, ms) => {
  expect(waitMs({ resendAt, now })).toBe(ms);
});
