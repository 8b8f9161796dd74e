import type { Product } from '../../data/inventory.ts';

/** Where the critical level stands in a bar: a third, so that three times as much is full. */
export const tickPercent = 100 / 3;

/** How much of the bar is filled, in percent. Without a critical level anything is enough. */
export const fillOf = ({ stock, criticalLevel }: Pick<Product, 'stock' | 'criticalLevel'>): number => {
  if (stock <= 0) return 0;
  if (criticalLevel === 0) return 100;
  return Math.min(100, (stock / criticalLevel) * tickPercent);
};

type Point = { readonly x: number; readonly y: number };

/** The stock after each move as points of a box of this size, oldest at the left; null where there is no line yet. */
export const stockLine = (
  stocks: readonly number[],
  least: number,
  { width, height }: { readonly width: number; readonly height: number },
): { readonly points: readonly Point[]; readonly leastY: number } | null => {
  if (stocks.length < 2) return null;
  const low = Math.min(0, ...stocks);
  const high = Math.max(least, 1, ...stocks);
  const toY = (stock: number): number => height - ((stock - low) / (high - low)) * height;
  const points = stocks.map((stock, index) => ({ x: (index / (stocks.length - 1)) * width, y: toY(stock) }));
  return { points, leastY: toY(least) };
};
