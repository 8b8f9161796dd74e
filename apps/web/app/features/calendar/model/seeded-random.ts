/** Whole numbers that look random and are the same in every run: for tests of what holds for any day. */
const seededRandom = (seed: number) => {
  let state = seed;
  return (min: number, max: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return min + Math.floor((state / 2 ** 32) * (max - min + 1));
  };
};

/** One generator per run of a property. */
export const seededRuns = (count: number) =>
  Array.from({ length: count }, (_, index) => seededRandom(index * 7_919 + 1));
