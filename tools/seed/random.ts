/** A seeded generator: demo data must not change between runs. */
export const randomFrom = (seed: number) => {
  let state = seed >>> 0;
  // mulberry32
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  const hex = (length: number): string => Array.from({ length }, () => below(16).toString(16)).join('');
  return {
    next,
    below,
    pick: <T>(items: readonly T[]): T => items[below(items.length)] as T,
    /** A UUID v7 of that time. */
    code: (at: number): string => {
      const time = at.toString(16).padStart(12, '0');
      return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(3)}-${(8 + below(4)).toString(16)}${hex(3)}-${hex(12)}`;
    },
  };
};

export type Random = ReturnType<typeof randomFrom>;
