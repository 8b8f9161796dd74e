import { expect, test } from 'vitest';
import { formIdempotencyKey } from './idempotency-key.ts';

test('the same form keeps its key, a changed one gets another, and so do two forms', () => {
  const keyOf = formIdempotencyKey();
  const first = keyOf({ name: 'Gülşen' });
  expect(keyOf({ name: 'Gülşen' })).toBe(first);
  const second = keyOf({ name: 'Gülşen Nur' });
  expect(second).not.toBe(first);
  expect(keyOf({ name: 'Gülşen Nur' })).toBe(second);
  expect(formIdempotencyKey()({ name: 'Gülşen' })).not.toBe(first);
});
