// violates: no-sequences
export const planted = (one: () => number, two: () => number): number => {
  return one(), two();
};
