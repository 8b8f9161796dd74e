/** Adds up in whole kurus, because 0.1 + 0.2 is not 0.3 in floating point. */
export const sumLira = (amounts: readonly number[]): number =>
  amounts.reduce((kurus, lira) => kurus + Math.round(lira * 100), 0) / 100;
