import { expect, test } from 'vitest';
import { assignKeys, createKeyAssigner } from './element-keys.ts';

const slots = (before: Record<string, number>, ...codes: string[]) =>
  Object.fromEntries(assignKeys(new Map(Object.entries(before)), codes));

test('what stays keeps its element, what comes takes that of what went', () => {
  expect(slots({}, 'a', 'b')).toEqual({ a: 0, b: 1 });
  expect(slots({ a: 0, b: 1 }, 'c', 'd')).toEqual({ c: 0, d: 1 });
  expect(slots({ a: 0, b: 1 }, 'c', 'b')).toEqual({ c: 0, b: 1 });
  expect(slots({ a: 0, b: 1 }, 'a', 'c', 'b')).toEqual({ a: 0, c: 2, b: 1 });
  expect(slots({ a: 0, b: 1 }, 'b')).toEqual({ b: 1 });
});

test('asked twice for the same it answers the same', () => {
  const of = createKeyAssigner();
  const first = of(['a', 'b']);
  expect(of(['a', 'b'])).toEqual(first);
  expect([...of(['c', 'd', 'e']).values()]).toEqual([0, 1, 2]);
});
