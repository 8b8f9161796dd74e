import type { Asks } from './ask-walls.ts';

/** The first circle in a table of who asks whom, as the way round it; undefined if there is none. */
export const circleIn = (table: Asks): readonly string[] | undefined => {
  const cleared = new Set<string>();

  const walk = (asker: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(asker)) return [...way.slice(way.indexOf(asker)), asker];
    if (cleared.has(asker)) return undefined;
    for (const asked of table[asker] ?? []) {
      const circle = walk(asked, [...way, asker]);
      if (circle) return circle;
    }
    cleared.add(asker);
    return undefined;
  };

  for (const asker of Object.keys(table)) {
    const circle = walk(asker, []);
    if (circle) return circle;
  }
  return undefined;
};
