import { expect, test } from 'vitest';
import { prefillQuery, toPlaceText } from '../../../../parts/appointment-form/model/prefill.ts';
import { toPrefill } from './placement-prefill.ts';

const drawnRange = { employee: 'deniz', day: '2026-11-14', start: 630, end: 675 };

test.each([
  [drawnRange, false, 'gun=2026-11-14&saat=10:30&calisan=deniz&sure=45'],
  [drawnRange, true, 'gun=2026-11-14&saat=10:30&calisan=deniz'],
  [{ ...drawnRange, employee: '' }, false, 'gun=2026-11-14&saat=10:30&sure=45'],
  [{ ...drawnRange, start: 1_470, end: 1_500 }, true, 'gun=2026-11-15&saat=00:30&calisan=deniz'],
])('%o, pressed %s, leads to %s', (placement, isPress, address) =>
  expect(prefillQuery(toPrefill(placement, isPress))).toBe(address),
);

test('beside the calendar it is one word of the address', () =>
  expect(toPlaceText(toPrefill(drawnRange, false))).toBe('2026-11-14.1030.deniz.45'));
