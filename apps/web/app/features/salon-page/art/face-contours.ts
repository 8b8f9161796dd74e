import { point } from '../../../ui/pattern/shape.ts';

// A face as a map shows a hill: a height field, and lines of equal height through it (marching squares). Drawn once,
// when the module is loaded.

type Point = readonly [x: number, y: number];

/** The lines' own field, in the units of their paths. */
export const faceField = { width: 520, height: 622 } as const;

const columns = 72;
const rows = 90;
const levels = Array.from({ length: 16 }, (_, index) => 0.07 + index * 0.098);

const bump = (x: number, y: number, [cx, cy]: Point, [rx, ry]: Point): number =>
  Math.exp(-(((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2));

type Feature = { readonly height: number; readonly at: Point; readonly size: Point; readonly both?: true };

/** Nose, eyes, brows, cheeks, forehead, lips and chin; `both` is on either side of the face. */
const features: readonly Feature[] = [
  { height: 0.3, at: [0, -0.02], size: [0.1, 0.26] },
  { height: 0.34, at: [0, 0.19], size: [0.12, 0.1] },
  { height: 0.13, at: [0.14, 0.22], size: [0.07, 0.06], both: true },
  { height: -0.36, at: [0.32, -0.17], size: [0.19, 0.12], both: true },
  { height: 0.33, at: [0.32, -0.16], size: [0.125, 0.062], both: true },
  { height: 0.13, at: [0.33, -0.36], size: [0.24, 0.07], both: true },
  { height: 0.12, at: [0.42, 0.12], size: [0.18, 0.14], both: true },
  { height: 0.08, at: [0, -0.72], size: [0.36, 0.22] },
  { height: 0.17, at: [0.07, 0.465], size: [0.15, 0.05], both: true },
  { height: 0.24, at: [0, 0.585], size: [0.17, 0.06] },
  { height: -0.15, at: [0, 0.522], size: [0.24, 0.024] },
  { height: 0.22, at: [0, 0.86], size: [0.17, 0.12] },
  { height: -0.08, at: [0, 0.7], size: [0.2, 0.05] },
];

const heightAt = (x: number, y: number): number => {
  const width = y > 0 ? 0.8 - 0.3 * Math.min(1, y / 1.1) ** 1.7 : 0.8 - 0.04 * y * y;
  const dome = 1.25 * Math.exp(-(((x / width) ** 2 + (y / 1.16) ** 2) ** 1.35));
  return features.reduce(
    (sum, { height, at, size, both }) => sum + height * bump(both ? Math.abs(x) : x, y, at, size),
    dome,
  );
};

const grid = Array.from({ length: rows + 1 }, (_, row) =>
  Array.from({ length: columns + 1 }, (_, column) =>
    heightAt(-1.12 + (2.24 * column) / columns, -1.34 + (2.68 * row) / rows),
  ),
);

const gridAt = (column: number, row: number): number => grid[row]?.[column] ?? 0;

type Edge = 'top' | 'right' | 'bottom' | 'left';

/** Which edges of a cell a line crosses, by which corners are above the level (top left is 8, clockwise). */
const crossings: Readonly<Record<number, readonly (readonly [Edge, Edge])[]>> = {
  1: [['left', 'bottom']],
  2: [['bottom', 'right']],
  3: [['left', 'right']],
  4: [['top', 'right']],
  5: [
    ['left', 'top'],
    ['bottom', 'right'],
  ],
  6: [['top', 'bottom']],
  7: [['left', 'top']],
  8: [['left', 'top']],
  9: [['top', 'bottom']],
  10: [
    ['top', 'right'],
    ['left', 'bottom'],
  ],
  11: [['top', 'right']],
  12: [['left', 'right']],
  13: [['bottom', 'right']],
  14: [['left', 'bottom']],
};

const cellLines = (column: number, row: number, level: number): readonly (readonly [Point, Point])[] => {
  const [a, b] = [gridAt(column, row), gridAt(column + 1, row)];
  const [c, d] = [gridAt(column + 1, row + 1), gridAt(column, row + 1)];
  const between = (one: number, other: number): number => (level - one) / (other - one);
  const edges: Readonly<Record<Edge, () => Point>> = {
    top: () => [column + between(a, b), row],
    right: () => [column + 1, row + between(b, c)],
    bottom: () => [column + between(d, c), row + 1],
    left: () => [column, row + between(a, d)],
  };
  const corners = [a, b, c, d].reduce((sum, height, index) => sum + (height > level ? 8 >> index : 0), 0);
  return (crossings[corners] ?? []).map(([from, to]) => [edges[from](), edges[to]()]);
};

const keyOf = ([x, y]: Point): string => `${x.toFixed(3)} ${y.toFixed(3)}`;

/** Joins the pieces of one level into lines. */
const joinLines = (pieces: readonly (readonly [Point, Point])[]): Point[][] => {
  const neighbours = new Map<string, { readonly at: Point; readonly next: Point[] }>();
  const link = (from: Point, to: Point): void => {
    const known = neighbours.get(keyOf(from)) ?? { at: from, next: [] };
    known.next.push(to);
    neighbours.set(keyOf(from), known);
  };
  for (const [from, to] of pieces) {
    link(from, to);
    link(to, from);
  }
  const seen = new Set<string>();
  const lines: Point[][] = [];
  for (const [start, { at }] of neighbours) {
    if (seen.has(start)) continue;
    const line = [at];
    let next: Point | undefined = at;
    while (next) {
      seen.add(keyOf(next));
      next = neighbours.get(keyOf(next))?.next.find((one) => !seen.has(keyOf(one)));
      if (next) line.push(next);
    }
    if (line.length > 6) lines.push(line);
  }
  return lines;
};

/** Every third point is enough: the curve between them is smooth. */
const pathOf = (line: readonly Point[]): string => {
  const kept = line
    .filter((_, index) => index % 3 === 0)
    .map(([x, y]): Point => [(x / columns) * faceField.width, (y / rows) * faceField.height]);
  const middle = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const at = (index: number): Point => kept[((index % kept.length) + kept.length) % kept.length] ?? [0, 0];
  const [first = [0, 0], last = [0, 0]] = [line[0], line.at(-1)];
  const isClosed = Math.hypot(first[0] - last[0], first[1] - last[1]) < 2;
  if (!isClosed) return `M${kept.map((one) => point(...one)).join('L')}`;
  return `M${point(...middle(at(-1), at(0)))}${kept
    .map((one, index) => `Q${point(...one)} ${point(...middle(one, at(index + 1)))}`)
    .join('')}Z`;
};

const linesAt = (level: number): Point[][] =>
  joinLines(
    Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => cellLines(column, row, level)).flat(),
    ).flat(),
  );

const pathsAt = (chosen: readonly number[]): string => chosen.flatMap(linesAt).map(pathOf).join('');

/** The plain around the face, and the face. */
export const facePaths = {
  low: pathsAt(levels.filter((level) => level < 0.45)),
  high: pathsAt(levels.filter((level) => level >= 0.45)),
};
