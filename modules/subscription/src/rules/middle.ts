/** The one in the middle of what is on offer, smallest first; of an even number the smaller one. */
export const middleOf = <T>(offered: readonly T[]): T => {
  const middle = offered[Math.floor((offered.length - 1) / 2)];
  if (middle === undefined) throw new Error('there is no package to try');
  return middle;
};
