import { describe, expect, test } from 'vitest';
import { pagesToShow } from './pages.ts';

const shown = (current: number, count: number, siblings = 1): string =>
  pagesToShow(current, count, siblings)
    .map((slot) => (typeof slot === 'number' ? slot : '…'))
    .join(' ');

describe('a pager of 129 pages', () => {
  test.each([
    [1, '1 2 3 … 129'],
    [2, '1 2 3 … 129'],
    [3, '1 2 3 4 … 129'],
    [4, '1 2 3 4 5 … 129'],
    [5, '1 … 4 5 6 … 129'],
    [65, '1 … 64 65 66 … 129'],
    [125, '1 … 124 125 126 … 129'],
    [126, '1 … 125 126 127 128 129'],
    [127, '1 … 126 127 128 129'],
    [128, '1 … 127 128 129'],
    [129, '1 … 127 128 129'],
  ])('on page %i shows %s', (current, expected) => {
    expect(shown(current, 129)).toBe(expected);
  });

  test('on a phone has never more than five slots', () => {
    expect(shown(1, 129, 0)).toBe('1 2 3 … 129');
    expect(shown(65, 129, 0)).toBe('1 … 65 … 129');
    for (let page = 1; page <= 129; page += 1) {
      expect(pagesToShow(page, 129, 0).length, `page ${page}`).toBeLessThanOrEqual(5);
    }
  });
});

test('every page of a short list is shown, once and in order', () => {
  expect(shown(1, 1)).toBe('1');
  expect(shown(2, 2)).toBe('1 2');
  expect(shown(3, 5)).toBe('1 2 3 4 5');
  expect(shown(1, 4, 0)).toBe('1 2 3 4');
});

test('the current page, the first and the last are always there, and no page twice', () => {
  for (let count = 1; count <= 40; count += 1) {
    for (let current = 1; current <= count; current += 1) {
      for (const siblings of [0, 1]) {
        const pages = pagesToShow(current, count, siblings).filter((slot) => typeof slot === 'number');
        expect(pages, `${current} of ${count}`).toEqual(
          [...new Set(pages)].toSorted((a, b) => a - b).filter((page) => page >= 1 && page <= count),
        );
        expect(pages).toEqual(expect.arrayContaining([1, current, count]));
      }
    }
  }
});
