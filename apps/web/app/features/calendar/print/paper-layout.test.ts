import { describe, expect, test } from 'vitest';
import { layPaper } from './paper-layout.ts';

const team = (people: number, lines: number): number[] => Array.from({ length: people }, () => lines);

describe('a day on paper', () => {
  test.each([
    ['one person', team(1, 8), 'roomy', 1],
    ['a small salon', team(3, 7), 'roomy', 1],
    ['a full small salon', team(4, 9), 'dense', 1],
    ['a busy salon', team(6, 10), 'double', 1],
    ['a large salon', team(10, 10), 'small', 1],
    ['sixteen people', team(16, 9), 'triple', 1],
    ['more than a page holds', team(30, 12), 'triple', 3],
    ['nobody', [], 'roomy', 1],
  ])('of %s', (_what, lineCounts, name, pages) => {
    const paper = layPaper(lineCounts);
    expect([paper.layout.name, paper.pages.length]).toEqual([name, pages]);
  });

  test('keeps a person together, and goes on in the next column where that cannot be', () => {
    expect(layPaper([20, 20, 20, 20]).pages).toEqual([
      [
        [
          { index: 0, from: 0, to: 20 },
          { index: 1, from: 0, to: 20 },
        ],
        [
          { index: 2, from: 0, to: 20 },
          { index: 3, from: 0, to: 20 },
        ],
      ],
    ]);
    const [page] = layPaper([90]).pages;
    expect(page?.flat()).toEqual([
      { index: 0, from: 0, to: 51 },
      { index: 0, from: 51, to: 90 },
    ]);
  });

  test.each([[[0, 3, 0]], [[120, 1, 60, 0, 7]], [team(25, 13)], [[41]], [[200, 200]]])(
    'every line of %j is on it once, in its order, and everybody is named',
    (lineCounts) => {
      const parts = layPaper(lineCounts).pages.flat(2);
      const spell = (index: number, from: number, to: number) =>
        Array.from({ length: to - from }, (_, line) => `${index}-${from + line}`);
      expect(parts.flatMap(({ index, from, to }) => spell(index, from, to))).toEqual(
        lineCounts.flatMap((count, index) => spell(index, 0, count)),
      );
      expect(new Set(parts.map(({ index }) => index)).size).toBe(lineCounts.length);
    },
  );
});
