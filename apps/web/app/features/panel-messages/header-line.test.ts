import { expect, test } from 'vitest';
import { headerLine } from './header-line.ts';

const items = (count: number): readonly null[] => Array.from({ length: count }, () => null);

// Spec section 2, 'Admin messages screen', first point.
test('total record count in Turkish numbers, current page out of page count, number of items here', () => {
  const inbox = { totalCount: 1284, pageCount: 129, items: items(10) };
  expect(headerLine(inbox, 1, false)).toBe('1.284 kayıt · Sayfa 1 / 129 · bu sayfada 10 mesaj');
  expect(headerLine({ ...inbox, items: items(4) }, 129, false)).toBe(
    '1.284 kayıt · Sayfa 129 / 129 · bu sayfada 4 mesaj',
  );
});

test("'Yükleniyor...' while loading", () => {
  expect(headerLine(undefined, 1, true)).toBe('Yükleniyor...');
});

test('an empty inbox has one page, and one that did not come says nothing', () => {
  expect(headerLine({ totalCount: 0, pageCount: 0, items: [] }, 1, false)).toBe(
    '0 kayıt · Sayfa 1 / 1 · bu sayfada 0 mesaj',
  );
  expect(headerLine(undefined, 1, false)).toBe('');
});
