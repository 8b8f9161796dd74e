import { expect, test } from 'vitest';
import { deviceKind } from './device-kind.ts';

test.each([
  ['Windows, Chrome', 'screen'],
  ['Linux, Firefox', 'screen'],
  ['', 'screen'],
  ['iPhone, Safari', 'phone'],
  ['Android, Chrome', 'phone'],
  ['iPad, Safari', 'tablet'],
  ['MacBook, Safari', 'laptop'],
  ['macOS, Chrome', 'laptop'],
])('%s is a %s', (device, kind) => {
  expect(deviceKind(device)).toBe(kind);
});
