/** Picks the middle one of the packages, sorted by size; of an even number the smaller one. */
export const pickTrialPackage = <T>(packages: readonly T[]): T => {
  const middle = packages[Math.floor((packages.length - 1) / 2)];
  if (middle === undefined) throw new Error('pickTrialPackage: there is no package');
  return middle;
};
