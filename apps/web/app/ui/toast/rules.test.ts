import { expect, test } from 'vitest';
import { isToastHotKey, toastRules } from './rules.ts';

test('the figures of the spec: 5000 ms, top right, at most 3 at once, drag threshold 80 percent', () => {
  expect(toastRules).toMatchObject({
    autoClose: 5000,
    position: 'top-right',
    limit: 3,
    draggable: true,
    draggablePercent: 80,
  });
});

test('the shortcut is Alt+T, also where T stands elsewhere on the keyboard', () => {
  expect(isToastHotKey({ altKey: true, code: 'KeyT', key: 't' })).toBe(true);
  expect(isToastHotKey({ altKey: true, code: 'Quote', key: 't' })).toBe(true);
  expect(isToastHotKey({ altKey: false, code: 'KeyT', key: 't' })).toBe(false);
  expect(isToastHotKey({ altKey: true, code: 'KeyE', key: 'e' })).toBe(false);
});
